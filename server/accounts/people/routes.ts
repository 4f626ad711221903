import type { FastifyInstance } from 'fastify'
import { iso } from '#server/platform/db/instants.ts'
import type { Db } from '#server/platform/db/pool.ts'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { findBan } from '#server/platform/users/user-store.ts'
import { askForPermission, readPermissionRequest } from './ask-for-permission.ts'
import { changePermissions } from './change-permissions.ts'
import { getPerson } from './get-person.ts'
import { listPeople } from './list-people.ts'
import { signOutDevice, signOutPerson } from './sign-out-person.ts'
import { unbanPerson } from './unban-person.ts'

export function peopleRoutes(app: FastifyInstance, services: Services) {
  const one = async (db: Db, caller: Caller, id: string) => ({ data: await getPerson(db, caller, id) })

  route(app, services, 'listPeople', async ({ query }) => ({ data: await listPeople(services, query) }))

  route(app, services, 'getPerson', async ({ caller, params: { user_id } }) => {
    const [{ data }, online] = await Promise.all([
      one(services.db, caller, user_id),
      services.realtime.isOnline(user_id),
    ])
    return { data: { ...data, online } }
  })

  route(app, services, 'getPermissionRequest', async ({ caller, params: { permission } }) => ({
    data: await readPermissionRequest(services.db, caller, permission, services.now()),
  }))

  route(app, services, 'askForPermission', async ({ caller, params: { permission }, work }) => ({
    data: await askForPermission(work, caller, permission),
  }))

  route(app, services, 'changePermissions', async ({ caller, params, body, work }) => {
    await changePermissions(work, caller, params.user_id, body)
    return one(work.tx, caller, params.user_id)
  })

  route(app, services, 'unbanPerson', async ({ caller, params, body, work }) => {
    await unbanPerson(work, caller, params.user_id, body)
    return one(work.tx, caller, params.user_id)
  })

  route(app, services, 'endSessionsOf', async ({ caller, params, work }) => {
    await signOutPerson(work, caller, params.user_id)
    return one(work.tx, caller, params.user_id)
  })

  route(app, services, 'endSessionOf', async ({ caller, params, work }) => {
    await signOutDevice(work, caller, params)
    return one(work.tx, caller, params.user_id)
  })

  route(app, services, 'getMyBan', async ({ caller }) => {
    const ban = caller?.banned ? await findBan(services.db, caller.id) : undefined
    if (!ban?.banned_at) return { data: { ban: null } }
    const { banned_at, banned_until, ban_reason: reason } = ban
    return { data: { ban: { at: banned_at.toISOString(), reason, until: iso(banned_until) } } }
  })
}
