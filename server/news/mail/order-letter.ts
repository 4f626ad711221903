import { sumOf } from '#core/base/money.ts'
import { games } from '#core/games/games.ts'
import { type DeadlineId, endOf } from '#core/orders/deadlines.ts'
import { needsAccount, progressOf } from '#core/orders/kinds.ts'
import { gamesIn, type RecordedGame } from '#core/orders/recorded-game.ts'
import { daysInWords, openPointsOf, pointsOf } from '#i18n/climb-words.ts'
import { type Formats, formats } from '#i18n/format.ts'
import { href } from '#i18n/href.ts'
import { listed } from '#i18n/joined-words.ts'
import type { Locale } from '#i18n/locales.ts'
import { orderClimb } from '#i18n/order-climb.ts'
import { orderTitle, rankName, serviceLine } from '#i18n/order-words.ts'
import { quoteRows } from '#i18n/quote-rows.ts'
import { gainInWords, resultInWords, scoreInWords } from '#i18n/result-words.ts'
import { type Times, times } from '#i18n/times.ts'
import type { MessageKey, Translate, Values } from '#i18n/translate.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import type { Letter } from './compose-letter.ts'
import type { Block } from './letter-content.ts'
import type { mailedColumns } from './mail-store.ts'

/** The letters about an order, to its customer; `coach_asked` goes to its coach, `named_asked` to the booster whom it names, `change_asked`, `tip_given` and `booster_*` but `booster_found` to its booster. */
export type OrderLetter =
  | 'order_paid'
  | 'order_paid_login'
  | 'coaching_paid'
  | 'order_unpaid'
  | 'login_needed'
  | 'booster_found'
  | 'progress_digest'
  | 'order_finished'
  | 'order_refunded'
  | 'order_cancelled'
  | 'order_completed'
  | 'review_asked'
  | 'coach_accepted'
  | 'coach_declined'
  | 'coaching_finished'
  | 'coach_asked'
  | 'named_asked'
  | 'change_asked'
  | 'change_accepted'
  | 'change_declined'
  | 'change_expired'
  | 'booster_poked'
  | 'booster_reminded'
  | 'tip_given'
  | 'tip_returned'
  | 'order_held'
  | 'start_missed'
  | 'check_waits'
  | DisputeLetter

/** The letters about a reported problem, to customer or booster; each opens the page of the dispute. */
export const disputeLetters = [
  'problem_reported',
  'answer_missing',
  'staff_asked',
  'problem_decided',
  'appeal_asked',
  'appeal_decided',
] as const
type DisputeLetter = (typeof disputeLetters)[number]

export type MailedOrder = Pick<OrderRow, (typeof mailedColumns)[number]>

export type RefundPart = { amount: number; to: 'balance' | 'payment_method' }

/** What goes back now, in parts; of an order also what was paid for it, and what had come back before. */
export type OrderRefund = { parts: readonly RefundPart[]; paid?: number; refunded?: number }

/** What a letter tells besides the order itself. */
export type OrderNews = {
  coach: string | null
  booster: string | null
  played: readonly RecordedGame[]
  /** The games that the letter reports. */
  fresh?: readonly RecordedGame[]
  refund?: OrderRefund
  tip?: { amount: number; words: string }
  /** What someone wrote about a reported problem. */
  quote?: string
  /** Whether the decision can be looked at again. */
  appealable?: boolean
  now: Date
  zone: string
}

type Words = { t: Translate; format: Formats; time: Times; locale: Locale }
type Told = OrderNews & { order: MailedOrder; words: Words; values: Values }

/** A letter about an order, without its reader. */
export function orderLetter(
  t: Translate,
  kind: OrderLetter,
  order: MailedOrder,
  news: OrderNews,
  locale: Locale = order.locale,
): Pick<Letter, 'kind' | 'values' | 'page' | 'order' | 'above' | 'below'> {
  const words = { t, format: formats(locale), time: times(locale, news.zone), locale }
  const { coach, booster, refund, tip, fresh = [] } = news
  const amount = refund ? sumOf(refund.parts) : tip?.amount
  const values = {
    what: listed(t, orderTitle(t, { config: order.config, coach }), serviceLine(t, order.config)),
    total: words.format.money(refund?.paid ?? order.total, order.currency),
    game: t(`games.game.${order.config.game}`),
    booster: booster ?? t('shell.role.booster'),
    amount: amount === undefined ? '' : words.format.money(amount, order.currency),
    count: fresh.length,
  }
  const told = { ...news, order, words, values }
  return {
    kind,
    values,
    page: pageOf(kind, order.id, locale),
    order: { number: order.number, climb: orderClimb(t, order.config, locale) },
    above: above[kind]?.(told) ?? [],
    below: below[kind]?.(told) ?? [],
  }
}

/** The page where the reader does what the letter asks for. */
function pageOf(kind: OrderLetter, order_id: string, locale: Locale): string {
  if (kind === 'coach_asked' || kind === 'named_asked')
    return href('/dashboard/booster/available-orders', locale)
  if (disputeLetters.some((each) => each === kind))
    return href('/dashboard/order/:order_id/dispute', locale, { order_id })
  const pattern = kind === 'order_unpaid' ? '/checkout/:order_id' : '/dashboard/order/:order_id'
  return href(pattern, locale, { order_id })
}

type Part = (told: Told) => readonly Block[]

/** Until when the result can be checked; a record that staff look at is never completed by time. */
function checkOf(told: Told): Block[] {
  const { shortfall, doubts, finished_at } = told.order
  if (shortfall || doubts.length > 0) return []
  return [until(told, 'check', finished_at ?? told.now, 'order_finished_until')]
}

/** What stands above the button. */
const above: Partial<Record<OrderLetter, Part>> = {
  order_paid: (told) => [pathOf(told)],
  order_paid_login: (told) => [pathOf(told)],
  login_needed: (told) => [pathOf(told)],
  order_unpaid: (told) => [until(told, 'payment', told.order.created_at, 'order_unpaid_until')],
  order_finished: (told) => [...checkOf(told), ...factsOf(told)],
  check_waits: (told) => [until(told, 'check', told.order.finished_at ?? told.now, 'order_finished_until')],
  coaching_finished: (told) => [
    until(told, 'check', told.order.finished_at ?? told.now, 'coaching_finished_until'),
  ],
  coach_asked: (told) => [
    until(told, 'coachAnswer', told.order.searching_at ?? told.now, 'coach_asked_until'),
  ],
  named_asked: (told) => [until(told, 'namedOffer', told.now, 'named_asked_until')],
  change_asked: (told) => [until(told, 'changeAnswer', told.now, 'change_asked_until')],
  progress_digest: (told) => [...factsOf(told), ...freshGames(told)],
  order_refunded: (told) => refundFacts(told),
  tip_returned: (told) => refundFacts(told),
  problem_reported: (told) => [until(told, 'disputeReply', told.now, 'problem_reported_until')],
  answer_missing: (told) => [until(told, 'disputeReminder', told.now, 'answer_missing_until')],
  problem_decided: (told) => [
    ...quoted(told),
    ...(told.appealable ? [until(told, 'appeal', told.now, 'problem_decided_until')] : []),
  ],
  appeal_asked: (told) => [...quoted(told), until(told, 'appealReply', told.now, 'appeal_asked_until')],
  appeal_decided: (told) => quoted(told),
  tip_given: ({ tip }) => (tip?.words ? [{ is: 'quote', text: tip.words }] : []),
}

/** What stands below the button. */
const below: Partial<Record<OrderLetter, Part>> = {
  order_paid: (told) => [...bill(told), ...planB(told)],
  order_paid_login: (told) => [...safety(told), ...bill(told), ...planB(told)],
  coaching_paid: (told) => bill(told),
  login_needed: (told) => [...safety(told), ...planB(told)],
  order_finished: ({ words: { t } }) => [
    { is: 'title', text: t('mails.wrong_title') },
    { is: 'text', text: t('mails.wrong_text') },
  ],
}

const quoted = ({ quote }: Told): Block[] => (quote ? [{ is: 'quote', text: quote }] : [])

function until({ words: { t, time }, zone }: Told, id: DeadlineId, since: Date, then: OrderUntil): Block {
  const title = t('mails.until', { time: time.dateTime(endOf(id, since)), zone })
  return { is: 'deadline', title, text: t(`mails.${then}` as MessageKey) }
}
type OrderUntil = `${OrderLetter}_until`

/** The way of the order, from the payment to the check. */
function pathOf({ words: { t, format, time }, order, now }: Told): Block {
  const { daysFrom: from, daysTo: to } = order.quote.estimate
  const login = needsAccount(order.config)
  const waits = order.status === 'waiting_for_account'
  const at = t('mails.path_now')
  return {
    is: 'path',
    steps: [
      { name: t('order.step.paid'), note: time.dateTime(order.paid_at ?? now), state: 'done' },
      ...(login
        ? [
            {
              name: t(waits ? 'order.step.storeLogin' : 'order.step.account'),
              note: waits ? at : '',
              state: waits ? ('now' as const) : ('done' as const),
            },
          ]
        : []),
      { name: t('mails.path_booster'), note: waits ? '' : at, state: waits ? 'ahead' : 'now' },
      { name: t('order.step.boosting'), note: daysInWords(t, format, { from, to }), state: 'ahead' },
      { name: t('order.step.check'), note: '', state: 'ahead' },
    ],
  }
}

function bill({ words: { t, format }, order, values }: Told): Block[] {
  const { base, extras } = quoteRows({ t, format, config: order.config }, order.quote)
  const rows = [...base, ...extras].map(({ label, value }) => [label, value] as const)
  return [
    { is: 'title', text: t('mails.amounts_title') },
    { is: 'amounts', rows: [...rows, [t('games.total'), String(values.total)]], total: true },
    { is: 'text', text: t('mails.receipt_where') },
  ]
}

function planB({ words: { t }, values }: Told): Block[] {
  return [
    { is: 'title', text: t('mails.change_title') },
    { is: 'text', text: t('mails.change_text', values) },
  ]
}

function safety({ words: { t } }: Told): Block[] {
  const items = [t('mails.safe_who'), t('mails.safe_seen'), t('mails.safe_change')]
  return [
    { is: 'title', text: t('mails.safe_title') },
    { is: 'list', items },
  ]
}

/** The letters that say how far the order is, from the games that were played. */
export const reportsGames: ReadonlySet<OrderLetter> = new Set(['order_finished', 'progress_digest'])

/** How far the order is: its part, its games and, for a climb, the rank. */
function factsOf({ words: { t, format }, order, played }: Told): Block[] {
  const progress = progressOf(order.config, played)
  const { done, climb } = progress
  if (gamesIn(progress) === 0) return []
  const rank = climb ? rankName(t, games[order.config.game], climb.standing) : null
  return [
    {
      is: 'facts',
      facts: [
        [t('mails.fact_done'), format.percent(Math.floor(done * 100))],
        [t('mails.fact_games'), scoreInWords(t, progress)],
        ...(rank ? [[t('mails.fact_rank'), rank] as const] : []),
      ],
    },
  ]
}

/** The games since the last letter, each with what it brought. */
function freshGames({ words: { t, format, time }, order, fresh = [] }: Told): Block[] {
  const game = games[order.config.game]
  const rows = fresh.map(({ result, points: gained, standing, at }) => {
    const name = listed(t, resultInWords(t, result), time.dateTime(at))
    if (!standing) return [name, gained === 0 ? '' : gainInWords(format, gained)] as const
    const inWords = standing.division === null ? openPointsOf : pointsOf
    const now = listed(t, rankName(t, game, standing), inWords(t, game, standing.points))
    return [listed(t, name, now), gainInWords(format, gained)] as const
  })
  return [{ is: 'amounts', rows }]
}

function refundFacts({ words: { t, format }, order, refund }: Told): Block[] {
  if (!refund) return []
  const money = (minor: number) => format.money(minor, order.currency)
  const parts = refund.parts.map(({ amount, to }): Block => {
    const way = to === 'payment_method' ? 'method' : 'balance'
    return {
      is: 'facts',
      facts: [
        [t('mails.fact_amount'), money(amount)],
        [t('mails.fact_to'), t(`mails.fact_to_${way}`)],
        [t('mails.fact_when'), t(`mails.fact_when_${way}`)],
      ],
    }
  })
  const before: Block[] = refund.refunded
    ? [{ is: 'facts', facts: [[t('mails.fact_before'), money(refund.refunded)]] }]
    : []
  return [...parts, ...before, { is: 'text', text: t('mails.credit_note_where') }]
}
