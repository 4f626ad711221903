import type { FastifyInstance } from 'fastify'
import type { Db } from '#server/platform/db/pool.ts'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { logSignIn } from '../auth/log-sign-in.ts'
import { startSession } from '../auth/start-session.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { recoverByInvitation, registerByInvitation } from './enter-by-invitation.ts'
import { listOpenInvitations } from './invitation-store.ts'
import { inviteStaff, renewInvitation, revokeInvitation } from './invite-staff.ts'
import { readInvitation } from './read-invitation.ts'

export function invitationsRoutes(app: FastifyInstance, services: Services) {
  managing(app, services)
  accepting(app, services)
}

/** What colleagues do. */
function managing(app: FastifyInstance, services: Services) {
  const all = async (db: Db) => {
    const rows = await listOpenInvitations(db, services.now())
    const invitations = rows.map(({ id, invited_at, expires_at, ...row }) => ({
      ...row,
      invitation_id: id,
      invited_at: invited_at.toISOString(),
      expires_at: expires_at.toISOString(),
    }))
    return { data: { invitations } }
  }

  route(app, services, 'listInvitations', () => all(services.db))

  route(app, services, 'inviteStaff', async ({ caller, body, work }) => {
    await inviteStaff(work, caller, body)
    return all(work.tx)
  })

  for (const [name, change] of [
    ['renewInvitation', renewInvitation],
    ['revokeInvitation', revokeInvitation],
  ] as const)
    route(app, services, name, async ({ caller, params, work }) => {
      await change(work, caller, params.invitation_id)
      return all(work.tx)
    })
}

/** What the invited person does. */
function accepting(app: FastifyInstance, services: Services) {
  route(app, services, 'readInvitation', async ({ body }) => ({
    data: await readInvitation(services, body.token),
  }))

  route(app, services, 'registerByInvitation', async ({ body, request, reply }) => {
    const { id, email } = await registerByInvitation(services, body)
    logSignIn(services, request, 'registered by an invitation', { email, userId: id })
    return { data: await startSession(services, id, request, reply), message: 'register' }
  })

  route(app, services, 'recoverByInvitation', async ({ body, request, reply }) => {
    const { id, email } = await recoverByInvitation(services, body)
    logSignIn(services, request, 'account recovered', { email, userId: id })
    return { data: await startSession(services, id, request, reply), message: 'password_updated' }
  })

  route(app, services, 'acceptInvitation', async ({ caller, body, work }) => {
    await acceptInvitation(work, caller, body.token)
    return { data: {} }
  })
}
