import { type Selectable, sql } from 'kysely'
import type { ServiceRequestState, Services } from '#core/people/own-services.ts'
import type { Schema } from '#db/schema.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'

export type ServiceRequestRow = Selectable<Schema['service_requests']>

/** A booster's open request, or the one that was asked last. */
export function findLatestRequest(db: Db, boosterId: string): Promise<ServiceRequestRow | undefined> {
  return db
    .selectFrom('service_requests')
    .selectAll()
    .where('booster_id', '=', boosterId)
    .orderBy('asked_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

export function findRequest(db: Db, id: string): Promise<ServiceRequestRow | undefined> {
  return db.selectFrom('service_requests').selectAll().where('id', '=', id).executeTakeFirst()
}

type NewRequest = Services & { boosterId: string; note: string; fileId: string; now: Date }

/** False while another request of this booster is open. */
export async function insertRequest(tx: Tx, request: NewRequest): Promise<boolean> {
  const { boosterId, services, ceilings, note, fileId, now } = request
  const row = await tx
    .insertInto('service_requests')
    .values({
      booster_id: boosterId,
      services: [...services],
      ceilings: JSON.stringify(ceilings),
      note,
      file_id: fileId,
      asked_at: now,
    })
    .onConflict((oc) => oc.column('booster_id').where(sql<boolean>`state = 'open'`).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

type Closed = { id: string; state: Exclude<ServiceRequestState, 'open'>; reason?: string; now: Date }

/** Closes an open request, and returns it with the picture that it still had; undefined if it is closed already. */
export async function closeRequest(tx: Tx, { id, state, reason, now }: Closed) {
  const open = await tx
    .selectFrom('service_requests')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'open')
    .forUpdate()
    .executeTakeFirst()
  if (!open) return undefined
  await tx
    .updateTable('service_requests')
    .set({ state, reason: reason ?? null, closed_at: now, file_id: null })
    .where('id', '=', id)
    .execute()
  return open
}
