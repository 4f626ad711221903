import { useApp } from '#web/frame/session/app-context.ts'

/** How Safari on a phone or tablet installs a site: nothing but its own menu can. */
export function InstallSteps() {
  const { t, site } = useApp()
  const steps = [t('app.stepShare'), t('app.stepAdd'), t('app.stepOpen', { name: site.name })]
  return (
    <ol className="type-small mt-2 list-decimal space-y-2 ps-5">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}
