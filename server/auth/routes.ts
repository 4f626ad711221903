import type { FastifyInstance } from 'fastify'
import { usersContract as calls } from '#contract/users.ts'
import { AppError } from '../errors.ts'
import { type Caller, route } from '../route.ts'
import type { Services } from '../services.ts'
import { forgetSessions } from './authenticate.ts'
import { checkLogin } from './check-login.ts'
import { enterAsGuest } from './enter-as-guest.ts'
import { markDevice } from './known-device.ts'
import { refreshSession } from './refresh-session.ts'
import { registerUser } from './register-user.ts'
import { revokeSession } from './session-store.ts'
import { startSession } from './start-session.ts'
import { clearTokenCookies, refreshCookie, setTokenCookies } from './tokens.ts'
import { findSessionUser } from './user-store.ts'

export function authRoutes(app: FastifyInstance, services: Services) {
  const { db, config, captcha, now } = services

  route(app, services, 'register', calls.register, async ({ body, reply }) => {
    const account = await registerUser(services, body)
    markDevice(reply, config, account)
    return { data: await startSession(services, account.id, reply), message: 'register' }
  })

  route(app, services, 'login', calls.login, async ({ body, request, reply }) => {
    const account = await checkLogin(services, request, body)
    markDevice(reply, config, account)
    return { data: await startSession(services, account.id, reply), message: 'login' }
  })

  route(app, services, 'guest', calls.guest, async ({ body, reply }) => {
    const userId = await enterAsGuest(services, body)
    return { data: await startSession(services, userId, reply), message: 'login' }
  })

  route(app, services, 'refresh', calls.refresh, async ({ request, reply }) => {
    try {
      const tokens = await refreshSession(services, request.cookies[refreshCookie(config)])
      setTokenCookies(reply, config, tokens)
      return { data: { tokens } }
    } catch (error) {
      if (error instanceof AppError) clearTokenCookies(reply, config)
      throw error
    }
  })

  route(app, services, 'logout', calls.logout, async ({ caller, reply }) => {
    if (caller) {
      await revokeSession(db, caller.sessionId, now())
      forgetSessions(services)
      services.realtime.endSession(caller.sessionId)
    }
    clearTokenCookies(reply, config)
    reply.header('Clear-Site-Data', '"cache"')
    return { data: {}, message: 'logout' }
  })

  route(app, services, 'getMe', calls.getMe, async ({ caller }) => ({
    data: { user: await findSessionUser(db, caller.id) },
  }))

  route(app, services, 'setConsent', calls.setConsent, async ({ caller, body }) => {
    refuseOtherUser(caller, body.user)
    await db.updateTable('users').set({ consent: body.consent }).where('id', '=', caller.id).execute()
    return { data: { consent: body.consent } }
  })

  route(app, services, 'setGclid', calls.setGclid, async ({ caller, body }) => {
    refuseOtherUser(caller, body.user)
    await db.updateTable('users').set({ gclid: body.gclid }).where('id', '=', caller.id).execute()
    return { data: {} }
  })

  route(app, services, 'getCaptchaChallenge', calls.getCaptchaChallenge, async ({ reply }) => {
    reply.header('cache-control', 'no-store')
    return { data: (await captcha.challenge(now())) as never }
  })
}

/** The subject comes from the session; a body that names another user is refused (trust A4). */
function refuseOtherUser(caller: Caller, user: string | undefined) {
  if (user !== undefined && user !== caller.id) throw new AppError('forbidden')
}
