import { LocaleLink } from '../router/locale-link.tsx'
import { useTranslate, useUser } from '../session/app-context.ts'
import { buttonClass } from '../ui/button-class.ts'
import { ErrorScreen } from './error-screen.tsx'

/** Replaces a page that needs prices until staff publish some; staff who can publish them get a link. */
export function Page() {
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
