import type { Contract } from '#contract/contract.ts'
import { canGrant, permissionRequestMs } from '#core/people/permission-requests.ts'
import type { StaffPermission } from '#core/people/permissions.ts'
import { notifyAll } from '#server/news/notifications/notify.ts'
import { recordAudit } from '#server/platform/audit/record-audit.ts'
import type { Db } from '#server/platform/db/pool.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { colleaguesWith, nameOf } from '#server/platform/users/user-store.ts'
import { noteRequest, requestedAt } from './permission-request-store.ts'

type View = Contract['askForPermission']['reply']['data']

/** Who can grant a permission, and when the caller asked them. */
export async function readPermissionRequest(
  db: Db,
  caller: Caller,
  permission: StaffPermission,
  now: Date,
): Promise<View> {
  const granters = await grantersOf(db, caller, permission)
  const at = await requestedAt(db, caller.id, permission)
  const lasts = at && now.getTime() - at.getTime() < permissionRequestMs
  return { granters, asked_at: lasts ? at.toISOString() : null }
}

/** Asks those who can grant a permission for it, once a week. */
export async function askForPermission(
  work: Work,
  caller: Caller,
  permission: StaffPermission,
): Promise<View> {
  const { tx, now } = work
  const { id: userId } = caller
  const granters = await grantersOf(tx, caller, permission)
  const has = [...caller.permissions, ...(caller.withheld ?? [])].includes(permission)
  const after = new Date(now.getTime() - permissionRequestMs)
  if (!has && granters.length > 0 && (await noteRequest(tx, { userId, permission, now, after }))) {
    const deed = { operation: 'ask for permission' as const, subject: `user ${userId}` }
    await recordAudit(tx, { actorId: userId, ...deed, detail: { right: permission } }, now)
    const params = { user_id: userId, username: await nameOf(tx, userId), right: permission }
    await notifyAll(
      work,
      granters.map(({ user_id }) => user_id),
      { code: 'permission_asked', params },
    )
  }
  return readPermissionRequest(tx, caller, permission, now)
}

async function grantersOf(db: Db, caller: Caller, permission: StaffPermission) {
  const found = await colleaguesWith(db, 'EditUsers')
  return found
    .filter(({ user_id, permissions }) => user_id !== caller.id && canGrant(permissions, permission))
    .map(({ user_id, username }) => ({ user_id, username }))
}
