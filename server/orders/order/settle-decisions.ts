import { deadlines, endOf, passedBefore } from '#core/orders/deadlines.ts'
import { readyReasons } from '#core/orders/ready-reasons.ts'
import { guardRefusal } from '#core/people/permissions.ts'
import { lockOrder } from '#server/kernel/lock-order.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import { notify } from '#server/news/notifications/notify.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction, type Work } from '#server/platform/ports/work.ts'
import { attemptEach } from '#server/platform/process/attempt-store.ts'
import { type Caller, callerWithoutSession } from '#server/platform/sessions/caller.ts'
import { completeOrder } from './complete-order.ts'
import { recordDecision, tellStaff } from './decide-result.ts'
import { type Decision, deleteDecision, findDecision, findDueDecisions } from './decision-store.ts'
import { rejectProof } from './reject-proof.ts'

const job = 'decisions'
const atOnce = 100

/** Carries out what staff decided more than ten seconds ago, whatever became of their page and of the process; returns how many. */
export async function settleDecisions(services: Services): Promise<number> {
  const [before, now] = [passedBefore('undoDecision', services.now()), services.now()]
  const ids = await findDueDecisions(services.db, { before, job, now, limit: atOnce })
  return attemptEach(services, job, ids, (id) => settle(services, id))
}

/** The same for one order as soon as its time has passed. Should this process end before that, the job does it. */
export function settleDecisionSoon(services: Services, orderId: string): void {
  const failed = (error: unknown) => services.log.warn({ err: error }, 'a decision waits for the job')
  setTimeout(() => void settle(services, orderId).catch(failed), deadlines.undoDecision.ms).unref()
}

/** A refusal takes back all that its step had begun; then the decision ends without one. */
async function settle(services: Services, orderId: string): Promise<boolean> {
  try {
    return await whenDue(services, orderId, carryOut)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return whenDue(services, orderId, (work, order, decision) => refuse(work, order, decision, error.code))
  }
}

type Act = (work: Work, order: OrderRow, decision: Decision) => Promise<void>

/** Takes a decision that is due, under its order's lock: of two processes, one finds it. */
function whenDue(services: Services, orderId: string, act: Act): Promise<boolean> {
  return transaction(services, async (work) => {
    const order = await lockOrder(work.tx, orderId)
    const decision = await findDecision(work.tx, orderId)
    if (!decision || endOf('undoDecision', decision.decided_at) > work.now) return false
    await deleteDecision(work.tx, orderId)
    await act(work, order, decision)
    return true
  })
}

/** The step that the person would take on the order's page, as that person, with what they can do now. */
async function carryOut(work: Work, order: OrderRow, decision: Decision): Promise<void> {
  const caller = deciderOf(decision)
  const refusal = guardRefusal(caller, 'EditOrders')
  if (refusal) throw new AppError(refusal)
  if (order.version !== decision.order_version) throw new AppError('order_state_changed')
  if (decision.action === 'complete') await completeOrder(work, caller, order.id)
  else await rejectProof(work, caller, order.id, saidIn(decision))
  tellStaff(work, decision, 'carried_out')
}

async function refuse(work: Work, order: OrderRow, decision: Decision, code: string): Promise<void> {
  await recordDecision(work, 'refuse decision', { ...decision, reason: null, ready: null }, { code })
  const { decided_by: userId } = decision
  const params = { order_id: order.id, number: order.number }
  await notify(work, { userId, code: 'decision_refused', params })
  tellStaff(work, decision, 'refused')
}

function saidIn({ reason, ready }: Decision) {
  return { reason: reason ?? undefined, ready: readyReasons.reject.find((each) => each === ready) }
}

/** Their session had the second factor when they decided, and can have ended since. */
function deciderOf({ decided_by: id, permissions, banned_at }: Decision): Caller {
  return callerWithoutSession({ id, kind: 'customer', permissions, banned_at })
}
