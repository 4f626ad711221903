import { mostOrderLinks } from '#core/base/links.ts'
import type { requireLetter } from '#server/news/mail/queue-letter.ts'
import { readerOf } from '#server/news/mail/reader-of.ts'
import { writeLetter } from '#server/news/mail/write-letter.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { type LockedAccount, lockAccount } from '#server/platform/users/user-store.ts'
import { issueLink } from './issue-link.ts'
import { findGuestOrders } from './link-store.ts'

/**
 * Greets a new customer and asks for the proof that the address is theirs. With `requireLetter`, the call is refused if the
 * letter is withheld.
 */
export async function mailProof(
  work: Work,
  account: LockedAccount,
  write?: typeof requireLetter,
): Promise<void> {
  const token = await issueLink(work, 'verify_address', account)
  await writeLetter(work, 'welcome', readerOf(account), { token }, { write })
}

export async function mailReset(
  work: Work,
  account: LockedAccount,
  write?: typeof requireLetter,
): Promise<void> {
  const token = await issueLink(work, 'reset_password', account)
  await writeLetter(work, 'reset_password', readerOf(account), { token }, { write })
}

/** Mails each guest with this address the link to their newest order; false if there is none. */
export async function mailOrders(work: Work, email: string): Promise<boolean> {
  const orders = await findGuestOrders(work.tx, email, mostOrderLinks)
  for (const { user_id, id, number, locale } of orders) {
    const guest = await lockAccount(work.tx, user_id)
    if (!guest) continue
    const token = await issueLink(work, 'open_order', guest, id)
    await writeLetter(work, 'open_order', { email, locale, username: null }, { token, number })
  }
  return orders.length > 0
}
