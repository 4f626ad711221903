import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../services.ts'
import { insertSession } from '../sessions/session-store.ts'
import { findSessionUser } from '../users/user-store.ts'
import { endProvenSession, endSurplusSessions } from './end-session.ts'
import { handOver, sentRefreshToken } from './token-transport.ts'

/**
 * Signs a user in: a new session that replaces the browser's previous one, its cookies, and the response of spec 7.
 */
export async function startSession(
  services: Services,
  userId: string,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { db, config, now } = services
  const { accessToken, refreshToken } = await insertSession(services, userId, now())
  await endProvenSession(services, sentRefreshToken(request, config))
  await endSurplusSessions(services, userId)
  const tokens = handOver(request, reply, config, { accessToken, refreshToken })
  return { tokens, user: await findSessionUser(db, userId) }
}
