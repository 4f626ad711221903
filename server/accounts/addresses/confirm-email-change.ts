import { readerOf } from '#server/news/mail/reader-of.ts'
import { writeLetter } from '#server/news/mail/write-letter.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { replaceEmail } from '#server/platform/users/user-store.ts'
import { deleteLinksOf } from '../links/link-store.ts'
import { spendLink } from '../links/spend-link.ts'
import { takenRefusal } from '../proofs/become-customer.ts'
import { joinGuests } from '../proofs/join-guests.ts'
import { confirmEmailChange as confirm, deleteEmailChange } from './email-change-store.ts'

/**
 * One of the two mailboxes confirms; true once both have, and the address has changed. The former address is informed,
 * and guest orders of the new one join.
 */
export async function confirmEmailChange(work: Work, token: string): Promise<boolean> {
  const { tx, now } = work
  const { account, purpose } = await spendLink(work, token, 'change_email_old', 'change_email_new')
  const side = purpose === 'change_email_old' ? 'old_confirmed_at' : 'new_confirmed_at'
  const change = await confirm(tx, account.id, side, now)
  if (!change) throw new AppError('link_not_valid')
  if (!change.old_confirmed_at || !change.new_confirmed_at) return false
  // Somebody may have registered with the address meanwhile.
  await replaceEmail(tx, account.id, change.email, now).catch((error) => {
    throw takenRefusal(error) ?? error
  })
  await deleteEmailChange(tx, account.id)
  await deleteLinksOf(tx, account.id)
  await writeLetter(work, 'email_changed', readerOf(account), { email: change.email })
  await joinGuests(work, account.id, change.email)
  return true
}
