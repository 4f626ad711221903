import { lazy } from './lazy.ts'
import { type Locale, localeInfo } from './locales.ts'

type Instant = Date | string

/** Instants shown in one time zone. */
export type Times = {
  /** Sat, Nov 21 */
  day(at: Instant): string
  /** 17:52 */
  time(at: Instant): string
  /** Sat, Nov 21, 17:52 */
  dateTime(at: Instant): string
  /** Sat */
  weekday(at: Instant): string
  /** November 21, 2026 */
  date(at: Instant): string
  /** November 21, 2026, 17:52 */
  dateAndTime(at: Instant): string
  /** Mon, Nov 23 to Wed, Nov 25; across a year change both ends show their year. */
  dayRange(from: Date, to: Date): string
}

const dateTimeJoin: Partial<Record<Locale, string>> = { zh: ' ', ar: '، ' }
/** German says it in a written-out date; short dates in tables and chips go without. */
const clock: Partial<Record<Locale, string>> = { de: ' Uhr' }

const rangeWord: Partial<Record<Locale, string>> = { en: ' to ', zh: '至' }

const made = new Map<string, Times>()

/** Dates of a language in a time zone, always with Latin digits; created once. */
export function times(locale: Locale, timeZone: string): Times {
  const key = `${locale} ${timeZone}`
  const known = made.get(key)
  if (known) return known
  const fresh = timesIn(locale, timeZone)
  made.set(key, fresh)
  return fresh
}

function timesIn(locale: Locale, timeZone: string): Times {
  // Data for Portugal write a short date as sábado, 21/11. Brazil’s data spell it out, in the same words as Portugal’s.
  const tag = locale === 'pt' ? 'pt-BR' : localeInfo(locale).tag
  const dates = (options: Intl.DateTimeFormatOptions) =>
    lazy(() => new Intl.DateTimeFormat(`${tag}-u-nu-latn`, { timeZone, ...options }))
  const dayOf = dates({ weekday: 'short', day: 'numeric', month: 'short' })
  const weekdayOf = dates({ weekday: 'short' })
  const timeOf = dates({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const year = dates({ year: 'numeric' })
  const dayInYear = dates({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })
  const dateOf = dates({ day: 'numeric', month: 'long', year: 'numeric' })
  const asDate = (at: Instant) => (typeof at === 'string' ? new Date(at) : at)
  // Editions of the language data differ in their thin spaces; server and browser must write the same. French writes
  // the first of a month as an ordinal, which Intl doesn't know.
  const ordinal = (text: string) => (locale === 'fr' ? text.replace(/(?<!\d)1 (?=\p{L})/u, '1er ') : text)
  const plain = (text: string) => ordinal(text.replace(/[\u2009\u202f]/g, ' '))
  const day = (at: Instant) => plain(dayOf().format(asDate(at)))
  const time = (at: Instant) => timeOf().format(asDate(at))
  const date = (at: Instant) => plain(dateOf().format(asDate(at)))
  const withTime = (words: string, at: Instant) => words + (dateTimeJoin[locale] ?? ', ') + time(at)
  return {
    day,
    time,
    dateTime: (at) => withTime(day(at), at),
    date,
    dateAndTime: (at) => withTime(date(at), at) + (clock[locale] ?? ''),
    weekday: (at) => plain(weekdayOf().format(asDate(at))),
    dayRange(from, to) {
      const format = year().format(from) === year().format(to) ? dayOf() : dayInYear()
      const [first, last] = [plain(format.format(from)), plain(format.format(to))]
      // English and Chinese ranges put a word between two whole days, which Intl doesn't do.
      const word = rangeWord[locale]
      if (word) return first === last ? first : `${first}${word}${last}`
      // Italian ranges write days with two digits, unlike single dates.
      return plain(format.formatRange(from, to)).replace(/\b0(?=\d\b)/g, '')
    },
  }
}
