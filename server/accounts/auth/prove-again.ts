import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { prove as call } from '#contract/factors.ts'
import { isFreshMailbox, needsSecondStep, type Proof, type ProvedBy, proofsOf } from '#core/people/factors.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { forgetSessions } from '#server/platform/sessions/authenticate.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { findFactors, findProof } from '#server/platform/sessions/proof-store.ts'
import { noteProof } from '#server/platform/sessions/session-store.ts'
import { checkLogin } from './check-login.ts'
import { checkSecondFactor } from './complete-second-step.ts'

type Body = z.output<typeof call.body>

/**
 * Renews the proof of the caller's session: by the second factor, or by the password while the person has none. Returns
 * what else could have proven them.
 */
export async function proveAgain(
  services: Services,
  caller: Caller,
  body: Body,
  request: FastifyRequest,
): Promise<Proof[]> {
  if ('mailedLink' in body) return proveMailbox(services, caller)
  const { factors, email } = await findFactors(services.db, caller.id)
  const check = async (): Promise<ProvedBy> => {
    if (!('password' in body))
      return checkSecondFactor(services, request, caller.id, body, `prove ${caller.sessionId}`)
    if (needsSecondStep(factors)) throw new AppError('second_factor_needed')
    const account = await checkLogin(services, request, { ...body, email })
    if (account.id !== caller.id) throw new AppError('invalid_credentials')
    return 'first_factor'
  }
  await noteProof(services.db, caller.sessionId, await check(), services.now())
  forgetSessions(services)
  return proofsOf(factors)
}

/** A guest has opened a mailed link in this browser; opening it was the proof. */
async function proveMailbox({ db, now }: Services, { sessionId }: Caller): Promise<Proof[]> {
  const found = await findProof(db, sessionId)
  if (!found || !isFreshMailbox(found, now())) throw new AppError('link_not_opened')
  return ['mailedLink']
}
