import type { BanOrder } from '#server/accounts/people/ban-order-store.ts'
import { endBanOrder, findBanOrder, findWaitingBanOrders } from '#server/accounts/people/ban-order-store.ts'
import { lockOrder } from '#server/kernel/lock-order.ts'
import { cancelOrder } from '#server/orders/order/cancel-order.ts'
import { dropOrder } from '#server/orders/order/drop-order.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction, type Work } from '#server/platform/ports/work.ts'
import { attemptEach } from '#server/platform/process/attempt-store.ts'
import { callerWithoutSession } from '#server/platform/sessions/caller.ts'
import { lockAccounts } from '#server/platform/users/user-store.ts'

const job = 'bans'
const atOnce = 100

/**
 * Carries out what bans have decided about orders, each in a transaction of its own by the use case of the order's page.
 * It runs right after a ban, and again each minute for what a process that ended left behind; returns how many it ended.
 */
export async function carryOutBans(services: Services, userId?: string): Promise<number> {
  const now = services.now()
  const waiting = { job, now, limit: atOnce, ...(userId !== undefined && { userId }) }
  const ids = await findWaitingBanOrders(services.db, waiting)
  return attemptEach(services, job, ids, (id) => carryOut(services, id))
}

/** The same for the ban that a call has just made. Should this process end before that, the job does it. */
export function carryOutSoon(services: Services, userId: string): void {
  void carryOutBans(services, userId).catch((error: unknown) =>
    services.log.warn({ err: error }, 'what a ban decided waits for the job'),
  )
}

/** False if it was ended elsewhere, or the ban was lifted. What the order refuses is its end, and says why. */
async function carryOut(services: Services, id: string): Promise<boolean> {
  const end = (act: (work: Work, waiting: Waiting) => Promise<string | null>) =>
    transaction(services, async (work) => {
      const waiting = await lockWaiting(work, id)
      if (!waiting) return false
      await endBanOrder(work.tx, id, await act(work, waiting), work.now)
      return true
    })
  try {
    return await end(decide)
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'server_busy') throw error
    return end(async () => error.code)
  }
}

type Waiting = { row: BanOrder; actor: Awaited<ReturnType<typeof lockAccounts>>[number] | undefined }

/**
 * One that still waits, with the colleague who decided. Both people are locked: whoever lifts the ban, carries out the same or
 * takes the colleague's permission waits until this one has ended.
 */
async function lockWaiting({ tx }: Work, id: string): Promise<Waiting | undefined> {
  const known = await findBanOrder(tx, id)
  if (!known) return undefined
  const accounts = await lockAccounts(tx, [known.user_id, known.asked_by])
  const row = await findBanOrder(tx, id)
  return row?.ended_at === null
    ? { row, actor: accounts.find((each) => each.id === row.asked_by) }
    : undefined
}

/** Does it as the colleague who decided, with what they can do now. */
async function decide(work: Work, { row, actor }: Waiting): Promise<null> {
  const { order_id, user_id, deed, reason } = row
  if (!actor || actor.banned_at || !actor.permissions.includes('EditOrders'))
    throw new AppError('access_denied')
  const order = await lockOrder(work.tx, order_id)
  if (order.customer_id === actor.id || order.booster_id === actor.id) throw new AppError('own_affair')
  // Somebody else has it by now.
  if ((deed === 'cancel' ? order.customer_id : order.booster_id) !== user_id)
    throw new AppError('order_state_changed')
  const caller = callerWithoutSession(actor)
  if (deed === 'cancel') await cancelOrder(work, caller, order_id, { refund_to: 'payment_method', reason })
  else await dropOrder(work, caller, order_id, { reason })
  return null
}
