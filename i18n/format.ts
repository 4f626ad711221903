import { type Locale, localeInfo } from './locales.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

type Instant = Date | string

export type Formats = {
  /** Minor units with their currency, such as €83.70; `signed` +€6.40; `short` drops empty cents: €10. */
  money(minor: number, currency?: string, style?: 'signed' | 'short'): string
  number(value: number): string
  /** 25 as 25%, as +25% where `sign` is set. */
  percent(value: number, sign?: boolean): string
  /** ×1.25 */
  factor(value: number): string
  /** Sat 21 Nov */
  day(at: Instant): string
  /** 17:52 */
  time(at: Instant): string
  /** Sat 21 Nov, 17:52 */
  dateTime(at: Instant): string
  /** Sat */
  weekday(at: Instant): string
  /** Sat 17:52 */
  weekdayTime(at: Instant): string
  /** 21 November 2026 */
  date(at: Instant): string
  /** Mon 23 to Wed 25 Nov */
  dayRange(from: Date, to: Date): string
  /** 42 min, 3 h 10 */
  duration(ms: number): string
  /** 3 hours ago, tomorrow */
  relative(at: Instant, now: Date): string
  /** Figures and ranks as a left-to-right run. */
  ltr(text: string): string
}

/** How hours and minutes are written beside figures; no-break spaces keep them together. */
const durationWords: Record<Locale, { m: string; h: string; hm: string }> = {
  en: { m: '{m}\u00a0min', h: '{h}\u00a0h', hm: '{h}\u00a0h\u00a0{m}' },
  fr: { m: '{m}\u00a0min', h: '{h}\u00a0h', hm: '{h}\u00a0h\u00a0{m}' },
  es: { m: '{m}\u00a0min', h: '{h}\u00a0h', hm: '{h}\u00a0h\u00a0{m}' },
  de: { m: '{m}\u00a0Min.', h: '{h}\u00a0Std.', hm: '{h}\u00a0Std.\u00a0{m}' },
  nl: { m: '{m}\u00a0min', h: '{h}\u00a0u', hm: '{h}\u00a0u\u00a0{m}' },
  it: { m: '{m}\u00a0min', h: '{h}\u00a0h', hm: '{h}\u00a0h\u00a0{m}' },
  pt: { m: '{m}\u00a0min', h: '{h}\u00a0h', hm: '{h}\u00a0h\u00a0{m}' },
  zh: { m: '{m}\u00a0分钟', h: '{h}\u00a0小时', hm: '{h}\u00a0小时\u00a0{m}\u00a0分' },
  ar: { m: '{m}\u00a0د', h: '{h}\u00a0س', hm: '{h}\u00a0س\u00a0{m}\u00a0د' },
}

const dateTimeJoin: Partial<Record<Locale, string>> = { zh: ' ', ar: '، ' }

const made = new Map<string, Formats>()

/** Figures and dates of a language, with Latin digits everywhere; made once per language and time zone. */
export function formats(locale: Locale, timeZone = 'UTC'): Formats {
  const key = `${locale} ${timeZone}`
  const known = made.get(key)
  if (known) return known
  const fresh = { ...figures(locale), ...times(locale, timeZone) }
  made.set(key, fresh)
  return fresh
}

type Figures = Pick<Formats, 'money' | 'number' | 'percent' | 'factor' | 'ltr'>

function figures(locale: Locale): Figures {
  const { tag, dir } = localeInfo(locale)
  // Arabic sets sign and currency before the figure as English does, and isolates the whole (U+2066 … U+2069).
  const of = dir === 'rtl' ? 'en-GB' : tag
  const ltr = (text: string) => (dir === 'rtl' ? `\u2066${text}\u2069` : text)
  const write = (format: Intl.NumberFormat, value: number) => ltr(format.format(value).replace('-', '\u2212'))

  const number = new Intl.NumberFormat(of, { maximumFractionDigits: 1 })
  const percents = (signDisplay: 'auto' | 'exceptZero') =>
    new Intl.NumberFormat(of, { style: 'percent', maximumFractionDigits: 1, signDisplay })
  const plainPercent = percents('auto')
  const signedPercent = percents('exceptZero')
  const moneys = new Map<string, Intl.NumberFormat>()
  const moneyFormat = (currency: string, style: 'signed' | 'short' | undefined) => {
    const known = moneys.get(`${currency} ${style}`)
    if (known) return known
    const fresh = new Intl.NumberFormat(of, {
      style: 'currency',
      currency,
      signDisplay: style === 'signed' ? 'exceptZero' : 'auto',
      trailingZeroDisplay: style === 'short' ? 'stripIfInteger' : 'auto',
    })
    moneys.set(`${currency} ${style}`, fresh)
    return fresh
  }
  const money: Formats['money'] = (minor, currency = 'EUR', style) => {
    const format = moneyFormat(currency, style)
    return write(format, minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
  }
  return {
    ltr,
    money,
    number: (value) => write(number, value),
    // The digits of an amount: a formatter of its own would cost each page more script.
    factor: (value) => ltr(`×${money(value * 100).replace(/[^\d.,]/g, '')}`),
    percent: (value, sign = false) => write(sign ? signedPercent : plainPercent, value / 100),
  }
}

function times(locale: Locale, timeZone: string): Omit<Formats, keyof Figures> {
  const { tag } = localeInfo(locale)
  const dates = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(`${locale === 'en' ? 'en-GB' : tag}-u-nu-latn`, { timeZone, ...options })
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const dayOf = dates({ weekday: 'short', day: 'numeric', month: 'short' })
  const weekdayOf = dates({ weekday: 'short' })
  const weekday = dates({ weekday: 'short', day: 'numeric' })
  const month = dates({ year: 'numeric', month: 'numeric' })
  const timeOf = dates(clock)
  const weekdayTimeOf = dates({ weekday: 'short', ...clock })
  const dateOf = dates({ day: 'numeric', month: 'long', year: 'numeric' })
  const relativeOf = new Intl.RelativeTimeFormat(`${tag}-u-nu-latn`, { numeric: 'auto' })
  const asDate = (at: Instant) => (typeof at === 'string' ? new Date(at) : at)
  // Editions of the language data differ in their thin spaces; server and browser must write the same.
  const plain = (text: string) => text.replaceAll(',', '').replace(/[\u2009\u202f]/g, ' ')
  return {
    day: (at) => plain(dayOf.format(asDate(at))),
    time: (at) => timeOf.format(asDate(at)),
    dateTime: (at) =>
      plain(dayOf.format(asDate(at))) + (dateTimeJoin[locale] ?? ', ') + timeOf.format(asDate(at)),
    weekday: (at) => plain(weekdayOf.format(asDate(at))),
    weekdayTime: (at) => plain(weekdayTimeOf.format(asDate(at))),
    date: (at) => dateOf.format(asDate(at)),
    dayRange(from, to) {
      if (locale !== 'en' || dayOf.format(from) === dayOf.format(to))
        return plain(dayOf.formatRange(from, to))
      // English ranges say "to", and name the month once, which Intl does not.
      const sameMonth = month.format(from) === month.format(to)
      return `${plain((sameMonth ? weekday : dayOf).format(from))} to ${plain(dayOf.format(to))}`
    },
    duration(ms) {
      const minutes = Math.max(0, Math.round(ms / minute))
      const [h, m] = [Math.floor(minutes / 60), minutes % 60]
      const words = durationWords[locale]
      const pattern = h === 0 ? words.m : m === 0 ? words.h : words.hm
      const twoDigits = h === 0 ? String(m) : String(m).padStart(2, '0')
      return pattern.replace('{h}', String(h)).replace('{m}', twoDigits)
    },
    relative(at, now) {
      const ms = asDate(at).getTime() - now.getTime()
      const size = Math.abs(ms)
      const [length, unit] =
        size < hour
          ? ([minute, 'minute'] as const)
          : size < day
            ? ([hour, 'hour'] as const)
            : ([day, 'day'] as const)
      return relativeOf.format(Math.round(ms / length), unit)
    },
  }
}
