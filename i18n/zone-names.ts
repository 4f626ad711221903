import { type Locale, localeInfo } from './locales.ts'

/** A time zone as the language names it: Europe/Berlin is Central European Time, Mitteleuropäische Zeit, 中欧时间. */
export function zoneName(locale: Locale, timeZone: string): string {
  const format = new Intl.DateTimeFormat(localeInfo(locale).tag, { timeZone, timeZoneName: 'longGeneric' })
  return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
