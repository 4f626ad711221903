import { partOf, sumOf } from '#core/base/money.ts'
import type { BoosterPay } from '#core/money/ledger.ts'
import type { OrderConfig } from '../choices/order-config.ts'
import type { Quote } from '../prices/quote.ts'
import { deadlines, endOf } from './deadlines.ts'
import type { OrderDeed } from './deeds.ts'
import { loggedWork, progressOf } from './kinds.ts'
import type { Actor, OrderStatus } from './lifecycle.ts'
import type { LoggedWork, WorkLog } from './progress.ts'
import { orderShares } from './shares.ts'

/** What a dispute can be about (look 11: five reasons). */
export const disputeKinds = [
  'target_not_reached',
  'games_not_played',
  'account_misused',
  'wishes_ignored',
  'other',
] as const
export type DisputeKind = (typeof disputeKinds)[number]

/** Who opened a dispute: the order's customer, or staff; an appeal also the booster. */
export type DisputeOpener = Extract<Actor, 'customer' | 'booster' | 'admin'>

/** How staff can decide a dispute. `returned` sends the order back to its booster and moves no money. */
export const disputeOutcomes = ['as_bought', 'by_proof', 'by_log', 'in_full', 'returned', 'own'] as const
export type DisputeOutcome = (typeof disputeOutcomes)[number]

/** How staff can decide an appeal: the first decision stays, or another one replaces it. */
export const appealOutcomes = ['upheld', ...disputeOutcomes] as const
export type AppealOutcome = (typeof appealOutcomes)[number]

/**
 * How a dispute can end. `charged_back`: the customer's bank decided it. `completed` and `rejected` were staff's answers
 * before they could divide the money.
 */
export const disputeEnds = [...appealOutcomes, 'withdrawn', 'charged_back', 'completed', 'rejected'] as const
export type DisputeEnd = (typeof disputeEnds)[number]

/** How often an order can be disputed, withdrawn disputes included. */
export const mostDisputes = 5
/** How many statements a party can add to a dispute. */
export const mostStatements = 10

/** What happens to an order while its dispute is open. Everything else waits for staff's decision. */
const possibleInDispute: ReadonlySet<OrderDeed> = new Set<OrderDeed>([
  'answer_dispute',
  'withdraw_dispute',
  'decide_complete',
  'decide_cancel',
  'decide_return',
  'decide_amounts',
  'uphold_decision',
  'strike_game',
  'replace_credentials',
  'revoke_credentials',
  'view_credentials',
  'charge_back',
  'charge_back_won',
  'charge_back_lost',
  'hold_lifted',
  // Paid before the dispute began.
  'tip',
  'refund_tip',
])

/**
 * Whether an open dispute forbids an action. A customer who opened it can accept the result after all, which withdraws
 * it.
 */
export function isForbiddenInDispute(
  action: OrderDeed,
  actor: Actor,
  openedBy: DisputeOpener | null,
): boolean {
  if (openedBy === null || possibleInDispute.has(action)) return false
  return !(action === 'complete' && actor === 'customer' && openedBy === 'customer')
}

type Closed = {
  status: OrderStatus
  closedAt: Date | null
  total: number
  refunded: number | null
  /** When a bank took back its money. */
  chargedBackAt: Date | null
}
/** What decides whether a dispute about an order can be opened; amounts are minor units. */
export type Disputable = Closed & {
  openedBy: DisputeOpener | null
  /** When staff's decision about the order becomes final; null without a decision. */
  finalAt: Date | null
}

/**
 * Whether a person can open a dispute: while a booster works or has submitted, and for a week after the completion. What
 * staff decided can be appealed, but only staff can dispute it again.
 */
export function canDispute({ openedBy, finalAt, ...order }: Disputable, by: Actor, now: Date): boolean {
  if (openedBy !== null || (by !== 'customer' && by !== 'admin')) return false
  if (finalAt !== null && by !== 'admin') return false
  const { status } = order
  return status === 'boosting' || status === 'verification_required' || canReopen(order, now)
}

/**
 * Whether customer or booster can ask for a second look at a decision that closed the order or changed its amounts.
 */
export function canAppeal(order: Disputable, by: Actor, now: Date): boolean {
  return (by === 'customer' || by === 'booster') && isAppealable(order, now)
}

/** Whether a decision about an order isn't final yet. What a bank took back is. */
export function isAppealable(
  { openedBy, finalAt, chargedBackAt }: Pick<Disputable, 'openedBy' | 'finalAt' | 'chargedBackAt'>,
  now: Date,
): boolean {
  return openedBy === null && chargedBackAt === null && finalAt !== null && now < finalAt
}

/**
 * Whether staff can still let a completed order run again. One that was refunded in full has nothing left to earn, and
 * the settlement of one whose money a bank took back is final: the bank has decided.
 */
export function canReopen({ status, closedAt, total, refunded, chargedBackAt }: Closed, now: Date): boolean {
  return (
    status === 'completed' &&
    closedAt !== null &&
    chargedBackAt === null &&
    now.getTime() < closedAt.getTime() + deadlines.reopen.ms &&
    (refunded ?? 0) < total
  )
}

/** An order as a decision divides its money; amounts are minor units. */
export type DisputedOrder = {
  quote: Quote
  config: OrderConfig
  /** Everything that counts. */
  log: WorkLog
  /** The same up to the last game that has a picture. */
  proven: WorkLog
  /** The booster who has the order. */
  holder: string | null
  /** What the customer already got back. */
  refunded: number
  /** A second look: a refund stays, and the shop pays what it would otherwise take back. */
  appeal: boolean
  /** A cancelled order can't return to its booster. */
  cancelled: boolean
}

/** What each side gets; the three sum to what was paid. Only an appeal can leave the shop a loss. Minor units. */
export type Division = { customer: number; boosters: BoosterPay[]; shop: number }

/** An outcome with its amounts, and the work that it pays for; null where staff type them, or nothing moves. */
export type OutcomeQuote = {
  outcome: AppealOutcome
  division: Division | null
  work: LoggedWork | null
  /** What the paid work is worth, before it is shared. */
  earned: number | null
  /** Whether it can be chosen: nobody pays a refund back. */
  possible: boolean
}

/** What each outcome means for this order. Work without any picture has no row of its own when all of it is proven. */
export function outcomesOf(order: DisputedOrder): OutcomeQuote[] {
  const { config, log, proven } = order
  const allProven = log.played.length === proven.played.length
  return (order.appeal ? appealOutcomes : disputeOutcomes)
    .filter((outcome) => outcome !== 'by_proof' || !allProven)
    .filter((outcome) => outcome !== 'returned' || !order.cancelled)
    .map((outcome): OutcomeQuote => {
      const division = divisionOf(order, outcome)
      const paidWork = outcome === 'by_proof' ? proven : outcome === 'by_log' ? log : null
      return {
        outcome,
        division,
        work: paidWork && loggedWork(config, progressOf(config, paidWork.played, paidWork.held)),
        earned: division && order.quote.total - division.customer,
        possible: division === null || division.customer >= order.refunded,
      }
    })
}

/** The amounts of an outcome that the order itself determines; null for the others. */
export function divisionOf(order: DisputedOrder, outcome: AppealOutcome): Division | null {
  if (outcome === 'own' || outcome === 'returned' || outcome === 'upheld') return null
  const { total } = order.quote
  if (outcome === 'in_full') return { customer: total, boosters: [], shop: 0 }
  const { earned, pay } = sharesOf(order, outcome)
  const customer = order.appeal ? Math.max(total - earned, order.refunded) : total - earned
  return { customer, boosters: pay, shop: total - customer - sumOf(pay) }
}

function sharesOf({ quote, config, log, proven, holder }: DisputedOrder, outcome: DisputeOutcome) {
  const work = outcome === 'by_proof' ? proven : log
  return orderShares(quote, config, work, { holder, accepted: outcome === 'as_bought' })
}

/** The three amounts that staff typed. */
export type OwnAmounts = { customer: number; boosters: number; shop: number }

/**
 * Staff's own amounts as a division: several boosters share theirs in proportion to the recorded work. Null when an
 * amount is negative (in an appeal, the shop's can be), one exceeds the price, they don't sum to it, the customer would pay
 * a refund back, or there is no booster to pay.
 */
export function ownDivision(order: DisputedOrder, own: OwnAmounts): Division | null {
  const { customer, boosters, shop } = own
  const least = order.appeal ? 0 - order.quote.total : 0
  if (![customer, boosters, shop].every((part) => Number.isSafeInteger(part) && part <= order.quote.total))
    return null
  if (customer < 0 || boosters < 0 || shop < least) return null
  if (customer + boosters + shop !== order.quote.total || customer < order.refunded) return null
  const pay = spread(order, boosters)
  return pay && { customer, boosters: pay, shop }
}

function spread(order: DisputedOrder, amount: number): BoosterPay[] | null {
  if (amount === 0) return []
  const { pay } = sharesOf(order, 'as_bought')
  const all = sumOf(pay)
  if (all === 0) return order.holder ? [{ boosterId: order.holder, amount }] : null
  let before = 0
  let given = 0
  return pay
    .map((each) => {
      before += each.amount
      const until = partOf(amount, before, all)
      const part = until - given
      given = until
      return { boosterId: each.boosterId, amount: part }
    })
    .filter((each) => each.amount > 0)
}

/** The total of what the boosters of a division get. */
export function paidToBoosters({ boosters }: Division): number {
  return sumOf(boosters)
}

/** By how much a decision gives the customer or the boosters more than any reading of the record does; minor units. */
export function beyondRecord(
  order: DisputedOrder,
  decided: Division | null,
): { by: 'customer' | 'boosters'; amount: number } {
  const read = (['by_log', 'by_proof'] as const).flatMap((each) => divisionOf(order, each) ?? [])
  const most = (of: (division: Division) => number) => Math.max(0, ...read.map(of))
  const customer = decided ? decided.customer - most((each) => each.customer) : 0
  const boosters = decided ? paidToBoosters(decided) - most(paidToBoosters) : 0
  const by = customer >= boosters ? 'customer' : 'boosters'
  return { by, amount: Math.max(0, customer, boosters) }
}

/** What a reminder is about, and whom it reaches. */
export const disputeReminders = {
  /** The booster has not answered, and a day is left. */
  answer_due: { deadline: 'disputeReply', before: true, to: 'booster' },
  /** The booster's time is over: staff can decide without an answer. */
  answer_missed: { deadline: 'disputeReply', before: false, to: 'staff' },
  /** Staff have not written to the parties yet, although it was promised. */
  first_word_missed: { deadline: 'disputeAnswer', before: false, to: 'owners' },
  /** A day is left to decide. */
  decision_due: { deadline: 'disputeDecision', before: true, to: 'staff' },
  /** The promised day has passed. */
  decision_missed: { deadline: 'disputeDecision', before: false, to: 'owners' },
} as const
export type DisputeReminder = keyof typeof disputeReminders

/** The deadlines of an appeal take the place of a dispute's. Its first word is the decision. */
const ofAppeal = {
  disputeReply: 'appealReply',
  disputeAnswer: null,
  disputeDecision: 'appealDecision',
} as const

/** Until when the other side should answer a dispute or an appeal, and staff must decide it. */
export function disputeTimes({ openedAt, appeal }: { openedAt: Date; appeal: boolean }) {
  return {
    replyBy: endOf(appeal ? 'appealReply' : 'disputeReply', openedAt),
    decideBy: endOf(appeal ? 'appealDecision' : 'disputeDecision', openedAt),
  }
}

type OpenDispute = {
  openedAt: Date
  appeal: boolean
  /** Whether the other side, the booster unless the booster appealed, has written. */
  answered: boolean
  staffWrote: boolean
  hasBooster: boolean
}

/** The reminders that are due now, in the order of the table; the caller sends each once. */
export function dueReminders(dispute: OpenDispute, now: Date): DisputeReminder[] {
  return (Object.keys(disputeReminders) as DisputeReminder[]).filter((id) => {
    const { deadline, before } = disputeReminders[id]
    const counted = dispute.appeal ? ofAppeal[deadline] : deadline
    // Who has a day to answer an appeal is not reminded a day before its end.
    if (counted === null || (counted === 'appealReply' && before)) return false
    if (deadline === 'disputeReply' && (dispute.answered || !dispute.hasBooster)) return false
    if (deadline === 'disputeAnswer' && dispute.staffWrote) return false
    const end = dispute.openedAt.getTime() + deadlines[counted].ms
    const from = before ? end - deadlines.disputeReminder.ms : end
    return now.getTime() >= from && !(before && now.getTime() >= end)
  })
}
