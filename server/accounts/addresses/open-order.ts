import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { markVerified } from '#server/platform/users/user-store.ts'
import { spendLink } from '../links/spend-link.ts'

export type OpenedOrder = { userId: string; orderId: string; email: string }

/**
 * A mailed link opens an order for the guest who placed it: the identity of one browser, which has that order and no
 * other person's. Other devices stay signed in and are listed; what matters most needs a session that a link has opened
 * lately (`requireFreshProof`), so whoever only typed the address is kept from it (trust S7, S8).
 */
export function openOrder(services: Services, token: string): Promise<OpenedOrder> {
  return transaction(services, async (work) => {
    const { account, orderId } = await spendLink(work, token, 'open_order')
    await markVerified(work.tx, account.id, work.now)
    return { userId: account.id, orderId: orderId ?? '', email: account.email }
  })
}
