import type { FastifyRequest } from 'fastify'
import { minuteMs } from '#core/base/durations.ts'
import { Remembered } from '../db/remember.ts'
import type { Services } from '../ports/services.ts'
import type { Caller } from './caller.ts'
import { type FoundSession, findSession, noteRenewalArrived } from './session-store.ts'
import { newToken, tokenHash } from './tokens.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
  }
}

type Authenticated = { caller: Caller | null; refusal: 'bad_token' | 'token_expired' | null }

/** A ban or a logout on another process takes effect within this time (trust S12). */
const sessions = new Remembered<FoundSession | undefined>({ forMs: 1_000, most: 10_000 })

/** Who sends the request: the bearer token's live session, looked up at most once a second. */
export async function authenticate(services: Services, request: FastifyRequest): Promise<Authenticated> {
  const [scheme, token] = request.headers.authorization?.split(' ') ?? []
  if (scheme !== 'Bearer' || !token) return { caller: null, refusal: null }
  return authenticateToken(services, token)
}

/** The same for a token that arrived another way: in a page's cookie or a realtime handshake. */
export async function authenticateToken(services: Services, token: string): Promise<Authenticated> {
  const pass = passes.get(token)
  if (pass) return { caller: pass, refusal: null }
  const session = await lookUp(services, token)
  if (!session) return { caller: null, refusal: 'bad_token' }
  if (session.expiresAt <= services.now().getTime()) return { caller: null, refusal: 'token_expired' }
  return { caller: session, refusal: null }
}

/** The caller who was last seen with a token, for as long as it is remembered; nothing is looked up. */
export function lastSeenCaller({ db }: Services, token: string): Caller | undefined {
  return sessions.last(db, tokenHash(token).toString('base64'))
}

/** Forgets what this process knows about all sessions: after a logout, a ban, a change of role. */
export function forgetSessions({ db }: Pick<Services, 'db'>): void {
  sessions.forget(db)
}

// Longer than any rendering.
const passMs = minuteMs
const passes = new Map<string, Caller>()

/**
 * A token for the loaders of one page, valid in this process only: the page was proven by its refresh cookie, and a
 * page renews nothing, since its response may never arrive.
 */
export function passFor(caller: Caller): string {
  const token = newToken()
  passes.set(token, caller)
  setTimeout(() => passes.delete(token), passMs).unref()
  return token
}

function lookUp({ db, config }: Services, token: string): Promise<FoundSession | undefined> {
  const hash = tokenHash(token)
  return sessions.get(db, hash.toString('base64'), async () => {
    const session = await findSession({ db, config }, hash)
    if (session && !session.renewalArrived) await noteRenewalArrived(db, hash)
    return session
  })
}
