import type { LinkPurpose } from '#core/base/links.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { tokenHash } from '#server/platform/sessions/tokens.ts'
import { type LockedAccount, lockAccount } from '#server/platform/users/user-store.ts'
import { bindingOf } from './issue-link.ts'
import { takeLink } from './link-store.ts'

export type UsedLink = { account: LockedAccount; purpose: LinkPurpose; orderId: string | null }

/**
 * Spends a link, in the transaction of what it is for, and locks its owner. Every other token is refused alike: made
 * up, of another purpose, expired, used, or of an earlier password or address (trust S9).
 */
export async function spendLink(
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
