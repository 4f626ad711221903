import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { OrderBuilder } from '#server/kernel/order-section.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'

/** The link that an order's page offers. */
export function trackingColumns(eb: OrderBuilder) {
  return [
    eb
      .selectFrom('tracking_links')
      .select('token')
      .whereRef('tracking_links.order_id', '=', 'orders.id')
      .as('tracking_token'),
  ]
}

/** Saves a link and returns its token, or the token of the one that the order has already. */
export async function insertTrackingLink(
  tx: Tx,
  link: { order_id: string; token: string; created_at: Date },
): Promise<string> {
  const { token } = await tx
    .insertInto('tracking_links')
    .values(link)
    .onConflict((oc) =>
      oc.column('order_id').doUpdateSet((eb) => ({ token: eb.ref('tracking_links.token') })),
    )
    .returning('token')
    .executeTakeFirstOrThrow()
  return token
}

export async function deleteTrackingLink(tx: Tx, orderId: string): Promise<void> {
  await tx.deleteFrom('tracking_links').where('order_id', '=', orderId).execute()
}

/** What a link shows of its order; undefined if there is no such link, or its order ended before `endedBefore`. */
export function findTracked(db: Db, token: string, endedBefore: Date) {
  return db
    .selectFrom('tracking_links')
    .innerJoin('orders', 'orders.id', 'tracking_links.order_id')
    .select(['status', 'paused', 'config', 'quote', 'orders.created_at'])
    .select(['searching_at', 'claimed_at', 'finished_at', 'closed_at'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('order_games as game')
          .select(['booster_id', 'result', 'points', 'standing', 'character'])
          .select(({ fn }) => fn.coalesce('made_at', 'played_at').as('played_at'))
          .whereRef('game.order_id', '=', 'orders.id')
          .where('struck_at', 'is', null)
          .orderBy('game.number'),
      ).as('games'),
    )
    .where('token', '=', token)
    .where((eb) => eb.or([eb('closed_at', 'is', null), eb('closed_at', '>', endedBefore)]))
    .executeTakeFirst()
}
