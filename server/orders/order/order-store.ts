import { type Expression, type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { OrderStatus } from '#core/orders/lifecycle.ts'
import type { OrderPart } from '#core/orders/my-orders.ts'
import type { BoosterNeed } from '#core/orders/silence.ts'
import { type DueField, dueFields } from '#core/orders/staff-lists.ts'
import type { Schema } from '#db/schema.ts'
import { type ListedOrder, selectRows } from '#server/kernel/listed-order-store.ts'
import { type Viewer, viewer, visibleTo } from '#server/kernel/lock-order.ts'
import type { MergedSections, OrderBuilder } from '#server/kernel/order-section.ts'
import { logColumns } from '#server/kernel/progress-store.ts'
import { compiled } from '#server/platform/db/driver/compiled.ts'
import type { Db } from '#server/platform/db/pool.ts'
import { pageSize } from '#server/platform/http/pages.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { isLate, type OrderFilter, ofFilter, promisedEnd } from './order-filter-store.ts'
import { countFew } from './order-list-store.ts'

/** Everything that an order's page shows, in one read: the order's own columns and those of the sections. */
export function orderPageWith(sections: MergedSections<unknown, unknown>['select']) {
  const select = compiled((db, { orderId, id, staff }: Viewer & { orderId: string }) =>
    selectPage(db)
      // Each section reads its own columns; their types stay with it.
      .select((eb) => sections(eb, { id, staff }) as readonly never[])
      .where('orders.id', '=', orderId)
      .where(visibleTo({ id, staff })),
  )
  return async (db: Db, caller: Caller, orderId: string): Promise<PageRow | undefined> => {
    const [page] = await select(db, { orderId, ...viewer(caller) })
    return page
  }
}

export type PageRow = Awaited<ReturnType<ReturnType<typeof selectPage>['execute']>>[number]

function selectPage(db: Db) {
  return selectRows(db)
    .select(logColumns)
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('order_events as event')
          .leftJoin('users as actor', 'actor.id', 'event.actor_id')
          .select(['event.at', 'event.actor', 'event.action', 'event.reason', 'event.ready'])
          .select(['event.from_status', 'event.to_status', 'actor.username as actor_name'])
          .whereRef('event.order_id', '=', 'orders.id')
          .orderBy('event.id'),
      ).as('events'),
    ])
}

/** How staff reach an order's customer, for its page. */
export function contactColumns(eb: OrderBuilder) {
  return [
    jsonObjectFrom(
      eb
        .selectFrom('users as buyer')
        .select(['buyer.email', 'buyer.created_at'])
        .select((part) =>
          part
            .selectFrom('orders as placed')
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .whereRef('placed.customer_id', '=', 'buyer.id')
            .as('orders'),
        )
        .whereRef('buyer.id', '=', 'orders.customer_id'),
    ).as('contact'),
  ]
}

/** Includes the total number, up to the limit that is counted each time. */
export function listCustomerOrders(
  db: Db,
  { customerId, part, page }: { customerId: string; part: OrderPart | undefined; page: number },
) {
  return selectCustomerRows[part ?? 'all'](db, { customerId, offset: (page - 1) * pageSize })
}

/** A customer's orders, or a part of them; core's `partOf` as a condition. */
export function ofCustomer(customerId: string, part?: OrderPart) {
  return (eb: ExpressionBuilder<Schema, 'orders'>) => {
    const own = eb('orders.customer_id', '=', customerId)
    return part ? eb.and([own, inPart(eb, part)]) : own
  }
}

function inPart(eb: ExpressionBuilder<Schema, 'orders'>, part: OrderPart) {
  const checks = eb('orders.status', '=', 'verification_required')
  const one = (statuses: OrderStatus[]) => eb('orders.status', 'in', statuses)
  if (part === 'ended') return one(['completed', 'cancelled'])
  if (part === 'you')
    return eb.or([
      one(['not_paid', 'waiting_for_account']),
      eb.and([checks, eb('orders.disputed_by', 'is', null)]),
    ])
  return eb.or([
    one(['waiting_for_booster', 'boosting']),
    eb.and([checks, eb('orders.disputed_by', 'is not', null)]),
  ])
}

const customerRows = (part?: OrderPart) =>
  compiled((db, { customerId, offset }: { customerId: string; offset: number }) =>
    selectRows(db)
      .select(countFew(db, ofCustomer(customerId, part)).as('few'))
      .where(ofCustomer(customerId, part))
      .orderBy('orders.created_at', 'desc')
      .orderBy('orders.id')
      .limit(pageSize)
      .offset(offset),
  )

const selectCustomerRows = {
  all: customerRows(),
  you: customerRows('you'),
  running: customerRows('running'),
  ended: customerRows('ended'),
}

export type StateSort = 'due' | 'newest' | 'oldest'
export type StateFilter = OrderFilter & { need?: BoosterNeed | undefined; late?: boolean | undefined }
type StateList = StateFilter & {
  status: OrderStatus
  sort: StateSort
  now: Date
  page: number
  size: number
}
export type StaffRow = ListedOrder & { need: BoosterNeed | null }

/** Whether an order's booster, or the lack of one, is a problem that staff should look at. */
export function needs(need: BoosterNeed) {
  return (eb: ExpressionBuilder<Schema, 'orders'>) => {
    if (need === 'late_start')
      return eb.and([
        eb('orders.status', '=', 'waiting_for_booster'),
        eb.exists(
          eb
            .selectFrom('order_reminders as late')
            .select('late.order_id')
            .whereRef('late.order_id', '=', 'orders.id')
            .whereRef('late.since', '=', 'orders.searching_at')
            .where('late.kind', '=', 'start'),
        ),
      ])
    return need === 'silent'
      ? eb.exists(
          eb
            .selectFrom('order_silences as held')
            .select('held.order_id')
            .whereRef('held.order_id', '=', 'orders.id')
            .where('held.held_at', 'is not', null),
        )
      : eb.exists(
          eb
            .selectFrom('booster_replacements as wish')
            .select('wish.id')
            .whereRef('wish.order_id', '=', 'orders.id')
            .where('wish.status', '=', 'asked'),
        )
  }
}

/** The orders in one state that a filter leaves. */
export function inState(status: OrderStatus, { need, late, ...filter }: StateFilter, now: Date) {
  return (eb: ExpressionBuilder<Schema, 'orders'>) =>
    eb.and([
      eb('orders.status', '=', status),
      ofFilter(filter),
      ...(need ? [needs(need)(eb)] : []),
      ...(late ? [eb(isLate(now), '=', true)] : []),
    ])
}

const dueColumns: Readonly<Record<DueField, Expression<unknown>>> = {
  created_at: sql.ref('orders.created_at'),
  paid_at: sql.ref('orders.paid_at'),
  searching_at: sql.ref('orders.searching_at'),
  promised: promisedEnd,
  finished_at: sql.ref('orders.finished_at'),
  closed_at: sql.ref('orders.closed_at'),
}

/**
 * The orders in one state, by their creation or by what is due first (`dueFields`); of results to verify, those that wait for
 * staff come before the others.
 */
export function listStateOrders(
  db: Db,
  { status, sort, page, size, now, ...filter }: StateList,
): Promise<StaffRow[]> {
  const dueFirst = sort === 'due'
  const { field, first } = dueFields[status]
  return (
    selectRows(db)
      .select((eb) =>
        eb
          .case()
          .when(needs('other_booster')(eb))
          .then('other_booster' as BoosterNeed)
          .when(needs('silent')(eb))
          .then('silent' as BoosterNeed)
          .when(needs('late_start')(eb))
          .then('late_start' as BoosterNeed)
          .end()
          .as('need'),
      )
      .where(inState(status, filter, now))
      .$if(dueFirst && status === 'verification_required', (query) =>
        query
          .orderBy(({ eb }) => eb('orders.disputed_by', 'is not', null), 'desc')
          .orderBy(({ eb }) => eb('orders.shortfall', 'is not', null), 'desc'),
      )
      .$if(dueFirst, (query) => query.orderBy(dueColumns[field], first === 'newest' ? 'desc' : 'asc'))
      .orderBy('orders.created_at', sort === 'oldest' ? 'asc' : 'desc')
      // Sorts by all columns of the index, so that it also works backwards.
      .orderBy('orders.id', sort === 'oldest' ? 'desc' : 'asc')
      .limit(size)
      .offset((page - 1) * size)
      .execute()
  )
}

export function findIdByNumber(db: Db, number: number): Promise<{ id: string } | undefined> {
  return db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirst()
}

/** The order of a number, if it is one that this person placed or works on, or was placed with this address. */
export function findOwnByNumber(
  db: Db,
  number: number,
  { user_id, email }: { user_id: string | null; email: string | null },
): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('orders')
    .innerJoin('users as customer', 'customer.id', 'orders.customer_id')
    .select('orders.id')
    .where('orders.number', '=', number)
    .where((eb) =>
      eb.or([
        eb('customer.email', '=', email),
        eb('orders.customer_id', '=', user_id),
        eb('orders.booster_id', '=', user_id),
        eb('orders.coach_id', '=', user_id),
      ]),
    )
    .executeTakeFirst()
}

export function listOrdersById(db: Db, ids: readonly string[]): Promise<ListedOrder[]> {
  if (ids.length === 0) return Promise.resolve([])
  return selectRows(db).where('orders.id', 'in', ids).execute()
}

/** The numbers of a person's orders, as their customer, booster or coach, that are neither completed nor cancelled. */
export async function findOpenNumbers(db: Db, personId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('orders')
    .select('number')
    .where((eb) =>
      eb.or([
        eb('customer_id', '=', personId),
        eb('booster_id', '=', personId),
        eb('coach_id', '=', personId),
      ]),
    )
    .where('status', 'not in', ['completed', 'cancelled'])
    .orderBy('number')
    .execute()
  return rows.map(({ number }) => number)
}

/** A page of the orders that a person placed, or that they play or played, newest first, and how many there are. */
export async function listOrdersOf(
  db: Db,
  { personId, as, page, size }: { personId: string; as: 'customer' | 'booster'; page: number; size: number },
) {
  const column = as === 'customer' ? 'orders.customer_id' : 'orders.booster_id'
  const [rows, { total }] = await Promise.all([
    selectRows(db)
      .where(column, '=', personId)
      .orderBy(as === 'customer' ? 'orders.created_at' : 'orders.claimed_at', 'desc')
      .orderBy('orders.id')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    db
      .selectFrom('orders')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where(column, '=', personId)
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

/** A person's orders that aren't finished, as their customer and as their booster, the oldest first. */
export function listRunningOf(db: Db, personId: string, limit: number) {
  return selectRows(db)
    .where((eb) => eb.or([eb('orders.customer_id', '=', personId), eb('orders.booster_id', '=', personId)]))
    .where('orders.status', 'not in', ['completed', 'cancelled'])
    .orderBy('orders.number')
    .limit(limit)
    .execute()
}
