import type { FastifyInstance } from 'fastify'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { completeSecondStep } from './complete-second-step.ts'
import { offerChallenge } from './offer-challenge.ts'
import { proveAgain } from './prove-again.ts'
import { readSecondStep } from './second-step.ts'
import { signInWithPasskey } from './sign-in-with-passkey.ts'
import { refuseForeignPage } from './token-transport.ts'

/** Signing in with a second factor, and proving again who one is. */
export function factorRoutes(app: FastifyInstance, services: Services) {
  const { config } = services

  route(app, services, 'getPasskeyChallenge', async ({ body, caller, request }) => ({
    data: await offerChallenge(services, body.purpose, caller, request),
  }))

  route(app, services, 'signInWithPasskey', async ({ body, request, reply }) => ({
    data: await signInWithPasskey(services, body.passkey, request, reply),
    message: 'login',
  }))

  route(app, services, 'getSecondStep', async ({ request }) => ({
    data: { proofs: (await readSecondStep(services, request)).proofs },
  }))

  route(app, services, 'completeSecondStep', async ({ body, request, reply }) => {
    refuseForeignPage(request, config)
    return { data: await completeSecondStep(services, body, request, reply), message: 'login' }
  })

  route(app, services, 'prove', async ({ body, caller, request }) => ({
    data: { proofs: await proveAgain(services, caller, body, request) },
  }))
}
