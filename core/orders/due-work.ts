import { dayMs } from '#core/base/durations.ts'
import type { OrderConfig } from '../choices/order-config.ts'
import { endOf } from './deadlines.ts'
import { type Answerable, unansweredBy } from './dispute-state.ts'
import { disputeTimes } from './disputes.ts'
import { kindOf } from './kinds.ts'
import type { OrderStatus } from './lifecycle.ts'

/** What is next on a booster's order: what the booster has to do first, then what they wait for. */
export const dueKinds = [
  'dispute',
  'code',
  'change',
  'session',
  'agree',
  'play',
  'decision',
  'frozen',
  'paused',
  'check',
] as const
export type DueKind = (typeof dueKinds)[number]

/** Kinds that wait for somebody else. */
const othersKinds: ReadonlySet<DueKind> = new Set(['decision', 'frozen', 'paused', 'check'])

/** What decides it. */
export type DueFacts = {
  config: OrderConfig
  status: OrderStatus
  paused: boolean
  frozen: boolean
  claimedAt: Date
  finishedAt: Date | null
  /** The days that were promised with the price. */
  daysTo: number
  /** The agreed hour of a session. */
  sessionAt: Date | null
  dispute: (Answerable & { openedAt: Date; appeal: boolean }) | null
  /** When the customer handed over a login code that is still good. */
  codeGivenAt: Date | null
  /** A change that the customer asked for. */
  change: { answerBy: Date | null } | null
}

/** `at` is its deadline, or the hour of a session; `mine` says that it waits for the booster. */
export type DueWork = { kind: DueKind; at: Date | null; mine: boolean }

/** What is next on an order of a booster: one row for the order, whose first fitting line counts. */
export function dueWork(order: DueFacts): DueWork {
  const { kind, at } = next(order)
  return { kind, at, mine: !othersKinds.has(kind) }
}

function next(order: DueFacts): Omit<DueWork, 'mine'> {
  const { dispute, codeGivenAt, change, status, finishedAt } = order
  if (dispute) {
    const { replyBy, decideBy } = disputeTimes(dispute)
    const isAsked = unansweredBy(dispute) === 'booster'
    return isAsked ? { kind: 'dispute', at: replyBy } : { kind: 'decision', at: decideBy }
  }
  if (order.frozen) return { kind: 'frozen', at: null }
  if (status !== 'boosting') return { kind: 'check', at: finishedAt && endOf('check', finishedAt) }
  if (codeGivenAt) return { kind: 'code', at: endOf('loginCode', codeGivenAt) }
  if (change) return { kind: 'change', at: change.answerBy }
  if (order.paused) return { kind: 'paused', at: null }
  if (kindOf(order.config).log.of === 'lessons')
    return order.sessionAt ? { kind: 'session', at: order.sessionAt } : { kind: 'agree', at: null }
  return { kind: 'play', at: new Date(order.claimedAt.getTime() + order.daysTo * dayMs) }
}

/** What waits for the booster first, by its time; an unanswered dispute before all else, whatever is later. */
export function byDue(a: DueWork, b: DueWork): number {
  const urgent = ({ kind }: DueWork) => Number(kind === 'dispute' || kind === 'code')
  return (
    Number(b.mine) - Number(a.mine) ||
    urgent(b) - urgent(a) ||
    (a.at?.getTime() ?? Number.POSITIVE_INFINITY) - (b.at?.getTime() ?? Number.POSITIVE_INFINITY) ||
    dueKinds.indexOf(a.kind) - dueKinds.indexOf(b.kind)
  )
}
