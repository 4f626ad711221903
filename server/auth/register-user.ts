import type { z } from 'zod'
import type { register } from '#contract/users.ts'
import { pgCode, uniqueViolation } from '../db.ts'
import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'
import { isCommonPassword } from './common-passwords.ts'
import { hashPassword } from './passwords.ts'
import { requireCaptcha } from './require-captcha.ts'
import { type Account, findAccountByEmail, findUsernameTaken } from './user-store.ts'

/** Makes an account. */
export async function registerUser(
  services: Services,
  { email, username, password, captchaResponse, locale }: z.output<typeof register.body>,
): Promise<Account> {
  const { db, now } = services
  if (await isCommonPassword(password))
    throw new AppError('weak_password', [{ field: 'password', code: 'weak_password' }])
  await requireCaptcha(services, captchaResponse)
  const refusal = await takenRefusal(services, email, username)
  if (refusal) throw refusal
  const password_hash = await hashPassword(password)
  try {
    const { id } = await db
      .insertInto('users')
      .values({ kind: 'customer', email, username, password_hash, locale, created_at: now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { id, password_hash }
  } catch (error) {
    // Two registrations at once: the index decides, and the loser is told which of the two was taken.
    if (pgCode(error) !== uniqueViolation) throw error
    throw (await takenRefusal(services, email, username)) ?? error
  }
}

async function takenRefusal({ db }: Services, email: string, username: string): Promise<AppError | null> {
  if (await findAccountByEmail(db, email))
    return new AppError('email_already_exists', [{ field: 'email', code: 'email_already_exists' }])
  if (await findUsernameTaken(db, username))
    return new AppError('username_already_exists', [{ field: 'username', code: 'username_already_exists' }])
  return null
}
