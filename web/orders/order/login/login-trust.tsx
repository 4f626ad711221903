import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'

const points = ['who', 'code', 'change', 'hit'] as const

/** What somebody wants to know before they hand over a password, and who runs the shop. */
export function LoginTrust() {
  const { t, site } = useApp()
  const { name, operator } = site
  const runs = { name, operator: operator.name }
  return (
    <>
      <dl className="type-small mt-4 grid gap-x-8 gap-y-3 border-t border-line pt-4 sm:grid-cols-2">
        {points.map((point) => (
          <div key={point}>
            <dt className="font-semibold">{t(`order.trust.${point}`)}</dt>
            <dd className="text-ink-2">{t(`order.trust.${point}Text`)}</dd>
          </div>
        ))}
      </dl>
      <p className="type-small mt-4 text-ink-2">
        {operator.since === null
          ? t('order.trust.runs', runs)
          : t('order.trust.runsSince', { ...runs, year: String(operator.since) })}{' '}
        <LocaleLink to="/about-us" className="text-link">
          {t('shell.aboutUs')}
        </LocaleLink>
      </p>
    </>
  )
}
