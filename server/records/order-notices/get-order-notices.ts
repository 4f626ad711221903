import type { Contract } from '#contract/contract.ts'
import { proposalKinds, proposedWith } from '#core/money/staff-limits.ts'
import { findOrder } from '#server/kernel/order-row-store.ts'
import { refuseParty } from '#server/kernel/refuse-party.ts'
import { decisionView } from '#server/orders/order/decide-result.ts'
import { findDecision } from '#server/orders/order/decision-store.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { findSignals } from '../person/signals-store.ts'
import { findWaitingAbout } from './waiting-about-store.ts'

type Notices = Contract['getOrderNotices']['reply']['data']

/** For staff on the order alone: its customer and its booster must not read what connects them. */
export async function getOrderNotices({ db }: Services, caller: Caller, orderId: string): Promise<Notices> {
  const order = await findOrder(db, orderId)
  if (!order) throw new AppError('order_not_found')
  await refuseParty(db, caller, order)
  const kinds = proposalKinds.filter((kind) => caller.permissions.includes(proposedWith[kind]))
  const signals = order.booster_id ? await findSignals(db, order.customer_id, order.booster_id) : []
  const decision = await findDecision(db, orderId)
  return {
    signals: signals.map(({ kind }) => kind),
    proposals: (await findWaitingAbout(db, orderId, kinds)).map((row) => ({
      proposal_id: row.id,
      kind: row.kind,
      amount: row.amount,
      asked_by: { user_id: row.asked_by, username: row.asker_name },
      asked_at: row.asked_at.toISOString(),
      own: row.asked_by === caller.id,
    })),
    decision: decision ? decisionView(decision) : null,
  }
}
