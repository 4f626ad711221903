import { AppError } from '../http/errors.ts'
import type { Caller } from '../http/route.ts'
import type { Services } from '../services.ts'
import { transaction } from '../work.ts'
import { lockForStaff } from './kernel/lock-for-staff.ts'
import { recordDeed } from './kernel/record-deed.ts'

/** Staff have reviewed why a closed order's shares were held, and release them unchanged. */
export async function releaseShares(
  services: Services,
  caller: Caller,
  orderId: string,
  reason: string,
): Promise<void> {
  await transaction(services, async (work) => {
    const order = await lockForStaff(work.tx, caller, orderId)
    if (!order.shares_held) throw new AppError('order_state_changed')
    const set = { shares_held: null }
    await recordDeed(work, order, {
      action: 'release_shares',
      actor: 'admin',
      actorId: caller.id,
      reason,
      set,
    })
  })
}
