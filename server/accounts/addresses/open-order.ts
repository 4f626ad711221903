import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { endSessionsOf } from '#server/platform/sessions/end-sessions-of.ts'
import { markVerified } from '#server/platform/users/user-store.ts'
import { spendLink } from '../links/spend-link.ts'

export type OpenedOrder = { userId: string; orderId: string; email: string }

/**
 * A mailed link opens an order for the guest who placed it: the identity of one browser, which has that order and no
 * other person's. The first link proves the mailbox, so whoever had typed the address is signed out (trust S7, S8).
 */
export function openOrder(services: Services, token: string): Promise<OpenedOrder> {
  return transaction(services, async (work) => {
    const { account, orderId } = await spendLink(work, token, 'open_order')
    if (await markVerified(work.tx, account.id, work.now)) await endSessionsOf(work, account.id)
    return { userId: account.id, orderId: orderId ?? '', email: account.email }
  })
}
