import type { z } from 'zod'
import type { register } from '#contract/users.ts'
import { violatedConstraint } from '../db/pool.ts'
import { AppError } from '../http/errors.ts'
import type { Services } from '../services.ts'
import { type Account, findAccountByEmail, findUsernameTaken, insertCustomer } from '../users/user-store.ts'
import { isCommonPassword } from './common-passwords.ts'
import { hashPassword } from './passwords.ts'
import { requireCaptcha } from './require-captcha.ts'

/** Creates an account. */
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
    const id = await insertCustomer(db, { email, username, password_hash, locale, created_at: now() })
    return { id, password_hash }
  } catch (error) {
    // With two registrations at once, the index decides and names what was taken.
    const index = violatedConstraint(error)
    if (index === 'users_email') throw taken('email')
    if (index === 'users_username') throw taken('username')
    throw error
  }
}

async function takenRefusal({ db }: Services, email: string, username: string): Promise<AppError | null> {
  if (await findAccountByEmail(db, email)) return taken('email')
  return (await findUsernameTaken(db, username)) ? taken('username') : null
}

function taken(field: 'email' | 'username'): AppError {
  const code = `${field}_already_exists` as const
  return new AppError(code, [{ field, code }])
}
