import { type StaffPermission, staffPermissions } from '#core/people/permissions.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'

/** When a person last asked for a permission; undefined if they never did. */
export async function requestedAt(db: Db, userId: string, permission: StaffPermission) {
  const row = await db
    .selectFrom('permission_requests')
    .select('asked_at')
    .where('user_id', '=', userId)
    .where('permission', '=', permission)
    .executeTakeFirst()
  return row?.asked_at
}

/** Notes that a person asks for a permission; false if they have since `after`: of two calls at once, one is true. */
export async function noteRequest(
  tx: Tx,
  { userId, permission, now, after }: { userId: string; permission: StaffPermission; now: Date; after: Date },
): Promise<boolean> {
  const noted = await tx
    .insertInto('permission_requests')
    .values({ user_id: userId, permission, asked_at: now })
    .onConflict((oc) =>
      oc
        .columns(['user_id', 'permission'])
        .doUpdateSet({ asked_at: now })
        .where('permission_requests.asked_at', '<=', after),
    )
    .returning('user_id')
    .executeTakeFirst()
  return noted !== undefined
}

/** Ends what a person has asked for, once their permissions are changed. */
export async function endRequests(tx: Tx, userId: string, permissions: readonly string[]): Promise<void> {
  const asked = staffPermissions.filter((each) => permissions.includes(each))
  if (asked.length === 0) return
  await tx
    .deleteFrom('permission_requests')
    .where('user_id', '=', userId)
    .where('permission', 'in', asked)
    .execute()
}
