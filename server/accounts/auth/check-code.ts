import type { FastifyRequest } from 'fastify'
import { freeGuesses } from '#core/people/captcha-levels.ts'
import { AppError } from '#server/platform/http/errors.ts'
import { clearFailures, recentFailures, uncountFailure } from '#server/platform/limits/failure-store.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { findApp, spendStep, takeGuess } from '../factors/app-store.ts'
import { recoveryHash } from '../factors/recovery-codes.ts'
import { spendRecoveryCode } from '../factors/recovery-store.ts'
import { tellOwner } from '../factors/tell-owner.ts'
import { stepAt, stepOfCode, unsealSecret } from '../factors/totp.ts'
import { takeTry } from './check-login.ts'
import { logSignIn } from './log-sign-in.ts'

type From = Pick<FastifyRequest, 'ip'>
type Given = { code: string; captchaResponse?: string | undefined }

/**
 * Accepts a code of the person's authenticator app, once (RFC 6238, 5.2). Wrong codes cost like wrong passwords. Six
 * digits would still fall to patience, so after many of them each 30 seconds allow one guess per account; a passkey and
 * the recovery codes still work then (trust S15).
 */
export async function checkCode(services: Services, from: From, userId: string, given: Given): Promise<void> {
  const { db, config, now } = services
  const app = await findApp(db, userId)
  if (!app?.confirmedAt) throw wrong()
  const subjects = [`code:${userId}`]
  await takeTry(services, from, { email: userId, captchaResponse: given.captchaResponse }, subjects)
  if (
    (await recentFailures(db, subjects, now())) > freeGuesses &&
    !(await takeGuess(db, userId, stepAt(now())))
  ) {
    await uncountFailure(db, subjects)
    throw new AppError('too_many_requests')
  }
  const step = stepOfCode(unsealSecret(config, userId, app.box), given.code, now())
  if (step === null || !(await spendStep(db, userId, step))) {
    logSignIn(services, from, 'wrong code', { userId })
    throw wrong()
  }
  await clearFailures(db, subjects)
}

/** Accepts one of the person's recovery codes, once, and writes to them that it was used. Its 60 bits need no limit. */
export async function checkRecoveryCode(services: Services, from: From, userId: string, code: string) {
  const used = await transaction(services, async (work) => {
    const hash = recoveryHash(services.config, userId, code)
    if (!(await spendRecoveryCode(work.tx, userId, hash, work.now))) return false
    await tellOwner(work, userId, 'recovery_code_used', {})
    return true
  })
  if (used) return
  logSignIn(services, from, 'wrong code', { userId })
  throw new AppError('code_wrong', [{ field: 'recoveryCode', code: 'code_wrong' }])
}

function wrong(): AppError {
  return new AppError('code_wrong', [{ field: 'code', code: 'code_wrong' }])
}
