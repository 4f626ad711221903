import { ErrorScreen } from '#web/account/error-pages/error-screen.tsx'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useTranslate } from '#web/frame/session/app-context.ts'
import { buttonClass } from '#web/kit/ui/button-class.ts'

/** The address of a link that was revoked or is over. */
export function Page() {
  const t = useTranslate()
  return (
    <ErrorScreen
      title={t('tracking.goneTitle')}
      action={
        <LocaleLink to="/" className={buttonClass({ variant: 'primary' })}>
          {t('shell.goHome')}
        </LocaleLink>
      }
    >
      <p>{t('tracking.goneText')}</p>
    </ErrorScreen>
  )
}
