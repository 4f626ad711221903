import type { z } from 'zod'
import type { login } from '#contract/users.ts'
import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'
import { clearFailures, countFailure, recentFailures } from './failure-store.ts'
import { checkPassword } from './passwords.ts'
import { requireCaptcha } from './require-captcha.ts'
import { findAccountByEmail } from './user-store.ts'

const captchaAfter = 5
/** Guesses that reach the hash, an account and an address a day (trust S11); a solved captcha still gets in. */
const mostGuesses = 100

/** The account's id when the password is right. Unknown address and wrong password look and take the same. */
export async function checkLogin(
  services: Services,
  ip: string,
  { email, password, captchaResponse }: z.output<typeof login.body>,
): Promise<string> {
  const { db, now } = services
  const subjects = [`account:${email}`, `ip:${ip}`]
  const failures = await recentFailures(db, subjects, now())
  if (failures >= captchaAfter) {
    if (!captchaResponse)
      throw new AppError('captcha_failed', [{ field: 'captchaResponse', code: 'captcha_required' }])
    await requireCaptcha(services, captchaResponse)
  }
  if (failures >= mostGuesses) throw new AppError('too_many_requests')
  const account = await findAccountByEmail(db, email)
  if (!(await checkPassword(account?.password_hash, password)) || !account) {
    await countFailure(db, subjects, now())
    throw new AppError('invalid_credentials')
  }
  if (account.banned_at) throw new AppError('account_banned')
  await clearFailures(db, subjects)
  return account.id
}
