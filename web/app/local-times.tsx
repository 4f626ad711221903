import { type ReactNode, useEffect, useState } from 'react'
import { formats } from '#i18n/format.ts'
import { type App, AppContext } from './app-context.ts'

/**
 * A page is rendered with times in UTC, the same for everyone; once it is alive, times are those of the reader's
 * own clock.
 */
export function LocalTimes({ app, children }: { app: App; children: ReactNode }) {
  const [local, setLocal] = useState(app)
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    setLocal({ ...app, format: formats(app.locale, timeZone) })
  }, [app])
  return <AppContext value={local}>{children}</AppContext>
}
