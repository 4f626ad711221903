import type { Db, Tx } from '#server/platform/db/pool.ts'
import type { Sealed } from '#server/platform/sealing/seal.ts'

/** Stores a secret that no code has confirmed yet, replacing an earlier one; false if one is confirmed. */
export async function putApp(tx: Tx, userId: string, box: Sealed, now: Date): Promise<boolean> {
  const columns = { key_id: box.keyId, wrapped_key: box.wrappedKey, sealed: box.sealed, created_at: now }
  const row = await tx
    .insertInto('authenticator_apps')
    .values({ user_id: userId, ...columns })
    .onConflict((oc) =>
      oc
        .column('user_id')
        .doUpdateSet({ ...columns, used_step: 0, tried_step: 0 })
        .where('authenticator_apps.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function findApp(db: Db, userId: string) {
  const row = await db
    .selectFrom('authenticator_apps')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return (
    row && {
      box: { keyId: row.key_id, wrappedKey: row.wrapped_key, sealed: row.sealed },
      confirmedAt: row.confirmed_at,
    }
  )
}

export async function confirmAppRow(tx: Tx, userId: string, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('authenticator_apps')
    .set({ confirmed_at: now })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Uses the code of a time step; false when a code of this step or a later one was used before. */
export async function spendStep(db: Db, userId: string, step: number): Promise<boolean> {
  const row = await db
    .updateTable('authenticator_apps')
    .set({ used_step: step })
    .where('user_id', '=', userId)
    .where('used_step', '<', step)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Takes the one guess of a time step; false when it was taken. */
export async function takeGuess(db: Db, userId: string, step: number): Promise<boolean> {
  const row = await db
    .updateTable('authenticator_apps')
    .set({ tried_step: step })
    .where('user_id', '=', userId)
    .where('tried_step', '<', step)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteApp(tx: Tx, userId: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('authenticator_apps')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Some of the apps whose key is wrapped by a key other than `keyId`. */
export function findAppsWrappedByOthers(db: Db, keyId: string) {
  return db.selectFrom('authenticator_apps').selectAll().where('key_id', '<>', keyId).limit(500).execute()
}

/** Replaces the wrapped key `before` by a newly wrapped one. */
export async function rewrapApp(db: Db, userId: string, box: Sealed, before: Buffer): Promise<void> {
  await db
    .updateTable('authenticator_apps')
    .set({ key_id: box.keyId, wrapped_key: box.wrappedKey })
    .where('user_id', '=', userId)
    .where('wrapped_key', '=', before)
    .execute()
}

/** Deletes secrets that nobody has confirmed. */
export async function deleteUnconfirmedApps(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('authenticator_apps')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<', before)
    .execute()
}

export async function deleteAppOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('authenticator_apps').where('user_id', '=', userId).execute()
}
