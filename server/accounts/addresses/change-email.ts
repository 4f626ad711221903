import { requireLetter } from '#server/news/mail/queue-letter.ts'
import { readerOf } from '#server/news/mail/reader-of.ts'
import { writeLetter } from '#server/news/mail/write-letter.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { findAccountByEmail, type LockedAccount, lockAccount } from '#server/platform/users/user-store.ts'
import { issueLink } from '../links/issue-link.ts'
import { deleteLinksOf } from '../links/link-store.ts'
import { taken } from '../proofs/become-customer.ts'
import { deleteEmailChange, saveEmailChange } from './email-change-store.ts'

const purposes = ['change_email_old', 'change_email_new'] as const

/**
 * Asks both mailboxes to confirm another address. One that was never proven isn't asked: it may be a typing error, and
 * its owner a stranger.
 */
export async function changeEmail(work: Work, caller: Caller, email: string): Promise<void> {
  if (caller.kind === 'guest') throw new AppError('account_needed')
  const account = await lockAccount(work.tx, caller.id)
  if (!account || (await findAccountByEmail(work.tx, email))) throw taken('email')
  await deleteLinksOf(work.tx, account.id, purposes)
  await saveEmailChange(work.tx, {
    user_id: account.id,
    email,
    asked_at: work.now,
    old_confirmed_at: account.verified_at ? null : work.now,
    new_confirmed_at: null,
  })
  await mailLink(work, account, 'change_email_new', email)
  if (account.verified_at) await mailLink(work, account, 'change_email_old', email)
}

async function mailLink(
  work: Work,
  account: LockedAccount,
  kind: (typeof purposes)[number],
  email: string,
): Promise<void> {
  const token = await issueLink(work, kind, account)
  // Nobody at the new address has proven anything yet, so the letter repeats no name there.
  const to = kind === 'change_email_new' ? { ...readerOf(account), email, username: null } : readerOf(account)
  await writeLetter(work, kind, to, { token, email }, { write: requireLetter })
}

/** The address stays; both links become void. */
export async function cancelEmailChange(work: Work, caller: Caller): Promise<void> {
  const { tx } = work
  await lockAccount(tx, caller.id)
  await deleteLinksOf(tx, caller.id, purposes)
  await deleteEmailChange(tx, caller.id)
}
