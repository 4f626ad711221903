import type { ExpressionBuilder, Insertable } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { OrderStatus } from '#core/orders/lifecycle.ts'
import { holds } from '#core/permissions.ts'
import type { Schema } from '#db/schema.ts'
import { compiled } from '../compiled.ts'
import type { Db } from '../db.ts'
import type { Caller } from '../route.ts'
import { countFew } from './count-orders.ts'
import { pageSize } from './pages.ts'

/** A new order and its first event in one statement, which is all of the transaction. */
export function insertOrder(db: Db, order: Insertable<Schema['orders']>) {
  return db
    .with('created', (tx) => tx.insertInto('orders').values(order).returning(['id', 'total', 'currency']))
    .with('event', (tx) =>
      tx
        .insertInto('order_events')
        .columns(['order_id', 'at', 'actor', 'actor_id', 'action', 'to_status'])
        .expression((eb) =>
          eb
            .selectFrom('created')
            .select((part) => [
              'created.id',
              part.cast<Date>(part.val(order.created_at), 'timestamptz').as('at'),
              part.val('customer' as const).as('actor'),
              part.cast<string>(part.val(order.customer_id), 'uuid').as('actor_id'),
              part.val('create').as('action'),
              part.val('not_paid' as const).as('to_status'),
            ]),
        )
        .returning('id'),
    )
    .selectFrom('created')
    .selectAll()
    .executeTakeFirstOrThrow()
}

/** Core's `canSeeOrder` as a condition: whoever may not see an order does not find it (trust A2). */
export function visibleTo({ id, staff }: Viewer) {
  return (eb: ExpressionBuilder<Schema, 'orders'>) =>
    eb.or([eb('orders.customer_id', '=', id), eb('orders.booster_id', '=', id), eb.val(staff)])
}

type Viewer = { id: string; staff: boolean }

export function viewer(caller: Caller): Viewer {
  return { id: caller.id, staff: holds(caller, 'EditOrders') }
}

/** Everything that an order's page shows, in one read. */
export async function findOrderPage(db: Db, caller: Caller, orderId: string): Promise<OrderPage | undefined> {
  const [page] = await selectPage(db, { orderId, ...viewer(caller) })
  return page
}

const selectPage = compiled((db, { orderId, id, staff }: Viewer & { orderId: string }) =>
  selectRows(db)
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('order_events as event')
          .leftJoin('users as actor', 'actor.id', 'event.actor_id')
          .select(['event.at', 'event.actor', 'event.action', 'event.reason'])
          .select(['event.from_status', 'event.to_status', 'actor.username as actor_name'])
          .whereRef('event.order_id', '=', 'orders.id')
          .orderBy('event.id'),
      ).as('events'),
      jsonArrayFrom(
        eb
          .selectFrom('order_games as game')
          .select(['game.id', 'game.number', 'game.result', 'game.points', 'game.standing'])
          .select(['game.character', 'game.proof_file_id', 'game.played_at'])
          .whereRef('game.order_id', '=', 'orders.id')
          .orderBy('game.number'),
      ).as('games'),
      jsonArrayFrom(
        eb
          .selectFrom('session_notes as held')
          .select(['held.number', 'held.hours', 'held.notes', 'held.held_at'])
          .whereRef('held.order_id', '=', 'orders.id')
          .orderBy('held.number'),
      ).as('held'),
      jsonArrayFrom(
        eb
          .selectFrom('credential_events as view')
          .leftJoin('users as viewer', 'viewer.id', 'view.actor_id')
          .select(['view.at', 'view.action', 'viewer.username as actor_name'])
          .whereRef('view.order_id', '=', 'orders.id')
          .orderBy('view.id'),
      ).as('vault_events'),
      eb
        .exists(eb.selectFrom('order_credentials').whereRef('order_credentials.order_id', '=', 'orders.id'))
        .as('vault_stored'),
      jsonObjectFrom(
        eb
          .selectFrom('payments')
          .select(['payments.id', 'provider', 'payments.status', 'amount', 'refunded'])
          .whereRef('payments.order_id', '=', 'orders.id')
          .orderBy((part) => part('payments.status', 'in', ['captured', 'refunded']), 'desc')
          .orderBy('payments.created_at', 'desc')
          .limit(1),
      ).as('payment'),
      jsonObjectFrom(
        eb
          .selectFrom('coupon_uses as use')
          .innerJoin('coupons', 'coupons.id', 'use.coupon_id')
          .select(['coupons.code', 'coupons.amount'])
          .whereRef('use.order_id', '=', 'orders.id'),
      ).as('coupon'),
    ])
    .where('orders.id', '=', orderId)
    .where(visibleTo({ id, staff })),
)

export type OrderPage = Awaited<ReturnType<typeof selectPage>>[number]
export type ListedOrder = Omit<
  OrderPage,
  'events' | 'games' | 'held' | 'vault_events' | 'vault_stored' | 'payment' | 'coupon'
>

/** With how many there are, as far as that is counted each time. */
export function listCustomerOrders(db: Db, customerId: string, page: number) {
  return selectCustomerRows(db, { customerId, offset: (page - 1) * pageSize })
}

const selectCustomerRows = compiled((db, { customerId, offset }: { customerId: string; offset: number }) =>
  selectRows(db)
    .select(countFew(db, (eb) => eb('customer_id', '=', customerId)).as('few'))
    .where('orders.customer_id', '=', customerId)
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id')
    .limit(pageSize)
    .offset(offset),
)

export function listBoosterOrders(
  db: Db,
  boosterId: string,
  statuses: readonly OrderStatus[],
  page: number,
): Promise<ListedOrder[]> {
  return selectRows(db)
    .where('orders.booster_id', '=', boosterId)
    .where('orders.status', 'in', statuses)
    .orderBy('orders.claimed_at', 'desc')
    .orderBy('orders.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
}

export function listStateOrders(db: Db, status: OrderStatus, page: number): Promise<ListedOrder[]> {
  return selectRows(db)
    .where('orders.status', '=', status)
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
}

export function listOrdersById(db: Db, ids: readonly string[]): Promise<ListedOrder[]> {
  if (ids.length === 0) return Promise.resolve([])
  return selectRows(db).where('orders.id', 'in', ids).execute()
}

function selectRows(db: Db) {
  return db
    .selectFrom('orders')
    .innerJoin('users as customer', 'customer.id', 'orders.customer_id')
    .leftJoin('users as booster', 'booster.id', 'orders.booster_id')
    .leftJoin('users as coach', 'coach.id', 'orders.coach_id')
    .leftJoin('order_sessions as session', 'session.order_id', 'orders.id')
    .selectAll('orders')
    .select(['customer.username as customer_name', 'customer.demo', 'booster.username as booster_name'])
    .select([
      'coach.username as coach_name',
      'session.agreed_at',
      'session.proposed_at',
      'session.proposed_by',
    ])
}
