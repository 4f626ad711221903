import { useSyncExternalStore } from 'react'
import { lazy } from '#i18n/lazy.ts'
import { type Times, times } from '#i18n/times.ts'
import { useApp } from '../session/app-context.ts'

const never = () => () => {}
const ownZone = lazy(() => Intl.DateTimeFormat().resolvedOptions().timeZone)

/**
 * Dates and times. The server renders UTC, the same for everyone; in the browser they change to the reader's time zone.
 */
export function useTimes(): Times {
  const zone = useSyncExternalStore(never, ownZone, () => 'UTC')
  return times(useApp().locale, zone)
}

/** The same in the shop's time zone, for what it sums by months and prints, so that each day is in its month. */
export function useShopTimes(): Times {
  const { locale, site } = useApp()
  return times(locale, site.timeZone)
}
