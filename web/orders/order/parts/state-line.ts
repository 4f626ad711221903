import { isDuo } from '#core/choices/order-config.ts'
import type { DisputeState } from '#core/orders/dispute-state.ts'
import type { Formats } from '#i18n/format.ts'
import { inARow } from '#i18n/joined-words.ts'
import type { Times } from '#i18n/times.ts'
import type { MessageKey, Translate } from '#i18n/translate.ts'
import type { OrderRow } from '../lists/order-list.tsx'
import { countDone } from './count-facts.ts'
import { kindWords } from './kind-words.ts'
import { type OrderView, orderArrival, orderProgress, standingInWords } from './order-facts.ts'

type Reader = OrderView['viewer']
type Words = { t: Translate; format: Formats; times: Times }

/** What an order is doing, as its readers are told; finer than its status. */
export type LineState =
  | 'toPay'
  | 'login'
  | 'search'
  | 'late'
  | 'named'
  | 'coachAsked'
  | 'frozen'
  | 'returned'
  | 'disputed'
  | 'answerAsked'
  | 'paused'
  | 'accepted'
  | 'playing'
  | 'along'
  | 'coaching'
  | 'check'
  | 'completed'
  | 'cancelled'

const everyone = <Key extends MessageKey>(key: Key) => ({ customer: key, booster: key, staff: key })
const own = <Key extends MessageKey, Other extends MessageKey>(customer: Key, other: Other) => ({
  customer,
  booster: other,
  staff: other,
})

/** The sentence of each state for each reader: the page and the lists of orders read it here. */
export const stateLines: Readonly<Record<LineState, Readonly<Record<Reader, MessageKey>>>> = {
  toPay: own('order.line.toPay.own', 'order.line.toPay.other'),
  login: own('order.line.login.own', 'order.line.login.other'),
  search: everyone('order.line.search'),
  late: own('order.line.late.own', 'order.line.late.other'),
  named: everyone('order.line.named'),
  coachAsked: { ...everyone('order.line.coachAsked'), booster: 'order.line.coachAsked.booster' },
  frozen: everyone('order.line.frozen'),
  returned: everyone('order.line.returned'),
  disputed: {
    customer: 'order.line.disputed.own',
    booster: 'order.line.disputed.booster',
    staff: 'order.line.disputed.staff',
  },
  answerAsked: { ...everyone('order.line.disputed.asked'), staff: 'order.line.disputed.staff' },
  paused: everyone('order.line.paused'),
  accepted: { ...everyone('order.line.accepted'), booster: 'order.line.accepted.booster' },
  playing: { ...everyone('order.line.playing'), booster: 'order.line.playing.booster' },
  along: {
    customer: 'order.line.along',
    booster: 'order.line.along.booster',
    staff: 'order.line.along.staff',
  },
  coaching: {
    customer: 'order.line.coaching',
    booster: 'order.line.coaching.booster',
    staff: 'order.line.coaching.staff',
  },
  check: {
    customer: 'order.line.check.own',
    booster: 'order.line.check.booster',
    staff: 'order.line.check.staff',
  },
  completed: everyone('order.line.completed'),
  cancelled: everyone('order.line.cancelled'),
}

/** The dispute waits for its reader, or would still take their answer. */
const answering: ReadonlySet<DisputeState> = new Set(['your_answer', 'answer_overdue'])

/** What decides the state; a list knows less than the page. */
type Facts = OrderRow & Partial<Pick<OrderView, 'dispute' | 'frozen' | 'named' | 'session' | 'games'>>

/** `now`: null where the time is not known yet, so that nothing is called late. */
export function lineState(order: Facts, now: number | null): LineState {
  const { dispute, frozen, named, status } = order
  const { line } = kindWords(order)
  if (frozen) return frozen.state === 'returned' ? 'returned' : 'frozen'
  if (order.disputed) return dispute && answering.has(dispute.state) ? 'answerAsked' : 'disputed'
  switch (status) {
    case 'not_paid':
      return 'toPay'
    case 'waiting_for_account':
      return 'login'
    case 'waiting_for_booster':
      if (line.sought !== 'search') return line.sought
      if (named?.until && named.outcome === null) return 'named'
      return now !== null && order.start_due_at && now > Date.parse(order.start_due_at) ? 'late' : 'search'
    case 'boosting':
      if (order.paused) return 'paused'
      if (line.underWay !== 'playing') return line.underWay
      if (order.games?.length === 0) return 'accepted'
      return isDuo(order.config) ? 'along' : 'playing'
    case 'verification_required':
      return 'check'
    default:
      return status
  }
}

/** The order's state in one sentence, in the words of its reader. */
export function rowLine(words: Words, order: OrderRow & { viewer: Reader }, now: number | null): string {
  return sentence(words, order, lineState(order, now))
}

/** On the order's page, while someone plays: a second sentence says how far it is. */
export function stateLine(words: Words, order: OrderView, now: number | null): string {
  const state = lineState(order, now)
  const first = sentence(words, order, state)
  const far =
    state === 'playing' || state === 'along' || state === 'coaching' ? howFar(words, order, now) : null
  return far ? inARow(words.t, first, far) : first
}

type Named = OrderRow & {
  viewer: Reader
  customer?: OrderView['customer']
  named?: OrderView['named']
}

function sentence({ t, times }: Words, order: Named, state: LineState): string {
  const booster = order.booster?.username ?? t('order.booster')
  return t(stateLines[state][order.viewer], {
    booster: state === 'named' ? (order.named?.username ?? booster) : booster,
    coach: order.coach ?? booster,
    customer: order.customer?.username ?? t('order.customer'),
    date: times.date(order.closed_at ?? order.created_at),
  })
}

function howFar({ t, format }: Words, order: OrderView, now: number | null): string | null {
  const progress = orderProgress(order)
  const last = order.games.at(-1)
  const amounts = (done: number, all: number) => ({ now: format.number(done), all: format.number(all) })
  const { config, session } = order
  if (session && 'hours' in config)
    return t(
      'order.line.hours',
      amounts(
        session.held.reduce((sum, { hours }) => sum + hours, 0),
        config.hours,
      ),
    )
  const count = countDone(order, progress)
  if (count) return t(`order.line.counted.${count.kind}`, amounts(count.now, count.all))
  if (!last) return null
  const rank = standingInWords(t, order, last.standing)
  const arrival = orderArrival(order, progress, now ?? Date.parse(last.played_at))
  return arrival?.games ? t('order.line.toGo', { rank, count: arrival.games }) : t('order.line.at', { rank })
}
