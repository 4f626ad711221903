import { dayMs, hourMs } from '#core/base/durations.ts'
import { defaultConfig, type OrderConfig } from '#core/choices/order-config.ts'
import type { RecordedGame } from '#core/orders/recorded-game.ts'
import { demoPriceTable } from '#core/prices/price-table.ts'
import { isRefusal, priceOrder } from '#core/prices/pricing.ts'
import { href } from '#i18n/href.ts'
import type { Locale } from '#i18n/locales.ts'
import english from '#i18n/messages/en/mails.ts'
import { times } from '#i18n/times.ts'
import type { Translate } from '#i18n/translate.ts'
import type { Letter } from '../compose-letter.ts'
import { factsOf, type LetterKind } from '../letter-kinds.ts'
import { type MailedOrder, type OrderLetter, type OrderNews, orderLetter } from '../order-letter.ts'

/** Every kind of letter, by the texts that it has. */
export const letterKinds = Object.keys(english).flatMap((key) =>
  key.endsWith('_heading') ? [key.slice(0, -'_heading'.length) as LetterKind] : [],
)

const now = new Date('2026-11-22T17:50:00Z')
const zone = 'Europe/Berlin'
const id = '00000000-0000-4000-8000-000000020418'
const climb: OrderConfig = {
  ...defaultConfig('league-of-legends', 'elo-boost'),
  addons: ['priority', 'stream'],
}
const coaching: OrderConfig = {
  service: 'coaching',
  game: 'league-of-legends',
  coachId: id,
  hours: 2,
  wishes: '',
}

/** A letter of each kind with values that nobody has, for the preview and the tests. */
export function madeUpLetter(t: Translate, kind: LetterKind, locale: Locale): Omit<Letter, 'ref'> {
  const to = { email: 'mira@example.com', locale, username: 'mira', userId: id }
  const day = times(locale, zone)
  const values = {
    total: '€83.70',
    time: day.dateAndTime(now),
    date: day.day(new Date(now.getTime() + 3 * dayMs)),
    zone,
    thread: 2041,
    topic: t('contact.topic.other'),
    name: 'Mira',
    email: 'mira@example.com',
    number: 20418,
    count: 2,
    ...Object.fromEntries(holesOf(kind).map((hole) => [hole, made[hole] ?? '…'])),
  }
  if (isOrderLetter(kind))
    return { ...orderLetter(t, kind, madeUpOrder(kind, locale), newsOf(kind), locale), to }
  const words = [{ is: 'quote', text: t('mails.withdrawal_declaration', { number: 20418 }) }] as const
  const { reason, secret } = factsOf(kind)
  const quoting = ['message', 'inbox'].includes(reason) || /asked|refused/.test(kind)
  return {
    kind,
    to,
    values,
    above: quoting ? words : [],
    page: secret
      ? href('/reset-password/:token', locale, { token: 'q7Tn2mXc0vK1n5' })
      : href('/contact', locale),
    ...(kind === 'withdrawal_receipt' && { order: { number: 20418, climb: null } }),
  }
}

/** For the letters of other features, whose values only they know. */
const made: Readonly<Record<string, string | number>> = {
  device: 'Chrome, Windows',
  browser: 'Chrome',
  system: 'Windows',
  provider: 'Discord',
}

const usual = new Set(
  'total time date zone thread topic name email number count site username what game booster amount'.split(
    ' ',
  ),
)

function holesOf(kind: string): string[] {
  const texts = Object.entries(english).flatMap(([key, text]) => (key.startsWith(`${kind}_`) ? [text] : []))
  const holes = JSON.stringify(texts).matchAll(/\{(\w+)\}/g)
  return [...holes].map(([, hole = '']) => hole).filter((hole) => !usual.has(hole))
}

export const isOrderLetter = (kind: LetterKind): kind is OrderLetter =>
  ['order', 'running', 'work', 'dispute'].includes(factsOf(kind).reason)

const played: RecordedGame[] = (['won', 'won', 'lost', 'won'] as const).map((result, index) => ({
  by: id,
  result,
  points: result === 'won' ? 21 : -18,
  standing: { tier: 'silver', division: 2, points: [41, 62, 44, 65][index] ?? 0 },
  at: new Date(now.getTime() - (4 - index) * hourMs).toISOString(),
}))

const last: RecordedGame = {
  by: id,
  result: 'won',
  points: 22,
  standing: { tier: 'platinum', division: 4, points: 4 },
  at: now.toISOString(),
}

export const newsOf = (kind: OrderLetter): OrderNews => ({
  coach: 'kestrel',
  booster: 'kestrel',
  // A result is submitted once the target is reached.
  played: kind === 'order_finished' ? [...played, last] : played,
  fresh: played.slice(-2),
  refund: { parts: [{ amount: 8370, to: 'payment_method' }] },
  quote:
    'The picture of game 12 shows Gold II, 48 LP. The games after it have no picture, so they don’t count.',
  appealable: true,
  now,
  zone,
})

export function madeUpOrder(kind: OrderLetter, locale: Locale): MailedOrder {
  const config = kind.startsWith('coach') ? coaching : climb
  const quote = priceOrder(config, { ...demoPriceTable, version: 1 }, [], 3000)
  if (isRefusal(quote)) throw new Error(`The made-up order is refused: ${quote.code}`)
  return {
    id,
    number: 20418,
    status: /login/.test(kind) ? 'waiting_for_account' : 'waiting_for_booster',
    customer_id: id,
    booster_id: id,
    coach_id: kind.startsWith('coach') ? id : null,
    config,
    quote,
    locale,
    total: quote.total,
    currency: 'EUR',
    created_at: now,
    paid_at: now,
    finished_at: now,
    shortfall: null,
    doubts: [],
    searching_at: now,
  }
}
