import type { FastifyReply, FastifyRequest } from 'fastify'
import { signInNews } from '#core/people/sign-in-providers.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { startSession } from '../auth/start-session.ts'
import { comeBack } from './come-back.ts'
import { tripOf } from './finish-trip.ts'

/** The query of a return from a provider, which always lands on `/` (spec 2); null for every other address. */
export function returnOf(url: string): URLSearchParams | null {
  if (!url.startsWith('/?')) return null
  const query = new URLSearchParams(url.slice(2))
  return query.has('state') && (query.has('code') || query.has('error')) ? query : null
}

/**
 * Takes a return before any page is rendered, so that nothing else ever sees the code (trust S6), and leads to the page
 * where the trip began. That page's script says what came of it; it learns that by a cookie that grants nothing.
 */
export async function land(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { answer, callerOf }: { answer: URLSearchParams; callerOf: () => Promise<Caller | null> },
): Promise<FastifyReply> {
  const trip = tripOf(services, request, reply)
  const news = async () => {
    try {
      const caller = trip?.connects ? await callerOf() : null
      const { kind, userId } = await comeBack(services, request, { trip, back: { answer }, caller })
      if (kind !== 'connected') await startSession(services, userId, request, reply)
      return kind
    } catch (error) {
      if (error instanceof AppError) return error.code
      services.log.error({ err: error }, 'a return from a provider failed')
      return 'internal_server_error'
    }
  }
  reply.setCookie(signInNews.cookie, `${await news()}.${trip?.provider ?? ''}`, {
    path: '/',
    sameSite: 'lax',
    maxAge: signInNews.seconds,
  })
  return reply
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .redirect(trip?.back ?? '/', 303)
}
