import { typedAmount } from '#core/base/typed-numbers.ts'
import { type PriceField, valueRefusal } from '#core/prices/price-values.ts'
import { type Locale, localeInfo } from '#i18n/locales.ts'

const minus = '\u2212'

/** A value as a cell shows it: 12.50 or 12,50 for a price, +15 or −10 for a percentage. */
export function cellText({ kind, min }: PriceField, value: number, locale: Locale): string {
  const { tag, dir } = localeInfo(locale)
  const digits = kind === 'price' ? 2 : 0
  const text = new Intl.NumberFormat(dir === 'rtl' ? 'en-GB' : tag, {
    minimumFractionDigits: digits,
    maximumFractionDigits: kind === 'price' ? 2 : 1,
    useGrouping: false,
    // Only a value that can be positive or negative has a sign.
    signDisplay: kind === 'percent' && min < 0 ? 'exceptZero' : 'auto',
  }).format(kind === 'price' ? value / 100 : value)
  return text.replace('-', minus)
}

/** Parses text that a person typed or pasted into a cell: its value, or why it can't be one. */
export function parseCell(field: PriceField, text: string): number | 'kind' | 'bounds' {
  if (field.kind === 'price') {
    const amount = typedAmount(text)
    return amount === null ? 'kind' : (valueRefusal(field, amount) ?? amount)
  }
  const plain = text
    .replaceAll(minus, '-')
    .replace(/[\s\u00a0\u202f\u2066-\u2069%+]/g, '')
    .replace(',', '.')
  if (!/^-?\d{1,8}(\.\d0*)?$/.test(plain)) return 'kind'
  const value = Number(plain) + 0
  return valueRefusal(field, value) ?? value
}
