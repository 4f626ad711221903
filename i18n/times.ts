import { lazy } from './lazy.ts'
import { type Locale, localeInfo } from './locales.ts'

type Instant = Date | string

/** Instants as they stand on the clocks of one time zone. */
export type Times = {
  /** Sat 21 Nov */
  day(at: Instant): string
  /** 17:52 */
  time(at: Instant): string
  /** Sat 21 Nov, 17:52 */
  dateTime(at: Instant): string
  /** Sat */
  weekday(at: Instant): string
  /** 21 November 2026 */
  date(at: Instant): string
  /** Mon 23 to Wed 25 Nov; across the turn of a year both ends have theirs. */
  dayRange(from: Date, to: Date): string
}

const dateTimeJoin: Partial<Record<Locale, string>> = { zh: ' ', ar: '، ' }

const made = new Map<string, Times>()

/** Dates of a language in a time zone, with Latin digits everywhere; made once. */
export function times(locale: Locale, timeZone: string): Times {
  const key = `${locale} ${timeZone}`
  const known = made.get(key)
  if (known) return known
  const fresh = timesIn(locale, timeZone)
  made.set(key, fresh)
  return fresh
}

function timesIn(locale: Locale, timeZone: string): Times {
  const tag = locale === 'en' ? 'en-GB' : localeInfo(locale).tag
  const dates = (options: Intl.DateTimeFormatOptions) =>
    lazy(() => new Intl.DateTimeFormat(`${tag}-u-nu-latn`, { timeZone, ...options }))
  const dayOf = dates({ weekday: 'short', day: 'numeric', month: 'short' })
  const weekdayOf = dates({ weekday: 'short' })
  const weekday = dates({ weekday: 'short', day: 'numeric' })
  const month = dates({ year: 'numeric', month: 'numeric' })
  const timeOf = dates({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const year = dates({ year: 'numeric' })
  const dayInYear = dates({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })
  const dateOf = dates({ day: 'numeric', month: 'long', year: 'numeric' })
  const asDate = (at: Instant) => (typeof at === 'string' ? new Date(at) : at)
  // Editions of the language data differ in their thin spaces; server and browser must write the same.
  const plain = (text: string) => text.replaceAll(',', '').replace(/[\u2009\u202f]/g, ' ')
  const day = (at: Instant) => plain(dayOf().format(asDate(at)))
  const time = (at: Instant) => timeOf().format(asDate(at))
  return {
    day,
    time,
    dateTime: (at) => day(at) + (dateTimeJoin[locale] ?? ', ') + time(at),
    weekday: (at) => plain(weekdayOf().format(asDate(at))),
    date: (at) => dateOf().format(asDate(at)),
    dayRange(from, to) {
      if (year().format(from) !== year().format(to)) {
        if (locale !== 'en') return plain(dayInYear().formatRange(from, to))
        return `${plain(dayInYear().format(from))} to ${plain(dayInYear().format(to))}`
      }
      if (locale !== 'en' || day(from) === day(to)) return plain(dayOf().formatRange(from, to))
      // English ranges say "to", and name the month once, which Intl does not.
      const sameMonth = month().format(from) === month().format(to)
      return `${plain((sameMonth ? weekday : dayOf)().format(from))} to ${day(to)}`
    },
  }
}
