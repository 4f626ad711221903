import type { FastifyReply, FastifyRequest } from 'fastify'
import { isSecondFactor, type ProvedBy } from '#core/people/factors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { insertSession } from '#server/platform/sessions/session-store.ts'
import { findSessionUser } from '#server/platform/users/user-store.ts'
import { endProvenSession, endSurplusSessions } from './end-session.ts'
import { noteDevice } from './note-device.ts'
import { requireSecondStep } from './second-step.ts'
import { handOver, sentRefreshToken } from './token-transport.ts'

type Options = {
  /** How the person has proven who they are; by default with one factor: password, mailed link or provider. */
  provedBy?: ProvedBy
}

/**
 * Signs a user in: a new session that replaces the browser's previous one, its cookies, and the response of spec 7. A
 * person with a second factor who has given only one is refused as `second_factor_needed`, whatever the first was.
 */
export async function startSession(
  services: Services,
  userId: string,
  request: FastifyRequest,
  reply: FastifyReply,
  { provedBy = 'first_factor' }: Options = {},
) {
  const { db, config, now } = services
  if (!isSecondFactor(provedBy)) await requireSecondStep(services, userId, request, reply)
  const session = await insertSession(services, userId, now(), provedBy)
  const { accessToken, refreshToken, sessionId } = session
  await noteDevice(services, { userId, sessionId, request, reply })
  await endProvenSession(services, sentRefreshToken(request, config))
  await endSurplusSessions(services, userId)
  const tokens = handOver(request, reply, config, { accessToken, refreshToken })
  return { tokens, user: await findSessionUser(db, userId) }
}
