import { useSyncExternalStore } from 'react'
import { lazy } from '#i18n/lazy.ts'
import type { Locale } from '#i18n/locales.ts'
import { type Times, times } from '#i18n/times.ts'
import { useApp } from '../session/app-context.ts'

const never = () => () => {}
const ownZone = lazy(() => Intl.DateTimeFormat().resolvedOptions().timeZone)

/**
 * Dates and times in the reader's time zone. The server knows it from a cookie, on pages that are the reader's alone; until
 * the browser knows it, other pages show days without hours.
 */
export function useTimes(): Times {
  const { locale } = useApp()
  const zone = useZone()
  return zone === null ? daysOnly(locale) : times(locale, zone)
}

/** The reader's time zone; null until the browser knows it. */
export function useZone(): string | null {
  const { timeZone = 'UTC' } = useApp()
  return useSyncExternalStore(never, ownZone, () => timeZone)
}

/** What can be said without knowing the zone. */
function daysOnly(locale: Locale): Times {
  const known = times(locale, 'UTC')
  return { ...known, time: known.day, dateTime: known.day, dateAndTime: known.date }
}

/** The same in the shop's time zone, for what it sums by months and prints, so that each day is in its month. */
export function useShopTimes(): Times {
  const { locale, site } = useApp()
  return times(locale, site.timeZone)
}
