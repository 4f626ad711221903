import { useLocation } from 'react-router'
import type { InPlace } from '#web/frame/router/route-entry.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { ErrorScreen } from './error-screen.tsx'
import { Suggestions } from './suggestions.tsx'
import { WayBack } from './way-back.tsx'

/** An address without a page (spec 2 and 8). */
export function Page({ data }: { data: InPlace }) {
  const { t, format } = useApp()
  const { pathname } = useLocation()
  return (
    <ErrorScreen title={t('shell.pageNotFound')} action={<WayBack {...data} />}>
      <p>{t('shell.pageNotFoundAt', { path: format.ltr(pathname) })}</p>
      <p>{t('shell.pageNotFoundHelp')}</p>
      <Suggestions pathname={pathname} />
    </ErrorScreen>
  )
}
