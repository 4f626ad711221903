import { formats } from '#i18n/format.ts'
import { inAList } from '#i18n/in-a-list.ts'
import { type Locale, localeInfo, locales } from '#i18n/locales.ts'
import { times } from '#i18n/times.ts'
import { zoneName } from '#i18n/zone-names.ts'

const amounts = [0, 1, 5, 99, 100, 1_000, 8_370, 99_999, 100_000, 1_234_567, -640]
const instants = [
  '2026-01-01T00:30',
  '2026-03-29T01:30',
  '2026-05-04T09:05',
  '2026-11-21T17:52',
  '2027-12-31T23:59',
]
const zones = ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Shanghai']

/** What the language data of this machine make of amounts, figures, dates, counts, lists and zones, in every language. */
export function written(): string[] {
  return locales.flatMap(({ code }) => [...figures(code), ...dates(code), ...forms(code), ...lists(code)])
}

function figures(locale: Locale): string[] {
  const { money, number, percent, factor } = formats(locale)
  return amounts.flatMap((amount) => [
    ...([undefined, 'signed', 'short'] as const).map((style) => money(amount, 'EUR', style)),
    ...['USD', 'GBP', 'JPY'].map((currency) => money(amount, currency)),
    number(amount / 10),
    percent(amount / 100),
    percent(amount / 100, true),
    factor(amount / 1_000),
  ])
}

function dates(locale: Locale): string[] {
  const days = instants.map((at) => new Date(`${at}Z`))
  return zones.flatMap((zone) => {
    const { dayRange, ...single } = times(locale, zone)
    return days.flatMap((day, place) => [
      ...Object.values(single).map((write) => write(day)),
      dayRange(day, days[place + 1] ?? day),
    ])
  })
}

function forms(locale: Locale): string[] {
  const rules = new Intl.PluralRules(localeInfo(locale).tag)
  return Array.from({ length: 130 }, (_, count) => `${locale} ${count} ${rules.select(count)}`)
}

function lists(locale: Locale): string[] {
  const words = ['Valorant', 'Irelia', 'Teamfight Tactics']
  return [
    ...words.map((_, place) => inAList({ locale }, words.slice(place))),
    ...zones.map((zone) => zoneName(locale, zone)),
  ]
}
