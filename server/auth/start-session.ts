import type { FastifyReply } from 'fastify'
import type { Services } from '../services.ts'
import { insertSession } from './session-store.ts'
import { setTokenCookies } from './tokens.ts'
import { findSessionUser } from './user-store.ts'

/** Signs a user in: a new session, its cookies, and the answer of spec 7. */
export async function startSession({ db, config, now }: Services, userId: string, reply: FastifyReply) {
  const { accessToken, refreshToken } = await insertSession(db, userId, now())
  const tokens = { accessToken, refreshToken }
  setTokenCookies(reply, config, tokens)
  return { tokens, user: await findSessionUser(db, userId) }
}
