import { useLocation } from 'react-router'
import { LocaleLink } from '../router/locale-link.tsx'
import { useApp } from '../session/app-context.ts'
import { buttonClass } from '../ui/button-class.ts'
import { ErrorScreen } from './error-screen.tsx'

/** An address that leads nowhere (spec 2 and 8). */
export function NotFoundPage() {
  const { t, format } = useApp()
  const { pathname } = useLocation()
  return (
    <ErrorScreen
      title={t('shell.pageNotFound')}
      action={
        <LocaleLink to="/" className={buttonClass({ variant: 'primary' })}>
          {t('shell.goHome')}
        </LocaleLink>
      }
    >
      <p>{t('shell.pageNotFoundAt', { path: format.ltr(pathname) })}</p>
      <p>{t('shell.pageNotFoundHelp')}</p>
    </ErrorScreen>
  )
}
