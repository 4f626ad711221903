import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SignInProvider } from '#core/people/sign-in-providers.ts'
import { AppError } from '#server/platform/http/errors.ts'
import { SocialAway, type SocialProfile, SocialRefused } from '#server/platform/outside/social-sign-in.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { spendState } from './spent-state-store.ts'
import { type Trip, takeTrip, tripEnd } from './trip-cookie.ts'

/** What came back: the query of a return, or the code of a call that names its provider. */
export type Return = { provider?: SignInProvider; answer: URLSearchParams }

/** A trip that has ended, and who the provider says came back. */
export type Finished = { trip: Trip; profile: SocialProfile }

/**
 * Ends the trip that this browser began: its provider, its `state`, once, within ten minutes (trust S5). Everything
 * else is refused before the provider is asked.
 */
export async function finishTrip(services: Services, trip: Trip | null, back: Return): Promise<Finished> {
  const { db, social, log } = services
  const { provider, answer } = back
  if (!trip) throw new AppError('sign_in_failed')
  if (provider !== undefined && provider !== trip.provider) throw new AppError('sign_in_failed')
  const state = answer.get('state')
  if (state !== null && !isSame(state, trip.state)) throw new AppError('sign_in_failed')
  const first = await spendState(db, createHash('sha256').update(trip.state).digest(), tripEnd(trip))
  if (!first) throw new AppError('sign_in_failed')
  if (answer.has('error')) throw new AppError('sign_in_canceled')
  // A call sends the code alone: the trip's cookie has said which browser it belongs to.
  const whole = new URLSearchParams([...answer, ...(state === null ? [['state', trip.state]] : [])])
  try {
    return { trip, profile: await social.profileOf(trip.provider, whole, trip) }
  } catch (error) {
    if (error instanceof SocialRefused) {
      log.warn({ event: 'sign-in', provider: trip.provider, err: error }, 'a provider refused a return')
      throw new AppError('sign_in_failed')
    }
    if (error instanceof SocialAway) {
      log.warn({ event: 'sign-in', provider: trip.provider, err: error }, 'a provider could not be reached')
      throw new AppError('provider_away')
    }
    throw error
  }
}

/** Takes the trip from the request's cookie, which ends it whatever comes of it. */
export function tripOf(services: Services, request: FastifyRequest, reply: FastifyReply): Trip | null {
  return takeTrip(request, reply, services.config, services.now())
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
