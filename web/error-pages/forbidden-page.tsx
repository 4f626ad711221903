import { usePage } from '../router/page-state.ts'
import type { InPlace } from '../router/site-map.ts'
import { useTranslate, useUser } from '../session/app-context.ts'
import { displayName } from '../session/display-name.ts'
import { ErrorScreen } from './error-screen.tsx'
import { WayBack } from './way-back.tsx'

/** Shown to signed-in people without the permission that the page requires. */
export function Page({ data }: { data: InPlace }) {
  const t = useTranslate()
  const user = useUser()
  const guard = usePage().entry?.guard
  const right = guard === 'public' || guard === 'authentication' ? undefined : guard
  return (
    <ErrorScreen title={t('shell.noPermission')} action={<WayBack {...data} />}>
      {right && <p>{t('rights.needed', { right: t(`rights.name.${right}`) })}</p>}
      <p>{t('rights.askAdmin')}</p>
      <p className="min-h-7">{user && t('shell.signedInAs', { name: displayName(user) })}</p>
    </ErrorScreen>
  )
}
