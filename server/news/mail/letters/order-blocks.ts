import { wayQuery } from '#core/base/links.ts'
import { games } from '#core/games/games.ts'
import { type DeadlineId, endOf } from '#core/orders/deadlines.ts'
import { needsAccount, progressOf } from '#core/orders/kinds.ts'
import { gamesIn, type RecordedGame } from '#core/orders/recorded-game.ts'
import { daysInWords, openPointsOf, pointsOf } from '#i18n/climb-words.ts'
import type { Formats } from '#i18n/format.ts'
import { href } from '#i18n/href.ts'
import { listed } from '#i18n/joined-words.ts'
import type { Locale } from '#i18n/locales.ts'
import { rankName } from '#i18n/order-words.ts'
import { quoteRows } from '#i18n/quote-rows.ts'
import { gainInWords, resultInWords, scoreInWords } from '#i18n/result-words.ts'
import type { Times } from '#i18n/times.ts'
import type { MessageKey, Translate, Values } from '#i18n/translate.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import type { Block } from '../letter-content.ts'
import type { mailedColumns } from '../mail-store.ts'

/** What stands above and below the button of letters about an order, and where the button leads. */

export type MailedOrder = Pick<OrderRow, (typeof mailedColumns)[number]>

export type RefundPart = { amount: number; to: 'balance' | 'payment_method' }

/** What goes back now, in parts; of an order also what was paid for it, and what had come back before. */
export type OrderRefund = { parts: readonly RefundPart[]; paid?: number; refunded?: number }

/** What a letter tells besides the order itself. */
export type OrderTold = {
  coach: string | null
  booster: string | null
  played: readonly RecordedGame[]
  /** The games that the letter reports. */
  fresh?: readonly RecordedGame[]
  refund?: OrderRefund
  tip?: { amount: number; words: string }
  /** What someone wrote, about a reported problem or in the order's chat. */
  quotes?: readonly string[]
  /** Whether the decision can be looked at again. */
  appealable?: boolean
  /** For a guest: the mark with which the order's page can have the way in mailed (`way-mark.ts`). */
  way?: string | undefined
  /** What an account would bring back to a guest before the order is completed; minor units. */
  cashback?: number
  /** When the booked session begins. */
  session?: Date | null
  /** Where it takes place. */
  meeting?: string | null
  now: Date
  zone: string
}

type OrderWords = { t: Translate; format: Formats; time: Times; locale: Locale }
export type Told = OrderTold & { order: MailedOrder; words: OrderWords; values: Values }

type OrderPattern =
  | '/dashboard/order/:order_id'
  | '/checkout/:order_id'
  | '/dashboard/order/:order_id/dispute'

const pageOf =
  (pattern: OrderPattern) =>
  ({ order, words, way }: Told) =>
    href(pattern, words.locale, { order_id: order.id }) + (way ? `?${wayQuery}=${way}` : '')

export const orderPage = pageOf('/dashboard/order/:order_id')
export const chatOfOrder = (told: Told) => `${orderPage(told)}#chat`
export const checkoutPage = pageOf('/checkout/:order_id')
export const disputePage = pageOf('/dashboard/order/:order_id/dispute')
export const board = ({ words }: Told) => href('/dashboard/booster/available-orders', words.locale)

/** Since when the result waits for its check. */
export const finishedAt = ({ order, now }: Told) => order.finished_at ?? now

/** Until when the reader can act, and what happens then. */
export function until(
  { words: { t, time }, zone }: Told,
  id: DeadlineId,
  since: Date,
  then: Extract<MessageKey, `mails.${string}_until`>,
): Block {
  const title = t('mails.until', { time: time.dateTime(endOf(id, since)), zone })
  return { is: 'deadline', title, text: t(then) }
}

/** Until when the result can be checked; a record that staff look at is never completed by time. */
export function checkOf(told: Told): Block[] {
  const { shortfall, doubts } = told.order
  if (shortfall || doubts.length > 0) return []
  return [until(told, 'check', finishedAt(told), 'mails.order_finished_until')]
}

/** What a guest loses without an account; nothing for everyone else. */
export const keepCashback = ({ cashback = 0, order, words: { t, format } }: Told): Block[] =>
  cashback > 0
    ? [{ is: 'text', text: t('mails.keep_cashback', { amount: format.money(cashback, order.currency) }) }]
    : []

/** What people wrote; a message can be a picture without words. */
export const quoted = ({ quotes = [] }: Told): Block[] =>
  quotes.filter((text) => text !== '').map((text) => ({ is: 'quote', text }))

/** The way of the order, from the payment to the check. */
export function pathOf({ words: { t, format, time }, order, now }: Told): Block {
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

export function bill({ words: { t, format }, order, values }: Told): Block[] {
  const { base, extras } = quoteRows({ t, format, config: order.config }, order.quote)
  const rows = [...base, ...extras].map(({ label, value }) => [label, value] as const)
  return [
    { is: 'title', text: t('mails.amounts_title') },
    { is: 'amounts', rows: [...rows, [t('games.total'), String(values.total)]], total: true },
    { is: 'text', text: t('mails.receipt_where') },
  ]
}

export function planB({ words: { t }, values }: Told): Block[] {
  return [
    { is: 'title', text: t('mails.change_title') },
    { is: 'text', text: t('mails.change_text', values) },
  ]
}

export function safety({ words: { t } }: Told): Block[] {
  const items = [t('mails.safe_who'), t('mails.safe_seen'), t('mails.safe_change')]
  return [
    { is: 'title', text: t('mails.safe_title') },
    { is: 'list', items },
  ]
}

/** How far the order is: its part, its games and, for a climb, the rank. */
export function gamesFacts({ words: { t, format }, order, played }: Told): Block[] {
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
export function freshGames({ words: { t, format, time }, order, fresh = [] }: Told): Block[] {
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

export function refundFacts({ words: { t, format }, order, refund }: Told): Block[] {
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
