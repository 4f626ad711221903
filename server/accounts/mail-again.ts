import { AppError } from '../http/errors.ts'
import type { Caller } from '../http/route.ts'
import { mailProof, mailReset } from '../links/mail-links.ts'
import { limitLink } from '../links/request-link.ts'
import type { Services } from '../services.ts'
import { findAccess, type LockedAccount, lockAccount } from '../users/user-store.ts'
import { transaction, type Work } from '../work.ts'

const letters = { verify_address: mailProof, reset_password: mailReset } as const

/** Mails the signed-in customer a link to their own address, not more often than others could ask for it. */
export async function mailAgain(
  services: Services,
  caller: Caller,
  purpose: keyof typeof letters,
): Promise<void> {
  if (caller.kind === 'guest') throw new AppError('account_needed')
  const { email, verified_at } = await findAccess(services.db, caller.id)
  if (purpose === 'verify_address' && verified_at) return
  await limitLink(services, { purpose, email })
  const mail: (work: Work, account: LockedAccount) => Promise<void> = letters[purpose]
  await transaction(services, async (work) => {
    const account = await lockAccount(work.tx, caller.id)
    if (account) await mail(work, account)
  })
}
