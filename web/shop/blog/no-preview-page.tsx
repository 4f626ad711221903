import { ErrorScreen } from '#web/account/error-pages/error-screen.tsx'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useTranslate } from '#web/frame/session/app-context.ts'
import { buttonClass } from '#web/kit/ui/button-class.ts'

/** The address of a preview that was revoked or is over. */
export function Page() {
  const t = useTranslate()
  return (
    <ErrorScreen
      title={t('preview.goneTitle')}
      action={
        <LocaleLink to="/blog" className={buttonClass({ variant: 'primary' })}>
          {t('preview.toBlog')}
        </LocaleLink>
      }
    >
      <p>{t('preview.goneText')}</p>
    </ErrorScreen>
  )
}
