import { lazy } from './lazy.ts'
import { type Locale, localeInfo } from './locales.ts'

export type Formats = {
  /** Minor units with their currency, such as €83.70; `signed` +€6.40; `short` drops empty cents: €10. */
  money(minor: number, currency?: string, style?: 'signed' | 'short'): string
  number(value: number): string
  /** 25 as 25%, as +25% where `sign` is set. */
  percent(value: number, sign?: boolean): string
  /** ×1.25 */
  factor(value: number): string
  /** Figures and ranks as a left-to-right run. */
  ltr(text: string): string
}

const made = new Map<Locale, Formats>()

/** Numbers in a language, always with Latin digits; created once. `times.ts` has everything that needs a time zone. */
export function formats(locale: Locale): Formats {
  const known = made.get(locale)
  if (known) return known
  const fresh = figures(locale)
  made.set(locale, fresh)
  return fresh
}

function figures(locale: Locale): Formats {
  const { tag, dir } = localeInfo(locale)
  // Arabic puts sign and currency before the number, as English does, and isolates the whole (U+2066 … U+2069).
  const of = dir === 'rtl' ? 'en-GB' : tag
  const ltr = (text: string) => (dir === 'rtl' ? `\u2066${text}\u2069` : text)
  const write = (format: Intl.NumberFormat, value: number) => ltr(format.format(value).replace('-', '\u2212'))

  const number = lazy(() => new Intl.NumberFormat(of, { maximumFractionDigits: 1 }))
  const percents = (signDisplay: 'auto' | 'exceptZero') =>
    lazy(() => new Intl.NumberFormat(of, { style: 'percent', maximumFractionDigits: 1, signDisplay }))
  const plainPercent = percents('auto')
  const signedPercent = percents('exceptZero')
  const moneys = new Map<string, { format: Intl.NumberFormat; unit: number }>()
  const moneyFormat = (currency: string, style: 'signed' | 'short' | undefined) => {
    const known = moneys.get(`${currency} ${style}`)
    if (known) return known
    const format = new Intl.NumberFormat(of, {
      style: 'currency',
      currency,
      signDisplay: style === 'signed' ? 'exceptZero' : 'auto',
      trailingZeroDisplay: style === 'short' ? 'stripIfInteger' : 'auto',
    })
    const fresh = { format, unit: 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2) }
    moneys.set(`${currency} ${style}`, fresh)
    return fresh
  }
  const money: Formats['money'] = (minor, currency = 'EUR', style) => {
    const { format, unit } = moneyFormat(currency, style)
    return write(format, minor / unit)
  }
  return {
    ltr,
    money,
    // The digits of an amount. A formatter just for them would cost each page more script.
    factor: (value) => ltr(`×${money(value * 100).replace(/[^\d.,]/g, '')}`),
    number: (value) => write(number(), value),
    percent: (value, sign = false) => write((sign ? signedPercent : plainPercent)(), value / 100),
  }
}
