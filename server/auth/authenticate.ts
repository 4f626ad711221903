import type { FastifyRequest } from 'fastify'
import type { Caller } from '../route.ts'
import type { Services } from '../services.ts'
import { type FoundSession, findSession } from './session-store.ts'
import { tokenHash } from './tokens.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
  }
}

type Authenticated = { caller: Caller | null; refusal: 'bad_token' | 'token_expired' | null }

/** A ban or a log-out on another process works within this time (trust S12). */
const cacheMs = 1_000
const cacheSize = 10_000
const cache = new WeakMap<object, Map<string, { at: number; session: FoundSession | undefined }>>()

/** Who sends the request: the bearer token's live session, looked up at most once a second. */
export async function authenticate(services: Services, request: FastifyRequest): Promise<Authenticated> {
  const [scheme, token] = request.headers.authorization?.split(' ') ?? []
  if (scheme !== 'Bearer' || !token) return { caller: null, refusal: null }
  return authenticateToken(services, token)
}

/** The same for a token that came by another door: a cookie of a page, a realtime handshake. */
export async function authenticateToken(services: Services, token: string): Promise<Authenticated> {
  const session = await lookUp(services, token)
  if (!session) return { caller: null, refusal: 'bad_token' }
  if (session.expiresAt <= services.now().getTime()) return { caller: null, refusal: 'token_expired' }
  return { caller: session, refusal: null }
}

/** Forgets what is known of all sessions in this process: after a log-out, a ban, a change of role. */
export function forgetSessions({ db }: Services): void {
  cache.delete(db)
}

async function lookUp({ db }: Services, token: string): Promise<FoundSession | undefined> {
  const hash = tokenHash(token)
  const key = hash.toString('base64')
  const known = cache.get(db)?.get(key)
  if (known && performance.now() - known.at < cacheMs) return known.session
  const session = await findSession(db, hash)
  const entries = cache.get(db) ?? new Map()
  if (entries.size >= cacheSize) entries.clear()
  entries.set(key, { at: performance.now(), session })
  cache.set(db, entries)
  return session
}
