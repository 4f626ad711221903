import { useApp } from '#web/frame/session/app-context.ts'
import { ContourLines } from '#web/kit/drawing/contours/contour-lines.tsx'
import { FindOrderButton } from './find-order-button.tsx'
import { SignInPanel } from './sign-in-panel.tsx'
import { useSteps } from './use-steps.ts'

/** Shown to visitors at the address of a page that needs an account; after signing in they see that page. */
export function Page() {
  const { t, dir } = useApp()
  const steps = useSteps('sign-in')
  return (
    <div className="relative isolate -mt-16 pt-16">
      <ContourLines seed="sign-in" width={1440} height={560} dir={dir} />
      <div className="shell py-12 md:py-20">
        <h1 className="type-h1">{steps.title}</h1>
        <p className="type-large mt-3 text-ink-2">{t('account.signInNeeded')}</p>
        <div className="card sign-in-card mt-8">
          <SignInPanel steps={steps} />
        </div>
        <div className="mt-4">
          <FindOrderButton variant="link" />
        </div>
      </div>
    </div>
  )
}
