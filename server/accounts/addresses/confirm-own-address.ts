import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { spendLink } from '../links/spend-link.ts'
import { confirmAddress } from '../proofs/prove-address.ts'

/**
 * The mailed link alone proves nothing: somebody may have registered with a stranger's address and hope for a click. Only
 * the person who is signed in to this account and has the link is its owner (trust S8).
 */
export async function confirmOwnAddress(work: Work, caller: Caller, token: string): Promise<void> {
  const { account } = await spendLink(work, token, 'verify_address')
  if (account.id !== caller.id) throw new AppError('link_not_valid')
  await confirmAddress(work, account.id)
}
