import { useMemo } from 'react'
import { localeInfo } from '#i18n/locales.ts'
import { useApp } from '../session/app-context.ts'

/** The name of a day of the week: 1 is Monday. */
export function useDayNames(): (day: number) => string {
  const { locale } = useApp()
  return useMemo(() => {
    const { tag } = localeInfo(locale)
    const format = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' })
    // January 5, 2026 is a Monday.
    return (day: number) => format.format(Date.UTC(2026, 0, 4 + day, 12))
  }, [locale])
}
