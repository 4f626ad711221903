import { LocaleLink } from '../router/locale-link.tsx'
import { useTranslate, useUser } from '../session/app-context.ts'
import { displayName } from '../session/display-name.ts'
import { buttonClass } from '../ui/button-class.ts'
import { ErrorScreen } from './error-screen.tsx'

/** Signed in, but without the permission that the page asks for. */
export function ForbiddenPage() {
  const t = useTranslate()
  const user = useUser()
  return (
    <ErrorScreen
      title={t('shell.noPermission')}
      action={
        <LocaleLink to="/dashboard" className={buttonClass({ variant: 'primary' })}>
          {t('shell.toDashboard')}
        </LocaleLink>
      }
    >
      <p>{t('shell.noPermissionHelp')}</p>
      <p className="min-h-7">{user && t('shell.signedInAs', { name: displayName(user) })}</p>
    </ErrorScreen>
  )
}
