import type { z } from 'zod'
import type { register } from '#contract/users.ts'
import type { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { refuseReservedName } from '#server/platform/users/reserved-name.ts'
import {
  type Account,
  findAccountByEmail,
  findUsernameTaken,
  insertCustomer,
  lockAccount,
} from '#server/platform/users/user-store.ts'
import { mailProof } from '../links/mail-links.ts'
import { taken, takenRefusal } from '../proofs/become-customer.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { hashPassword } from './passwords.ts'
import { requireCaptcha } from './require-captcha.ts'

/** Creates an account, and mails the link that proves its address. */
export async function registerUser(
  services: Services,
  { email, username, password, captchaResponse, locale }: z.output<typeof register.body>,
): Promise<Account> {
  await refuseCommonPassword(password)
  await requireCaptcha(services, captchaResponse)
  refuseReservedName(username, services.config.siteName)
  const refusal = await whatIsTaken(services, email, username)
  if (refusal) throw refusal
  const password_hash = await hashPassword(password)
  const made = transaction(services, async (work) => {
    const said = { created_at: work.now, age_confirmed_at: work.now }
    const id = await insertCustomer(work.tx, { email, username, password_hash, locale, ...said })
    const account = await lockAccount(work.tx, id)
    if (account) await mailProof(work, account)
    return { id, password_hash }
  })
  // With two registrations at once, the index decides and names what was taken.
  return made.catch((error) => {
    throw takenRefusal(error) ?? error
  })
}

async function whatIsTaken({ db }: Services, email: string, username: string): Promise<AppError | null> {
  if (await findAccountByEmail(db, email)) return taken('email')
  return (await findUsernameTaken(db, username)) ? taken('username') : null
}
