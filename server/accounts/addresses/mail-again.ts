import { requireLetter } from '#server/news/mail/queue-letter.ts'
import { AppError } from '#server/platform/http/errors.ts'
import { servicesOf, type Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { findAccess, lockAccount } from '#server/platform/users/user-store.ts'
import { mailProof, mailReset } from '../links/mail-links.ts'
import { limitLink } from '../links/request-link.ts'

const letters = { verify_address: mailProof, reset_password: mailReset } as const

/** Mails the signed-in customer a link to their own address, not more often than others could ask for it. */
export async function mailAgain(work: Work, caller: Caller, purpose: keyof typeof letters): Promise<void> {
  if (caller.kind === 'guest') throw new AppError('account_needed')
  const { email, verified_at } = await findAccess(work.tx, caller.id)
  if (purpose === 'verify_address' && verified_at) return
  await limitLink(servicesOf(work), { purpose, email })
  const account = await lockAccount(work.tx, caller.id)
  if (account) await letters[purpose](work, account, requireLetter)
}
