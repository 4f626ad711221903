import { useLink } from '../links/use-link.ts'
import type { Services } from '../services.ts'
import { endSessionsOf } from '../sessions/end-sessions-of.ts'
import { markVerified } from '../users/user-store.ts'
import { transaction } from '../work.ts'

export type OpenedOrder = { userId: string; orderId: string; email: string }

/**
 * A mailed link opens an order for the guest who placed it: the identity of one browser, which has that order and no
 * other person's. The first link proves the mailbox, so whoever had typed the address is signed out (trust S7, S8).
 */
export function openOrder(services: Services, token: string): Promise<OpenedOrder> {
  return transaction(services, async (work) => {
    const { account, orderId } = await useLink(work, token, 'open_order')
    if (await markVerified(work.tx, account.id, work.now)) await endSessionsOf(work, account.id)
    return { userId: account.id, orderId: orderId ?? '', email: account.email }
  })
}
