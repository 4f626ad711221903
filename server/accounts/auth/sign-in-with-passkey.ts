import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { type PasskeyAnswer, verifyPasskey } from '../factors/verify-passkey.ts'
import { logSignIn } from './log-sign-in.ts'
import { startSession } from './start-session.ts'

/** Signs in the owner of a passkey, who has unlocked it on their device: it is both factors. */
export async function signInWithPasskey(
  services: Services,
  passkey: PasskeyAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { userId, banned } = await verifyPasskey(services, 'sign in', passkey)
  if (banned) {
    logSignIn(services, request, 'banned', { userId })
    throw new AppError('account_banned')
  }
  logSignIn(services, request, 'signed in', { userId })
  return startSession(services, userId, request, reply, { provedBy: 'passkey' })
}
