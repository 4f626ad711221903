import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { sessionUser } from '#contract/users.ts'
import { hasSecondFactor } from '#core/people/factors.ts'
import { AppError } from '#server/platform/http/errors.ts'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { findFactors } from '#server/platform/sessions/proof-store.ts'
import { readDevice } from '#server/platform/sessions/read-device.ts'
import { findSessionUser, updateUser } from '#server/platform/users/user-store.ts'
import { checkLogin } from './check-login.ts'
import { endProvenSession, endSession } from './end-session.ts'
import { enterAsGuest } from './enter-as-guest.ts'
import { logSignIn } from './log-sign-in.ts'
import { refreshSession } from './refresh-session.ts'
import { registerUser } from './register-user.ts'
import { startSession } from './start-session.ts'
import { handOver, refuseForeignPage, sentRefreshToken, takeBack } from './token-transport.ts'

export function authRoutes(app: FastifyInstance, services: Services) {
  const { db, config, captcha, now } = services

  route(app, services, 'register', async ({ body, request, reply }) => {
    const account = await registerUser(services, body)
    logSignIn(services, request, 'registered', { email: body.email, userId: account.id })
    return { data: await startSession(services, account.id, request, reply), message: 'register' }
  })

  route(app, services, 'login', async ({ body, request, reply }) => {
    const account = await checkLogin(services, request, body)
    const data = await startSession(services, account.id, request, reply)
    logSignIn(services, request, 'signed in', { email: body.email, userId: account.id })
    return { data, message: 'login' }
  })

  route(app, services, 'guest', async ({ body, request, reply }) => {
    const userId = await enterAsGuest(services, body)
    logSignIn(services, request, 'entered as a guest', { email: body.email, userId })
    return { data: await startSession(services, userId, request, reply), message: 'login' }
  })

  route(app, services, 'refresh', async ({ request, reply }) => {
    refuseForeignPage(request, config)
    try {
      const tokens = await refreshSession(
        services,
        sentRefreshToken(request, config),
        readDevice(request.headers['user-agent']),
      )
      return { data: { tokens: handOver(request, reply, config, tokens) } }
    } catch (error) {
      if (error instanceof AppError) takeBack(request, reply, config)
      throw error
    }
  })

  route(app, services, 'logout', async ({ caller, request, reply }) => {
    refuseForeignPage(request, config)
    if (caller) {
      const { sessionId } = caller
      await transaction(services, (work) => endSession(work, sessionId))
      logSignIn(services, request, 'signed out', { userId: caller.id })
    }
    await endProvenSession(services, sentRefreshToken(request, config))
    takeBack(request, reply, config)
    reply.header('Clear-Site-Data', '"cache"')
    return { data: {}, message: 'logout' }
  })

  route(app, services, 'getMe', async ({ caller }) => ({
    data: { user: { ...(await findSessionUser(db, caller.id)), ...(await confirmedBy(services, caller)) } },
  }))

  route(app, services, 'setConsent', async ({ caller, body, work }) => {
    refuseOtherUser(caller, body.user)
    await updateUser(work.tx, caller.id, { consent: body.consent })
    return { data: { consent: body.consent } }
  })

  route(app, services, 'setGclid', async ({ caller, body, work }) => {
    refuseOtherUser(caller, body.user)
    await updateUser(work.tx, caller.id, { gclid: body.gclid })
    return { data: {} }
  })

  route(app, services, 'getCaptchaChallenge', async ({ query, reply }) => {
    reply.header('cache-control', 'no-store')
    return { data: (await captcha.challenge(query.level, now())) as never }
  })
}

/** What this session can use: a second factor may have to confirm it first (trust S13). */
async function confirmedBy(
  { db }: Services,
  { id, permissions, withheld = [], secondFactor }: Caller,
): Promise<Pick<z.input<typeof sessionUser>, 'permissions' | 'withheld' | 'secondFactor'>> {
  const proven = secondFactor ? 'proven' : null
  const { factors } = proven ? { factors: null } : await findFactors(db, id)
  return {
    permissions: [...permissions],
    withheld: [...withheld],
    secondFactor: proven ?? (factors && hasSecondFactor(factors) ? 'unproven' : 'none'),
  }
}

/** The subject comes from the session; a body that names another user is refused (trust A4). */
function refuseOtherUser(caller: Caller, user: string | undefined) {
  if (user !== undefined && user !== caller.id) throw new AppError('forbidden')
}
