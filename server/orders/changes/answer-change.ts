import { lockOrderFor } from '#server/kernel/lock-order.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import { recordDeed } from '#server/kernel/record-deed.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { type ChangeRow, closeChange, findAsked, findFollowing } from './change-store.ts'
import { endUnanswered } from './end-change.ts'
import { makeChange } from './make-change.ts'
import { returnReserve } from './return-reserve.ts'

type Ref = { orderId: string; changeId: string }

/** The booster accepts; the order goes on as changed. */
export function acceptChange(work: Work, caller: Caller, ref: Ref): Promise<void> {
  return answer(work, caller, { ...ref, side: 'booster' }, async (order, change) => {
    await makeChange(work, order, change, { actor: 'booster', actorId: caller.id })
  })
}

/**
 * The booster declines with a reason; the order stays as it is. What was reserved goes back, or waits for the order of
 * other boosters.
 */
export function declineChange(work: Work, caller: Caller, ref: Ref, reason: string): Promise<void> {
  return answer(work, caller, { ...ref, side: 'booster' }, async (order, change) => {
    await endUnanswered(work, order, change, 'declined')
    const by = { actor: 'booster', actorId: caller.id } as const
    await recordDeed(work, order, { action: 'change_declined', ...by, reason })
  })
}

/** The customer takes the request back before it is answered, or before other boosters' order is placed. */
export function withdrawChange(work: Work, caller: Caller, ref: Ref): Promise<void> {
  return answer(work, caller, { ...ref, side: 'customer' }, async (order, change) => {
    await closeChange(work, change.id, 'withdrawn')
    await returnReserve(work, order, change)
    // What others would have played is no news to the booster.
    const action = change.status === 'following' ? 'plan_next' : 'change_withdrawn'
    await recordDeed(work, order, { action, actor: 'customer', actorId: caller.id })
  })
}

/** Of an answer, a withdrawal and the deadline, the first one counts; the others find no request. */
async function answer(
  work: Work,
  caller: Caller,
  { orderId, changeId, side }: Ref & { side: 'customer' | 'booster' },
  act: (order: OrderRow, change: ChangeRow) => Promise<void>,
): Promise<void> {
  const { order, actor } = await lockOrderFor(work.tx, caller, orderId)
  const following = side === 'customer' ? await findFollowing(work.tx, orderId) : undefined
  const change = following ?? (await findAsked(work.tx, orderId))
  const isLate = !following && (!change?.answer_by || change.answer_by <= work.now)
  if (actor !== side || !change || change.id !== changeId || isLate) throw new AppError('change_not_found')
  await act(order, change)
}
