import type { Insertable } from 'kysely'
import type { LinkPurpose } from '#core/base/links.ts'
import type { Schema } from '#db/schema.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'

const columns = ['purpose', 'user_id', 'order_id', 'bound_to'] as const

export async function insertLink(tx: Tx, link: Insertable<Schema['mailed_links']>): Promise<void> {
  await tx.insertInto('mailed_links').values(link).execute()
}

/** A link that still works; reading it changes nothing. */
export function findLink(db: Db, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('mailed_links as link')
    .innerJoin('users', 'users.id', 'link.user_id')
    .leftJoin('orders', 'orders.id', 'link.order_id')
    .leftJoin('email_changes as change', 'change.user_id', 'link.user_id')
    .select(['link.purpose', 'link.user_id', 'link.bound_to', 'users.email', 'users.password_hash'])
    .select(['orders.number', 'change.email as next_email'])
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Uses a link for one of these purposes; undefined if it is unknown, expired or used. Of two at once, one gets it. */
export function takeLink(tx: Tx, tokenHash: Buffer, purposes: readonly LinkPurpose[], now: Date) {
  return tx
    .updateTable('mailed_links')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(columns)
    .executeTakeFirst()
}

/** Deletes a person's links, all or those of some purposes. */
export async function deleteLinksOf(
  tx: Tx,
  userId: string,
  purposes?: readonly LinkPurpose[],
): Promise<void> {
  await tx
    .deleteFrom('mailed_links')
    .where('user_id', '=', userId)
    .$if(purposes !== undefined, (all) => all.where('purpose', 'in', purposes ?? []))
    .execute()
}

export async function deleteExpiredLinks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('mailed_links').where('expires_at', '<', now).execute()
}

/** The newest order of each guest with an address: paid ones first, which no stranger's can displace, then the newest. */
export function findGuestOrders(db: Db, email: string, limit: number) {
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom('users')
        .innerJoin('orders', 'orders.customer_id', 'users.id')
        .distinctOn('users.id')
        .select([
          'users.id as user_id',
          'orders.id',
          'orders.number',
          'orders.locale',
          'orders.created_at',
          'orders.paid_at',
        ])
        .where('users.kind', '=', 'guest')
        .where('users.email', '=', email)
        .where('users.banned_at', 'is', null)
        .orderBy('users.id')
        .orderBy('orders.created_at', 'desc')
        .as('newest'),
    )
    .select(['user_id', 'id', 'number', 'locale'])
    .orderBy((eb) => eb('paid_at', 'is', null))
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
}

/** The guest who placed an order; undefined if it is an account's. */
export function findGuestOf(db: Db, orderId: string) {
  return db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.customer_id')
    .select(['orders.id', 'orders.number', 'orders.locale', 'users.id as user_id', 'users.email'])
    .where('orders.id', '=', orderId)
    .where('users.kind', '=', 'guest')
    .where('users.banned_at', 'is', null)
    .executeTakeFirst()
}

/** A guest's newest order. */
export async function findNewestOrder(db: Db, guestId: string): Promise<string | undefined> {
  const newest = await db
    .selectFrom('orders')
    .select('id')
    .where('customer_id', '=', guestId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.id
}
