import { mostOrderLinks } from '#core/base/links.ts'
import type { Locale } from '#i18n/locales.ts'
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
  for (const order of orders) await mailOrder(work, { ...order, email })
  return orders.length > 0
}

type GuestOrder = { id: string; number: number; locale: Locale; user_id: string; email: string }

/** Mails a guest the link to one of their orders. With `requireLetter`, the call is refused if the letter is withheld. */
export async function mailOrder(
  work: Work,
  { id, number, locale, user_id, email }: GuestOrder,
  write?: typeof requireLetter,
): Promise<void> {
  const guest = await lockAccount(work.tx, user_id)
  if (!guest) return
  const token = await issueLink(work, 'open_order', guest, id)
  await writeLetter(work, 'open_order', { email, locale, username: null }, { token, number }, { write })
}
