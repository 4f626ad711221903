import { useApp } from '../app/app-context.ts'
import { LocaleLink } from '../app/locale-link.tsx'
import { usePageState } from '../app/page-state.ts'
import { buttonClass } from '../ui/button-class.ts'
import { ErrorScreen } from './error-screen.tsx'

/** An address that leads nowhere (spec 2 and 8). */
export function NotFoundPage() {
  const { t, format } = useApp()
  const { pathname } = usePageState().address
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
