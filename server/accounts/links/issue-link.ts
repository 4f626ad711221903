import { createHash } from 'node:crypto'
import { type LinkPurpose, linkSpans } from '#core/base/links.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { newToken, tokenHash } from '#server/platform/sessions/tokens.ts'
import type { LockedAccount } from '#server/platform/users/user-store.ts'
import { insertLink } from './link-store.ts'

type Owner = Pick<LockedAccount, 'id' | 'email' | 'password_hash'>

/** Makes a link for one purpose and returns its token, which exists only in the mail. */
export async function issueLink(
  { tx, now }: Work,
  purpose: LinkPurpose,
  owner: Owner,
  orderId: string | null = null,
): Promise<string> {
  const token = newToken()
  await insertLink(tx, {
    token_hash: tokenHash(token),
    purpose,
    user_id: owner.id,
    order_id: orderId,
    bound_to: bindingOf(owner),
    created_at: now,
    expires_at: new Date(now.getTime() + linkSpans[purpose]),
  })
  return token
}

/** A link is void once the address or the password that it was made for has changed (trust S9). */
export function bindingOf({ email, password_hash }: Pick<Owner, 'email' | 'password_hash'>): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([email, password_hash]))
    .digest()
}
