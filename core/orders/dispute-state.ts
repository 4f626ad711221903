import {
  type Disputable,
  type DisputeEnd,
  type DisputeOpener,
  disputeTimes,
  isAppealable,
} from './disputes.ts'

/** Where a dispute stands, as one reader of it is told: who has to act now, or how far its decision holds. */
export const disputeStates = [
  'your_answer',
  'answer_overdue',
  'booster_answers',
  'customer_answers',
  'your_decision',
  'colleague_decides',
  'team_decides',
  'second_look',
  'appealed',
  'appealable',
  'final',
  'decided',
  'withdrawn',
] as const
export type DisputeState = (typeof disputeStates)[number]

/** Who reads a dispute. An earlier decider is staff who have to leave it to a colleague (decision 0039). */
export type DisputeReader = 'customer' | 'booster' | 'staff' | 'earlier_decider'

/** What decides who is asked to answer a dispute. */
export type Answerable = {
  openedBy: DisputeOpener
  /** Whether the other side has written since. */
  answered: boolean
  hasBooster: boolean
}

type Dispute = Answerable & { openedAt: Date; appeal: boolean; outcome: DisputeEnd | null }

/** The side that answers a dispute: the booster, unless the booster asked for a second look. */
export function otherSide(openedBy: DisputeOpener): 'customer' | 'booster' {
  return openedBy === 'booster' ? 'customer' : 'booster'
}

/** The side whose answer is still missing; null once it is there, and without a booster who could give it. */
export function unansweredBy({ openedBy, answered, hasBooster }: Answerable): 'customer' | 'booster' | null {
  const side = otherSide(openedBy)
  return answered || (side === 'booster' && !hasBooster) ? null : side
}

/**
 * Where a dispute stands for a reader, and until when: the one source of what its chip, its page, lists and triage say.
 * `order` is what is true of the order by now, which a later dispute can have changed.
 */
export function disputeState(
  dispute: Dispute,
  order: Pick<Disputable, 'openedBy' | 'finalAt' | 'chargedBackAt'>,
  reader: DisputeReader,
  now: Date,
): { state: DisputeState; until: Date | null } {
  if (dispute.outcome !== null) return stateOfDecision(dispute.outcome, order, now)
  const { replyBy, decideBy } = disputeTimes(dispute)
  const asked = unansweredBy(dispute)
  if (asked !== null && now < replyBy)
    return { state: asked === reader ? 'your_answer' : `${asked}_answers`, until: replyBy }
  // Staff no longer wait for it, and it still counts if it comes.
  if (asked !== null && asked === reader) return { state: 'answer_overdue', until: decideBy }
  return { state: decidedBy(reader, dispute), until: decideBy }
}

function decidedBy(reader: DisputeReader, { appeal }: Dispute): DisputeState {
  if (reader === 'staff') return 'your_decision'
  if (reader === 'earlier_decider') return 'colleague_decides'
  return appeal ? 'second_look' : 'team_decides'
}

/** These let the order go on, so there is nothing to appeal; the last two are staff's answers of before appeals. */
const movedNothing: ReadonlySet<DisputeEnd> = new Set<DisputeEnd>(['returned', 'completed', 'rejected'])

function stateOfDecision(
  outcome: DisputeEnd,
  order: Parameters<typeof disputeState>[1],
  now: Date,
): ReturnType<typeof disputeState> {
  if (outcome === 'withdrawn') return { state: 'withdrawn', until: null }
  if (movedNothing.has(outcome)) return { state: 'decided', until: null }
  if (order.openedBy !== null) return { state: 'appealed', until: null }
  return isAppealable(order, now)
    ? { state: 'appealable', until: order.finalAt }
    : { state: 'final', until: null }
}
