import type { FastifyInstance } from 'fastify'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { markDevice } from '../auth/known-device.ts'
import { logSignIn } from '../auth/log-sign-in.ts'
import { requireCaptcha } from '../auth/require-captcha.ts'
import { startSession } from '../auth/start-session.ts'
import { answerRequests } from '../links/answer-requests.ts'
import { mailOwnWayIn, mailWayIn, readWayIn } from '../links/mail-way-in.ts'
import { readLink } from '../links/read-link.ts'
import { requestLink } from '../links/request-link.ts'
import { answerGuestOrders, listGuestOrders } from '../proofs/join-guests.ts'
import { cancelEmailChange, changeEmail } from './change-email.ts'
import { changePassword } from './change-password.ts'
import { confirmEmailChange } from './confirm-email-change.ts'
import { confirmOwnAddress } from './confirm-own-address.ts'
import { mailAgain } from './mail-again.ts'
import { openOrder } from './open-order.ts'
import { resetPassword } from './reset-password.ts'
import { setPassword } from './set-password.ts'

export function accountsRoutes(app: FastifyInstance, services: Services) {
  linkRoutes(app, services)
  ownRoutes(app, services)
}

/** What a mailbox opens; nobody needs to be signed in for most of it. */
function linkRoutes(app: FastifyInstance, services: Services) {
  const { log } = services

  for (const [name, purpose] of [
    ['forgotPassword', 'reset_password'],
    ['findMyOrder', 'open_order'],
  ] as const)
    route(app, services, name, async ({ body }) => {
      await requireCaptcha(services, body.captchaResponse)
      await requestLink(services, { purpose, email: body.email })
      // After the reply, so that its time says nothing; what fails here is done by the job.
      setImmediate(() => {
        answerRequests(services).catch((error) => log.warn({ err: error }, 'a link could not be mailed yet'))
      })
      return { data: {} }
    })

  route(app, services, 'readWayIn', async ({ body }) => ({ data: await readWayIn(services, body) }))

  route(app, services, 'mailWayIn', async ({ body, work }) => {
    await mailWayIn(work, body)
    return { data: {} }
  })

  route(app, services, 'mailOwnWayIn', async ({ caller, body, work }) => ({
    data: { email: await mailOwnWayIn(work, caller, body.order_id) },
  }))

  route(app, services, 'readLink', async ({ body }) => ({ data: await readLink(services, body.token) }))

  route(app, services, 'resetPassword', async ({ body, request, reply }) => {
    const account = await resetPassword(services, body)
    logSignIn(services, request, 'password reset', { email: account.email, userId: account.id })
    const data = await startSession(services, account.id, request, reply)
    return { data, message: 'password_updated' }
  })

  route(app, services, 'openOrder', async ({ body, request, reply }) => {
    const { userId, orderId, email } = await openOrder(services, body.token)
    logSignIn(services, request, 'opened an order', { email, userId })
    const session = await startSession(services, userId, request, reply, { provedBy: 'mailed_link' })
    return { data: { ...session, order_id: orderId } }
  })

  route(app, services, 'confirmAddress', async ({ caller, body, work }) => {
    await confirmOwnAddress(work, caller, body.token)
    return { data: {} }
  })

  route(app, services, 'confirmEmailChange', async ({ body, work }) => ({
    data: { changed: await confirmEmailChange(work, body.token) },
  }))
}

/** What a person changes in their own account. */
function ownRoutes(app: FastifyInstance, services: Services) {
  const { config } = services

  route(app, services, 'mailProof', async ({ caller, work }) => {
    await mailAgain(work, caller, 'verify_address')
    return { data: {} }
  })

  route(app, services, 'listGuestOrders', async ({ caller }) => ({
    data: await listGuestOrders(services, caller),
  }))

  route(app, services, 'answerGuestOrders', async ({ caller, params, body, work }) => ({
    data: await answerGuestOrders(work, caller, params.guest_id, body.mine),
  }))

  route(app, services, 'mailPasswordLink', async ({ caller, work }) => {
    await mailAgain(work, caller, 'reset_password')
    return { data: {} }
  })

  route(app, services, 'setPassword', async ({ caller, body, request, reply }) => {
    const account = await setPassword(services, caller, body)
    logSignIn(services, request, 'became a customer', { email: account.email, userId: account.id })
    markDevice(reply, config, account)
    return { data: {} }
  })

  route(app, services, 'changePassword', async ({ caller, body, request, reply }) => {
    const account = await changePassword(services, caller, body)
    logSignIn(services, request, 'password changed', { userId: account.id })
    markDevice(reply, config, account)
    return { data: {}, message: 'password_updated' }
  })

  route(app, services, 'changeEmail', async ({ caller, body, work }) => {
    await changeEmail(work, caller, body.email)
    return { data: {} }
  })

  route(app, services, 'cancelEmailChange', async ({ caller, work }) => {
    await cancelEmailChange(work, caller)
    return { data: {} }
  })
}
