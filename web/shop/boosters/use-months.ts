import { localeInfo } from '#i18n/locales.ts'
import { useApp } from '#web/frame/session/app-context.ts'

/** Months with their year: 'Mar 2024' beside a drawing, 'March 2024' in a sentence; in UTC, the same for everyone. */
export function useMonths() {
  const { locale } = useApp()
  const tag = `${localeInfo(locale).tag}-u-nu-latn`
  const write = (month: 'short' | 'long') => (at: string) =>
    new Intl.DateTimeFormat(tag, { month, year: 'numeric', timeZone: 'UTC' })
      .format(new Date(at))
      .replace(/[\u2009\u202f]/g, ' ')
  return { short: write('short'), long: write('long') }
}
