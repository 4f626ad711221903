import type { FastifyInstance } from 'fastify'
import type { SignInProvider } from '#core/people/sign-in-providers.ts'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { servicesOf } from '#server/platform/ports/work.ts'
import { startSession } from '../auth/start-session.ts'
import { refuseForeignPage } from '../auth/token-transport.ts'
import { requireOwnMailbox } from '../proofs/become-customer.ts'
import { comeBack } from './come-back.ts'
import { disconnectProvider } from './disconnect-provider.ts'
import { tripOf } from './finish-trip.ts'
import { listConnections } from './list-connections.ts'
import { startTrip } from './start-trip.ts'

export function socialRoutes(app: FastifyInstance, services: Services) {
  const { config } = services

  route(app, services, 'startSignIn', async ({ params, body, request, reply }) => {
    refuseForeignPage(request, config)
    return { data: { url: await startTrip(services, reply, { ...params, ...body, connects: null }) } }
  })

  route(app, services, 'connectSignIn', async ({ params, body, caller, reply }) => {
    await requireOwnMailbox(services.db, caller)
    return { data: { url: await startTrip(services, reply, { ...params, ...body, connects: caller.id }) } }
  })

  route(app, services, 'disconnectSignIn', async ({ params, caller, request, work }) => {
    await disconnectProvider(work, request, { userId: caller.id, provider: params.provider })
    return { data: { connections: await listConnections(servicesOf(work), caller.id) } }
  })

  const callback = (
    name: 'discordCallback' | 'googleCallback' | 'facebookCallback',
    provider: SignInProvider,
  ) =>
    route(app, services, name, async ({ body, caller, request, reply }) => {
      refuseForeignPage(request, config)
      const trip = tripOf(services, request, reply)
      const back = { provider, answer: new URLSearchParams({ code: body.code }) }
      const { kind, userId } = await comeBack(services, request, { trip, back, caller })
      const data = await startSession(services, userId, request, reply)
      return { data, message: kind === 'registered' ? 'register' : 'login' }
    })
  callback('discordCallback', 'discord')
  callback('googleCallback', 'google')
  callback('facebookCallback', 'facebook')
}
