import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { login } from '#contract/users.ts'
import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'
import { clearFailures, countFailure, recentFailures } from './failure-store.ts'
import { knownDevice } from './known-device.ts'
import { checkPassword } from './passwords.ts'
import { requireCaptcha } from './require-captcha.ts'
import { type Account, findAccountByEmail } from './user-store.ts'

const captchaAfter = 5
/** Guesses that reach the hash, an account and an address a day (trust S11). */
const mostGuesses = 100

/**
 * The account when the password is right. Unknown address and wrong password look and take the same. A device that
 * has signed in to the account before is counted by itself: others can't use its owner's tries up.
 */
export async function checkLogin(
  services: Services,
  request: Pick<FastifyRequest, 'ip' | 'cookies'>,
  { email, password, captchaResponse }: z.output<typeof login.body>,
): Promise<Account> {
  const { db, config, now } = services
  const account = await findAccountByEmail(db, email)
  const device = knownDevice(request, config, account)
  const subjects = device ? [`device:${device}`] : [`account:${email}`, `ip:${request.ip}`]
  const failures = await recentFailures(db, subjects, now())
  if (failures >= captchaAfter) {
    if (!captchaResponse)
      throw new AppError('captcha_failed', [{ field: 'captchaResponse', code: 'captcha_required' }])
    await requireCaptcha(services, captchaResponse)
  }
  if (failures >= mostGuesses) throw new AppError('too_many_requests')
  if (!(await checkPassword(account?.password_hash, password)) || !account) {
    await countFailure(db, subjects, now())
    throw new AppError('invalid_credentials')
  }
  if (account.banned_at) throw new AppError('account_banned')
  if (failures > 0) await clearFailures(db, subjects)
  return account
}
