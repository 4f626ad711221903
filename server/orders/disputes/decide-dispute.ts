import { z } from 'zod'
import { type decideDispute as call, decisionFields } from '#contract/disputes.ts'
import { endOf } from '#core/orders/deadlines.ts'
import {
  type AppealOutcome,
  beyondRecord,
  type DisputedOrder,
  type Division,
  divisionOf,
  ownDivision,
  paidToBoosters,
} from '#core/orders/disputes.ts'
import type { ProposalType } from '#server/accounts/proposals/proposal-type.ts'
import { exceedsLimits } from '#server/accounts/proposals/propose.ts'
import { advanceOrder } from '#server/kernel/advance-order.ts'
import { lockOrder, lockOrderFor } from '#server/kernel/lock-order.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import { findParties } from '#server/kernel/party-store.ts'
import { recordDeed } from '#server/kernel/record-deed.ts'
import { reverseSettlement } from '#server/money/settlement/reverse-settlement.ts'
import { closeEarned } from '#server/money/settlement/settle-order.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { closeDisputeRow, type DisputeRow, findOpenDispute, needsOtherDecider } from './dispute-store.ts'
import { goingOn } from './end-dispute.ts'
import { disputedOrder } from './quote-outcomes.ts'
import { runningAgain } from './reopen-order.ts'

type Decision = z.output<typeof call.body>

/**
 * Staff decide a dispute, once: the first of two who decide at the same time wins. The amounts are computed again under
 * the order's lock; if they are not those that the decider saw, nothing is decided.
 */
export async function decideDispute(
  work: Work,
  caller: Caller,
  orderId: string,
  decision: Decision,
): Promise<void> {
  const { order, actor } = await lockOrderFor(work.tx, caller, orderId)
  if (actor !== 'admin' || order.disputed_by === null) throw new AppError('order_state_changed')
  if (await needsOtherDecider(work.tx, orderId, caller.id)) throw new AppError('dispute_own_decision')
  const open = await findOpenDispute(work.tx, orderId)
  if (!open) throw new AppError('order_state_changed')
  const division = agreedDivision(await disputedOrder(work.tx, order, open), decision)
  const dispute = await closeDisputeRow(work.tx, orderId, {
    outcome: decision.outcome,
    closed_at: work.now,
    closed_by: caller.id,
    decision: decision.reason,
    ...(division && {
      to_customer: division.customer,
      to_boosters: paidToBoosters(division),
      to_shop: division.shop,
    }),
  })
  if (!dispute) throw new AppError('order_state_changed')
  const by = { actor, actorId: caller.id, reason: decision.reason } as const
  const { outcome } = decision
  if (outcome === 'upheld') await uphold(work, order, by)
  else if (division) await settle(work, order, { division, outcome, by, appeal: open.appeal_of !== null })
  else await sendBack(work, order, { dispute, by })
}

const wished = z.strictObject({ order_id: z.string(), ...decisionFields })

/**
 * A decision that gives someone more than the record says is money that staff create: beyond the limits a colleague
 * confirms it.
 */
export const disputeDecision: ProposalType = {
  async weigh(work, wish) {
    const { order_id, ...decision } = wished.parse(wish)
    const order = await lockOrder(work.tx, order_id)
    const open = await findOpenDispute(work.tx, order_id)
    if (!open || order.disputed_by === null) throw new AppError('order_state_changed')
    const disputed = await disputedOrder(work.tx, order, open)
    const division = agreedDivision(disputed, { ...decision, reason: '' })
    const beyond = beyondRecord(disputed, division)
    const boosters = division?.boosters.map(({ boosterId }) => boosterId) ?? []
    const personId = beyond.by === 'customer' ? order.customer_id : (boosters[0] ?? order.booster_id)
    const { amount } = beyond
    const needsSecond = personId !== null && amount > 0 && (await exceedsLimits(work, personId, amount))
    const parties = await findParties(work.tx, order_id)
    return {
      personId,
      parties,
      orderId: order.id,
      subject: `dispute of order ${order.id}`,
      amount,
      needsSecond,
    }
  },

  carryOut: (work, caller, { wish, reason }) => {
    const { order_id, ...decision } = wished.parse(wish)
    return decideDispute(work, caller, order_id, { ...decision, reason })
  },
}

/** What both the decider saw and the order now says; null when no money moves. */
function agreedDivision(order: DisputedOrder, { outcome, amounts }: Decision): Division | null {
  if (outcome === 'upheld' && !order.appeal) throw new AppError('bad_params')
  if (outcome === 'returned' && order.cancelled) throw new AppError('order_state_changed')
  if (outcome === 'returned' || outcome === 'upheld') return null
  if (!amounts) throw new AppError('bad_params', [{ field: 'amounts', code: 'bad_params' }])
  const division = outcome === 'own' ? ownDivision(order, amounts) : divisionOf(order, outcome)
  if (!division) throw new AppError('dispute_sums_differ')
  const { customer, shop } = division
  const same =
    customer === amounts.customer && shop === amounts.shop && paidToBoosters(division) === amounts.boosters
  if (!same || customer < order.refunded) throw new AppError('decision_outdated')
  return division
}

type By = { actor: 'admin'; actorId: string; reason: string }

/** The first decision stays and is final. */
async function uphold(work: Work, order: OrderRow, by: By): Promise<void> {
  await recordDeed(work, order, {
    action: 'uphold_decision',
    ...by,
    set: { disputed_by: null, final_at: work.now },
  })
}

/** Ends the order with the decided amounts; a closed order keeps its status, and its settlement is reversed first. */
async function settle(
  work: Work,
  order: OrderRow,
  { division, outcome, by, appeal }: { division: Division; outcome: AppealOutcome; by: By; appeal: boolean },
): Promise<void> {
  const set = { disputed_by: null, final_at: appeal ? work.now : endOf('appeal', work.now) }
  const closed = order.closed_at !== null
  if (closed) await reverseSettlement(work, order)
  const ended = closed
    ? await recordDeed(work, order, { action: 'decide_amounts', ...by, set })
    : await advanceOrder(work, order, {
        action: outcome === 'as_bought' ? 'decide_complete' : 'decide_cancel',
        ...by,
        set,
      })
  await closeEarned(work, ended, {
    earned: order.total - division.customer,
    pay: division.boosters,
    hold: null,
    to: 'payment_method',
    appeal,
  })
}

/** The booster finishes the order; a completed one runs again. */
async function sendBack(
  work: Work,
  order: OrderRow,
  { dispute, by }: { dispute: DisputeRow; by: By },
): Promise<void> {
  const set =
    order.status === 'completed'
      ? await runningAgain(work, order)
      : await goingOn(work, { ...order, status: 'boosting' }, dispute)
  await advanceOrder(work, order, { action: 'decide_return', ...by, set })
}
