import { readerOf } from '#server/news/mail/reader-of.ts'
import { writeLetter } from '#server/news/mail/write-letter.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { LockedAccount } from '#server/platform/users/user-store.ts'
import { deleteLinksOf } from '../links/link-store.ts'
import { deleteEmailChange } from './email-change-store.ts'

/** What follows every new password: older links and a waiting change of address end, and a letter says it. */
export async function afterNewPassword(work: Work, account: LockedAccount): Promise<void> {
  await deleteLinksOf(work.tx, account.id)
  await deleteEmailChange(work.tx, account.id)
  await writeLetter(work, 'password_changed', readerOf(account), {})
}
