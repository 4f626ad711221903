import { isStaff, staffPermissions } from '#core/people/permissions.ts'
import { staffPageName } from '#i18n/staff-pages.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { usePage } from '#web/frame/router/page-state.ts'
import type { InPlace } from '#web/frame/router/route-entry.ts'
import { useTranslate, useUser } from '#web/frame/session/app-context.ts'
import { displayName } from '#web/frame/session/display-name.ts'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import { ErrorScreen } from './error-screen.tsx'
import { MissingPermission } from './missing-permission.tsx'
import { WayBack } from './way-back.tsx'

/** Staff reach the page once a second factor protects their account. */
function SecondFactorNeeded() {
  const t = useTranslate()
  const toSettings = (
    <LocaleLink to="/dashboard/profile-settings" className={buttonClass({ variant: 'primary' })}>
      {t('proof.setUp')}
    </LocaleLink>
  )
  return (
    <ErrorScreen title={t('proof.staffTitle')} action={toSettings}>
      <p>{t('proof.staffText')}</p>
    </ErrorScreen>
  )
}

/** Shown to signed-in people without the permission that the page requires. */
export function Page({ data }: { data: InPlace }) {
  const t = useTranslate()
  const user = useUser()
  const { entry, pattern } = usePage()
  const guard = entry?.guard
  const withheld = guard !== undefined && user?.withheld?.some((each) => each === guard)
  if (withheld) return <SecondFactorNeeded />
  const right = staffPermissions.find((each) => each === guard)
  if (user && right && pattern && isStaff(user))
    return <MissingPermission user={user} right={right} page={staffPageName(pattern)} />
  const needed = guard === 'public' || guard === 'authentication' ? undefined : guard
  return (
    <ErrorScreen title={t('shell.noPermission')} action={<WayBack {...data} />}>
      {needed && <p>{t('rights.needed', { right: t(`rights.name.${needed}`) })}</p>}
      <p>{t('rights.askAdmin')}</p>
      <p className="min-h-7">{user && t('shell.signedInAs', { name: displayName(user) })}</p>
    </ErrorScreen>
  )
}
