import type { FastifyRequest } from 'fastify'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { newChallenge, type Purpose } from '../factors/challenge.ts'
import { listPasskeys } from '../factors/passkey-store.ts'
import { relyingParty } from '../factors/relying-party.ts'
import { readSecondStep } from './second-step.ts'

type Asked = 'sign_in' | 'second_step' | 'prove'

/** A challenge for a passkey. To sign in, the browser finds the passkey itself; otherwise it is one of the person's. */
export async function offerChallenge(
  services: Services,
  asked: Asked,
  caller: Caller | null,
  request: FastifyRequest,
) {
  const { purpose, userId } = await purposeOf(services, asked, caller, request)
  const own = userId ? await listPasskeys(services.db, userId) : []
  return {
    challenge: newChallenge(services, purpose),
    rpId: relyingParty(services.config).rpId,
    credentials: own.map(({ credential_id }) => credential_id),
  }
}

async function purposeOf(
  services: Services,
  asked: Asked,
  caller: Caller | null,
  request: FastifyRequest,
): Promise<{ purpose: Purpose; userId?: string }> {
  if (asked === 'sign_in') return { purpose: 'sign in' }
  if (asked === 'second_step') {
    const { userId } = await readSecondStep(services, request)
    return { purpose: `second step ${userId}`, userId }
  }
  if (!caller) throw new AppError('unauthorized')
  return { purpose: `prove ${caller.sessionId}`, userId: caller.id }
}
