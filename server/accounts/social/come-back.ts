import type { FastifyRequest } from 'fastify'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { logSignIn } from '../auth/log-sign-in.ts'
import { connectProvider } from './connect-provider.ts'
import { addressOf, enterByProvider } from './enter-by-provider.ts'
import { finishTrip, type Return } from './finish-trip.ts'
import type { Trip } from './trip-cookie.ts'

type Came = { trip: Trip | null; back: Return; caller: Caller | null }

/** What came of a return: the person to sign in, or the one who has connected a provider. */
export type CameBack = { kind: 'signed_in' | 'registered' | 'connected'; userId: string }

/** Ends a trip: connects the provider for the person who asked for that, or finds whom it signs in. */
export async function comeBack(services: Services, request: FastifyRequest, came: Came): Promise<CameBack> {
  const finished = await finishTrip(services, came.trip, came.back)
  const { trip, profile } = finished
  const { provider, locale, connects } = trip
  if (connects !== null) {
    // Somebody else may have signed in here meanwhile.
    if (connects !== came.caller?.id) throw new AppError('unauthorized')
    await connectProvider(services, came.caller, finished)
    logSignIn(services, request, 'connected a provider', { userId: connects, provider })
    return { kind: 'connected', userId: connects }
  }
  const email = addressOf(profile) ?? undefined
  const { userId, isNew } = await enterByProvider(services, { provider, profile, locale }).catch((error) => {
    if (error instanceof AppError)
      logSignIn(services, request, 'refused', { email, provider, code: error.code })
    throw error
  })
  logSignIn(services, request, isNew ? 'registered' : 'signed in', { userId, provider })
  return { kind: isNew ? 'registered' : 'signed_in', userId }
}
