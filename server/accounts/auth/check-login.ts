import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { login } from '#contract/users.ts'
import { captchaLevel, captchaPause, failuresBelow } from '#core/people/captcha-levels.ts'
import { countedAddress } from '#server/platform/http/counted-address.ts'
import { AppError } from '#server/platform/http/errors.ts'
import { logMark } from '#server/platform/http/log-mark.ts'
import {
  clearFailures,
  countFailure,
  recentFailures,
  uncountFailure,
} from '#server/platform/limits/failure-store.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { type Account, findAccountByEmail } from '#server/platform/users/user-store.ts'
import { knownDevice } from './known-device.ts'
import { logSignIn } from './log-sign-in.ts'
import { checkPassword } from './passwords.ts'
import { requireCaptcha } from './require-captcha.ts'

type Login = z.output<typeof login.body>
type From = Pick<FastifyRequest, 'ip' | 'cookies'>

/**
 * The account, if the password is correct. An unknown address and a wrong password get the same response in the same
 * time. Failures make the next attempt more expensive but never forbid it: a person with the correct password always
 * gets in (trust S15). A device that has signed in to the account before is counted separately, so that others can't
 * make its owner's attempts more expensive.
 */
export async function checkLogin(services: Services, from: From, login: Login): Promise<Account> {
  const { db, config } = services
  const { email, password } = login
  const account = await findAccountByEmail(db, email)
  const device = knownDevice(from, config, account)
  const mark = (words: string) => logMark(config.secretKey, words)
  const own = device ? `device:${mark(device)}` : `account:${mark(email)}`
  const subjects = device ? [own] : [own, `ip:${mark(countedAddress(from.ip))}`]
  await takeTry(services, from, login, subjects)
  const right = await checkPassword(account?.password_hash, password).catch(async (error) => {
    await uncountFailure(db, subjects)
    throw error
  })
  if (!right || !account) {
    logSignIn(services, from, 'wrong e-mail or password', { email })
    throw new AppError('invalid_credentials')
  }
  await uncountFailure(db, subjects)
  if (account.banned_at) {
    logSignIn(services, from, 'banned', { email, userId: account.id })
    throw new AppError('account_banned')
  }
  // The failures of an address stay: otherwise signing in to one's own account would pay for guesses at others.
  await clearFailures(db, [own])
  return account
}

/**
 * Charges for an attempt and counts it as a failure before the password is checked, so that parallel guesses cost as
 * much as sequential ones. An attempt that is refused here is not counted: only completed work makes other people's
 * attempts more expensive.
 */
export async function takeTry(
  services: Services,
  from: Pick<From, 'ip'>,
  login: Pick<Login, 'email' | 'captchaResponse'>,
  subjects: string[],
): Promise<void> {
  const { db, now } = services
  const level = captchaLevel(await recentFailures(db, subjects, now()))
  if (level > 0) {
    if (!login.captchaResponse) throw captchaWanted(services, from, login.email, level)
    await requireCaptcha(services, login.captchaResponse, level)
    await sleep(captchaPause(level))
  }
  const failures = await countFailure(db, subjects, now())
  if (failures < failuresBelow(level)) return
  await uncountFailure(db, subjects)
  throw captchaWanted(services, from, login.email, captchaLevel(failures))
}

function captchaWanted(services: Services, from: Pick<From, 'ip'>, email: string, level: number): AppError {
  logSignIn(services, from, 'captcha wanted', { email, captchaLevel: level })
  return new AppError('captcha_failed', [{ field: 'captchaResponse', code: 'captcha_required', level }])
}
