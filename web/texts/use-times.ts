import { useSyncExternalStore } from 'react'
import { lazy } from '#i18n/lazy.ts'
import { type Times, times } from '#i18n/times.ts'
import { useApp } from '../session/app-context.ts'

const never = () => () => {}
const ownZone = lazy(() => Intl.DateTimeFormat().resolvedOptions().timeZone)

/**
 * Dates and times. A page is rendered with those of UTC, the same for everyone; once it is alive, they are those of
 * the reader's own clock.
 */
export function useTimes(): Times {
  const zone = useSyncExternalStore(never, ownZone, () => 'UTC')
  return times(useApp().locale, zone)
}
