import type { LinkPurpose } from '#core/links.ts'
import { AppError } from '../http/errors.ts'
import { tokenHash } from '../sessions/tokens.ts'
import { type LockedAccount, lockAccount } from '../users/user-store.ts'
import type { Work } from '../work.ts'
import { bindingOf } from './issue-link.ts'
import { takeLink } from './link-store.ts'

export type UsedLink = { account: LockedAccount; purpose: LinkPurpose; orderId: string | null }

/**
 * Uses a link up, in the transaction of what it is for, and locks its owner. Every other token is refused alike: made
 * up, of another purpose, expired, used, or of an earlier password or address (trust S9).
 */
export async function useLink(
  { tx, now }: Work,
  token: string,
  ...purposes: LinkPurpose[]
): Promise<UsedLink> {
  const link = await takeLink(tx, tokenHash(token), purposes, now)
  const account = link && (await lockAccount(tx, link.user_id))
  if (!account?.banned_at && link && account && bindingOf(account).equals(link.bound_to))
    return { account, purpose: link.purpose, orderId: link.order_id }
  throw new AppError(account?.banned_at ? 'account_banned' : 'link_not_valid')
}
