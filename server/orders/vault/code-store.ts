import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { passedBefore } from '#core/orders/deadlines.ts'
import type { OrderBuilder } from '#server/kernel/order-section.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'
import type { Sealed } from '#server/platform/sealing/seal.ts'

type Asked = { orderId: string; by: string; mailed: boolean; now: Date }

/** The hand-over of a login code, for an order's page. */
export function codeColumns(eb: OrderBuilder) {
  return [
    jsonObjectFrom(
      eb
        .selectFrom('login_codes as code')
        .select(['code.asked_at', 'code.given_at', 'code.mailed'])
        .whereRef('code.order_id', '=', 'orders.id'),
    ).as('login_code'),
  ]
}

/** Notes that a code is asked for; an earlier question is replaced, and its time begins anew. */
export async function putRequest(tx: Tx, { orderId, by, mailed, now }: Asked): Promise<void> {
  const columns = {
    asked_by: by,
    asked_at: now,
    mailed,
    given_at: null,
    key_id: null,
    wrapped_key: null,
    sealed: null,
  }
  await tx
    .insertInto('login_codes')
    .values({ order_id: orderId, ...columns })
    .onConflict((oc) => oc.column('order_id').doUpdateSet(columns))
    .execute()
}

/** Whether a code is asked for that the customer has not typed in yet. */
export async function isCodeAsked(db: Db, orderId: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('login_codes')
    .select('order_id')
    .where('order_id', '=', orderId)
    .where('given_at', 'is', null)
    .where('asked_at', '>', passedBefore('loginCode', now))
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a code waits to be opened. */
export async function isCodeGiven(db: Db, orderId: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('login_codes')
    .select('order_id')
    .where('order_id', '=', orderId)
    .where('given_at', '>', passedBefore('loginCode', now))
    .executeTakeFirst()
  return row !== undefined
}

/** Stores the sealed code; false unless one is asked for and none was given. */
export async function putCode(tx: Tx, orderId: string, box: Sealed, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('login_codes')
    .set({ given_at: now, key_id: box.keyId, wrapped_key: box.wrappedKey, sealed: box.sealed })
    .where('order_id', '=', orderId)
    .where('given_at', 'is', null)
    .where('asked_at', '>', passedBefore('loginCode', now))
    .returning('order_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Takes the sealed code out of the table, so that only one call has it; undefined if there is none. */
export async function takeCode(tx: Tx, orderId: string, now: Date): Promise<Sealed | undefined> {
  const row = await tx
    .deleteFrom('login_codes')
    .where('order_id', '=', orderId)
    .where('given_at', '>', passedBefore('loginCode', now))
    .returning(['key_id', 'wrapped_key', 'sealed'])
    .executeTakeFirst()
  if (!row?.key_id || !row.wrapped_key || !row.sealed) return undefined
  return { keyId: row.key_id, wrappedKey: row.wrapped_key, sealed: row.sealed }
}

/** Deletes request and code; false when there were none. */
export async function deleteCode(tx: Tx, orderId: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('login_codes')
    .where('order_id', '=', orderId)
    .returning('order_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Orders with a request or code whose time is over. */
export async function findExpired(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('login_codes')
    .select('order_id')
    .where((eb) => eb(eb.fn.coalesce('given_at', 'asked_at'), '<=', passedBefore('loginCode', now)))
    .limit(limit)
    .execute()
  return rows.map(({ order_id }) => order_id)
}

/** How often a code of an order was asked for since a time. */
export async function countRequests(db: Db, orderId: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('credential_events')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('order_id', '=', orderId)
    .where('action', '=', 'code_asked')
    .where('at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}
