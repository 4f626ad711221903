import { href } from '#i18n/href.ts'
import { deleteLinksOf } from '../links/link-store.ts'
import { readerOf } from '../links/mail-links.ts'
import { queueLetter } from '../mail/queue-letter.ts'
import type { LockedAccount } from '../users/user-store.ts'
import type { Work } from '../work.ts'
import { deleteEmailChange } from './email-change-store.ts'

/** What follows every new password: older links and a waiting change of address end, and a letter says it. */
export async function afterNewPassword(work: Work, account: LockedAccount): Promise<void> {
  await deleteLinksOf(work.tx, account.id)
  await deleteEmailChange(work.tx, account.id)
  const page = href('/dashboard/profile-settings', account.locale)
  await queueLetter(work, { kind: 'password_changed', to: readerOf(account), page })
}
