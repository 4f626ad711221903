import { mostOrderLinks } from '#core/base/links.ts'
import { href } from '#i18n/href.ts'
import { queueLetter, type requireLetter } from '#server/news/mail/queue-letter.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { type LockedAccount, lockAccount } from '#server/platform/users/user-store.ts'
import { issueLink } from './issue-link.ts'
import { findGuestOrders } from './link-store.ts'

/** The reader of a letter; a name that nobody has proven is not repeated to the mailbox. */
export function readerOf({
  email,
  locale,
  username,
  verified_at,
}: Pick<LockedAccount, 'email' | 'locale' | 'username' | 'verified_at'>) {
  return { email, locale, username: verified_at ? username : null }
}

/** Writes a letter; `requireLetter` refuses the call if the letter is withheld. */
type Write = typeof queueLetter | typeof requireLetter

/** Greets a new customer and asks for the proof that the address is theirs. */
export async function mailProof(
  work: Work,
  account: LockedAccount,
  write: Write = queueLetter,
): Promise<void> {
  const token = await issueLink(work, 'verify_address', account)
  const page = href('/confirm/:token', account.locale, { token })
  await write(work, { kind: 'welcome', to: readerOf(account), page })
}

export async function mailReset(
  work: Work,
  account: LockedAccount,
  write: Write = queueLetter,
): Promise<void> {
  const token = await issueLink(work, 'reset_password', account)
  const page = href('/reset-password/:token', account.locale, { token })
  await write(work, { kind: 'reset_password', to: readerOf(account), page })
}

/** Mails each guest with this address the link to their newest order; false if there is none. */
export async function mailOrders(work: Work, email: string): Promise<boolean> {
  const orders = await findGuestOrders(work.tx, email, mostOrderLinks)
  for (const { user_id, id, number, locale } of orders) {
    const guest = await lockAccount(work.tx, user_id)
    if (!guest) continue
    const token = await issueLink(work, 'open_order', guest, id)
    const page = href('/confirm/:token', locale, { token })
    const to = { email, locale, username: null }
    await queueLetter(work, { kind: 'open_order', to, values: { number }, page })
  }
  return orders.length > 0
}
