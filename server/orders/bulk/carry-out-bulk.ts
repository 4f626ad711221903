import type { ErrorCode } from '#contract/errors.ts'
import { lockForStaff } from '#server/kernel/lock-for-staff.ts'
import { notify } from '#server/news/notifications/notify.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction, type Work } from '#server/platform/ports/work.ts'
import { attemptEach } from '#server/platform/process/attempt-store.ts'
import { callerWithoutSession } from '#server/platform/sessions/caller.ts'
import { lockAccounts } from '#server/platform/users/user-store.ts'
import { assignOrder } from '../order/assign-order.ts'
import { cancelOrder } from '../order/cancel-order.ts'
import { decideResult } from '../order/decide-result.ts'
import { settleDecisionSoon } from '../order/settle-decisions.ts'
import { countRun, endHandled, endOrder, findNext, lockNext } from './bulk-store.ts'

const job = 'bulk'
const atOnce = 100

/**
 * Handles the orders of runs, each in a transaction of its own by the use case of the order's page. It runs right after a run has
 * begun, and again each minute for what a process that ended left behind; returns how many it handled.
 */
export async function carryOutBulk(services: Services, runId?: string): Promise<number> {
  const now = services.now()
  const next = { job, now, limit: atOnce, ...(runId !== undefined && { runId }) }
  const handled = await attemptEach(services, job, await findNext(services.db, next), (id) =>
    handle(services, id),
  )
  await tellEnded(services, runId)
  return handled
}

/** The same for a run that has just begun, to its end. Should this process end before that, the job does the rest. */
export function carryOutSoon(services: Services, runId: string): void {
  const all = async () => {
    while ((await carryOutBulk(services, runId)) > 0);
  }
  void all().catch((error: unknown) => services.log.warn({ err: error }, 'a run of orders waits for the job'))
}

/** False if it was handled elsewhere, or its run was stopped. What the order refuses is its end, and says why. */
async function handle(services: Services, id: string): Promise<boolean> {
  const end = (act: (work: Work, next: Next) => Promise<ErrorCode | null>) =>
    transaction(services, async (work) => {
      const next = await lockNext(work.tx, id)
      if (!next) return false
      await endOrder(work.tx, id, await act(work, next), work.now)
      return true
    })
  try {
    return await end(act)
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'server_busy') throw error
    const { code } = error
    return end(async () => code as ErrorCode)
  }
}

type Next = NonNullable<Awaited<ReturnType<typeof lockNext>>>

/** Does it as the colleague who asked, with what they can do now, on the order that they saw. */
async function act(work: Work, next: Next): Promise<null> {
  const { action, asked_by, booster_id, order_id, reason, version } = next
  const [actor] = await lockAccounts(work.tx, [asked_by])
  if (!actor || actor.banned_at || !actor.permissions.includes('EditOrders'))
    throw new AppError('access_denied')
  const caller = callerWithoutSession(actor)
  const order = await lockForStaff(work.tx, caller, order_id)
  if (order.version !== version) throw new AppError('order_state_changed')
  if (action === 'cancel')
    await cancelOrder(work, caller, order_id, { refund_to: 'payment_method', reason: reason ?? undefined })
  else if (action === 'assign') await assignOrder(work, caller, order_id, booster_id ?? '')
  else {
    const { isNew } = await decideResult(work, caller, order_id, { action: 'complete', version })
    if (!isNew) throw new AppError('order_already_decided')
    work.after(() => settleDecisionSoon(work.services, order_id))
  }
  return null
}

/** The colleague reads how it ended, wherever they are by then. */
function tellEnded(services: Services, runId: string | undefined): Promise<void> {
  return transaction(services, async (work) => {
    for (const { id, asked_by } of await endHandled(work.tx, work.now, runId)) {
      const { done, left } = await countRun(work.tx, id)
      await notify(work, { userId: asked_by, code: 'bulk_done', params: { done, left } })
    }
  })
}
