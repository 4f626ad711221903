import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../services.ts'
import { insertSession } from '../sessions/session-store.ts'
import { findSessionUser } from '../users/user-store.ts'
import { endProvenSession } from './end-session.ts'
import { noteDevice } from './note-device.ts'
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
  const { accessToken, refreshToken, sessionId } = await insertSession(services, userId, now())
  await noteDevice(services, { userId, sessionId, request, reply })
  await endProvenSession(services, sentRefreshToken(request, config))
  const tokens = handOver(request, reply, config, { accessToken, refreshToken })
  return { tokens, user: await findSessionUser(db, userId) }
}
