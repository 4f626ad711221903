import './closed-page.css'
import { ErrorScreen } from '#web/account/error-pages/error-screen.tsx'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp, useTranslate, useUser } from '#web/frame/session/app-context.ts'
import { ContourLines } from '#web/kit/drawing/contours/contour-lines.tsx'
import { Summit } from '#web/kit/drawing/summit/summit.tsx'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import { OpeningMailForm } from './opening-mail-form.tsx'

/** Replaces the storefront until the shop opens, and what needs prices until there are some. */
export function Page() {
  return useApp().site.closed === 'shut' ? <BeforeOpening /> : <WithoutPrices />
}

/** Says that the shop isn't open yet, and takes an address for the opening mail. */
function BeforeOpening() {
  const { t, dir, site } = useApp()
  return (
    <section className="closed-shop">
      <ContourLines seed="closed" width={1440} height={760} dir={dir} />
      <div className="shell closed-words">
        <h1 className="type-display max-w-[14ch]">{t('shell.notOpenYet')}</h1>
        <p className="type-large mt-4 max-w-[44ch] text-ink-2">{t('soon.lead', { site: site.name })}</p>
        <OpeningMailForm />
      </div>
      <Summit dir={dir} legs={3} />
    </section>
  )
}

/** Staff who can publish prices get a link. */
function WithoutPrices() {
  const t = useTranslate()
  const setsPrices = useUser()?.permissions.includes('FullAccess')
  return (
    <ErrorScreen
      title={t('shell.notOpenYet')}
      action={
        <LocaleLink
          to={setsPrices ? '/dashboard/admin/prices' : '/'}
          className={buttonClass({ variant: 'primary' })}
        >
          {t(setsPrices ? 'shell.setPrices' : 'shell.goHome')}
        </LocaleLink>
      }
    >
      <p>{t('errors.prices_not_set')}</p>
    </ErrorScreen>
  )
}
