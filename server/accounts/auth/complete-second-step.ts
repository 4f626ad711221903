import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { completeSecondStep as call } from '#contract/factors.ts'
import type { SecondFactor } from '#core/people/factors.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { verifyPasskey } from '../factors/verify-passkey.ts'
import { checkCode, checkRecoveryCode } from './check-code.ts'
import { logSignIn } from './log-sign-in.ts'
import { refuseBanned } from './refuse-banned.ts'
import { readSecondStep } from './second-step.ts'
import { startSession } from './start-session.ts'

type Body = z.output<typeof call.body>

/** Finishes a sign-in with a second factor of the person who gave the first. */
export async function completeSecondStep(
  services: Services,
  body: Body,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const step = await readSecondStep(services, request)
  await refuseBanned(services, step.userId)
  const provedBy = await checkSecondFactor(services, request, step.userId, body, `second step ${step.userId}`)
  await step.close(reply)
  logSignIn(services, request, 'signed in', { userId: step.userId })
  return startSession(services, step.userId, request, reply, { provedBy })
}

/** Checks one second factor of a person; throws if it is wrong. */
export async function checkSecondFactor(
  services: Services,
  request: FastifyRequest,
  userId: string,
  body: Body,
  purpose: `second step ${string}` | `prove ${string}`,
): Promise<SecondFactor> {
  if ('code' in body) {
    await checkCode(services, request, userId, body)
    return 'code'
  }
  if ('recoveryCode' in body) {
    await checkRecoveryCode(services, request, userId, body.recoveryCode)
    return 'recovery_code'
  }
  const proven = await verifyPasskey(services, purpose, body.passkey)
  if (proven.userId !== userId) throw new AppError('passkey_refused')
  return 'passkey'
}
