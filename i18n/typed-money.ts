import { type Locale, localeInfo } from './locales.ts'

/** An amount as a field shows it to be edited, with the language's own decimal mark: 45.50, 45,50. Minor units. */
export function typedMoney(locale: Locale, minor: number): string {
  const { tag, dir } = localeInfo(locale)
  // As formats() does, Arabic writes amounts as English does.
  const format = new Intl.NumberFormat(dir === 'rtl' ? 'en-GB' : tag, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: false,
  })
  return format.format(minor / 100)
}
