import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { deadlines, passedBefore } from '#core/orders/deadlines.ts'
import type { DisputeReminder } from '#core/orders/disputes.ts'
import type { Schema } from '#db/schema.ts'
import { otherSideWrote } from '#server/kernel/dispute-answered-store.ts'
import type { Viewer } from '#server/kernel/lock-order.ts'
import type { OrderBuilder } from '#server/kernel/order-section.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'
import { pageSize } from '#server/platform/http/pages.ts'

export type DisputeRow = Selectable<Schema['order_disputes']>
type Opened = Omit<Insertable<Schema['order_disputes']>, 'id'>

/**
 * Whether a member of staff has to leave the row `dispute` to a colleague: they decided about its order before, and someone
 * else can decide who hasn't. A shop with one member of staff decides again, because nobody else could.
 */
export function needsColleague(staffId: string): RawBuilder<boolean> {
  const decidedBy = (who: RawBuilder<unknown>) => sql`exists (select from order_disputes earlier
    where earlier.order_id = dispute.order_id and earlier.outcome <> 'withdrawn' and earlier.closed_by = ${who})`
  return sql<boolean>`(${decidedBy(sql`${staffId}::uuid`)} and exists (select from users colleague
    where 'EditOrders' = any(colleague.permissions) and colleague.banned_at is null
      and not ${decidedBy(sql`colleague.id`)}))`
}

/** An order's last dispute, for the order's page. */
export const disputeColumns = (reader: Viewer) => (eb: OrderBuilder) => [
  jsonObjectFrom(
    eb
      .selectFrom('order_disputes as dispute')
      .select(['dispute.opened_at', 'dispute.opened_as', 'dispute.kind', 'dispute.reason'])
      .select(['dispute.outcome', 'dispute.decision', 'dispute.closed_at'])
      .select((part) => part('dispute.appeal_of', 'is not', null).$castTo<boolean>().as('appeal'))
      .select([otherSideWrote.as('answered'), needsColleague(reader.id).as('needs_other')])
      .select((part) =>
        part
          .selectFrom('dispute_pictures')
          .select((inner) => inner.fn.agg<string[]>('array_agg', ['file_id']).as('ids'))
          .whereRef('dispute_id', '=', 'dispute.id')
          .where('statement_id', 'is', null)
          .as('picture_ids'),
      )
      .whereRef('dispute.order_id', '=', 'orders.id')
      .orderBy('dispute.opened_at', 'desc')
      .limit(1),
  ).as('dispute'),
]

/** Opens an order's dispute and returns its id; null when one is already open, or the decision was appealed before. */
export async function insertDispute(tx: Tx, dispute: Opened): Promise<string | null> {
  const row = await tx
    .insertInto('order_disputes')
    .values(dispute)
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** The pictures of a dispute's opening, or of one statement. */
export async function insertPictures(
  tx: Tx,
  disputeId: string,
  fileIds: readonly string[],
  statementId: string | null = null,
): Promise<void> {
  if (fileIds.length === 0) return
  const rows = fileIds.map((file_id) => ({ dispute_id: disputeId, file_id, statement_id: statementId }))
  await tx
    .insertInto('dispute_pictures')
    .values(rows)
    .onConflict((oc) => oc.doNothing())
    .execute()
}

export async function insertStatement(
  tx: Tx,
  statement: Omit<Insertable<Schema['dispute_statements']>, 'id'>,
): Promise<string> {
  const { id } = await tx
    .insertInto('dispute_statements')
    .values(statement)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** How many statements or notes a person wrote about a dispute. */
export async function countStatements(tx: Tx, disputeId: string, authorId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('dispute_statements')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('dispute_id', '=', disputeId)
    .where('author_id', '=', authorId)
    .executeTakeFirstOrThrow()
  return count
}

export async function countDisputes(tx: Tx, orderId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('order_disputes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return count
}

/** Disputes that a guest opened, and their statements, become another person's, marked as a guest's. */
export async function moveDisputes(tx: Tx, fromId: string, toId: string): Promise<void> {
  await tx
    .updateTable('order_disputes')
    .set({ opened_by: toId, by_guest: true })
    .where('opened_by', '=', fromId)
    .execute()
  await tx
    .updateTable('dispute_statements')
    .set({ author_id: toId, by_guest: true })
    .where('author_id', '=', fromId)
    .execute()
}

/** The decision that holds for an order: that of the last dispute that wasn't withdrawn. */
export function findDecision(db: Db, orderId: string): Promise<DisputeRow | undefined> {
  return db
    .selectFrom('order_disputes')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('closed_at', 'is not', null)
    .where('outcome', '<>', 'withdrawn')
    .orderBy('closed_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The dispute of an order that is open; its order is locked. */
export function findOpenDispute(tx: Tx, orderId: string): Promise<DisputeRow | undefined> {
  return tx
    .selectFrom('order_disputes')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
}

type Closing = Pick<Schema['order_disputes'], 'outcome' | 'closed_by'> &
  Partial<Pick<Schema['order_disputes'], 'to_customer' | 'to_boosters' | 'to_shop'>> & {
    closed_at: Date
    decision?: string
  }

/** Closes an order's open dispute, once: null when someone else did so. */
export async function closeDisputeRow(tx: Tx, orderId: string, set: Closing): Promise<DisputeRow | null> {
  const row = await tx
    .updateTable('order_disputes')
    .set(set)
    .where('order_id', '=', orderId)
    .where('closed_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

/** The open disputes of these orders, by order, with what decides where each stands for a member of staff. */
export async function findOpenDisputes(db: Db, ids: readonly string[], readerId: string) {
  if (ids.length === 0) return new Map<string, never>()
  const rows = await db
    .selectFrom('order_disputes as dispute')
    .select(['order_id', 'kind', 'opened_as', 'outcome', 'opened_at as openedAt'])
    .select((eb) => eb('appeal_of', 'is not', null).$castTo<boolean>().as('appeal'))
    .select([otherSideWrote.as('answered'), needsColleague(readerId).as('needs_other')])
    .where('order_id', 'in', ids)
    .where('closed_at', 'is', null)
    .execute()
  return new Map(rows.map((row) => [row.order_id, row]))
}

/** Whether a member of staff has to leave an order's disputes to a colleague. */
export async function needsOtherDecider(db: Db, orderId: string, staffId: string): Promise<boolean> {
  const row = await db
    .selectFrom('order_disputes as dispute')
    .select(needsColleague(staffId).as('needs_other'))
    .where('dispute.order_id', '=', orderId)
    .limit(1)
    .executeTakeFirst()
  return row?.needs_other ?? false
}

/** The staff who decided an order's earlier disputes. */
export async function findDeciders(db: Db, orderId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('order_disputes')
    .select('closed_by')
    .distinct()
    .where('order_id', '=', orderId)
    .where('outcome', '<>', 'withdrawn')
    .execute()
  return rows.flatMap(({ closed_by }) => closed_by ?? [])
}

/** A dispute with everything that was written and sent. */
export function findDisputeById(db: Db, id: string, readerId: string) {
  return selectDisputes(db, readerId).where('dispute.id', '=', id).executeTakeFirst()
}

/** The last dispute of an order with everything that was written and sent. */
export function findDispute(db: Db, orderId: string, readerId: string) {
  return selectDisputes(db, readerId)
    .where('dispute.order_id', '=', orderId)
    .orderBy('dispute.opened_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export type DisputePage = NonNullable<Awaited<ReturnType<typeof findDispute>>>

function selectDisputes(db: Db, readerId: string) {
  return db
    .selectFrom('order_disputes as dispute')
    .innerJoin('users as opener', 'opener.id', 'dispute.opened_by')
    .leftJoin('users as closer', 'closer.id', 'dispute.closed_by')
    .selectAll('dispute')
    .select(['opener.username as opener_name', 'closer.username as closer_name'])
    .select([otherSideWrote.as('answered'), needsColleague(readerId).as('needs_other')])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('dispute_statements as said')
          .innerJoin('users as author', 'author.id', 'said.author_id')
          .select([
            'said.id',
            'said.role',
            'said.for_staff',
            'said.text',
            'said.original',
            'said.by_guest',
            'said.at',
            'author.username',
          ])
          .whereRef('said.dispute_id', '=', 'dispute.id')
          .orderBy('said.at')
          .orderBy('said.id'),
      ).as('statements'),
    )
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('dispute_pictures as shown')
          .innerJoin('files', 'files.id', 'shown.file_id')
          .select(['shown.file_id', 'shown.statement_id', 'files.created_at'])
          .whereRef('shown.dispute_id', '=', 'dispute.id')
          .orderBy('files.created_at'),
      ).as('pictures'),
    )
}

/** An appeal is decided sooner than a dispute that was opened when it was. */
const dueFirst = sql`dispute.opened_at - case when dispute.appeal_of is null then interval '0' else
  make_interval(secs => ${(deadlines.disputeDecision.ms - deadlines.appealDecision.ms) / 1_000}::int) end`

type Desk = { closed: boolean; page: number; readerId: string }

/** The desk: open disputes whose decision is due first, or closed ones, the last first. */
export function listDisputeRows(db: Db, { closed, page, readerId }: Desk) {
  return db
    .selectFrom('order_disputes as dispute')
    .selectAll('dispute')
    .select([otherSideWrote.as('answered'), needsColleague(readerId).as('needs_other')])
    .where('dispute.closed_at', closed ? 'is not' : 'is', null)
    .$if(!closed, (query) => query.orderBy(dueFirst).orderBy('dispute.id'))
    .$if(closed, (query) => query.orderBy('dispute.closed_at', 'desc').orderBy('dispute.id'))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
}

export async function countDesk(db: Db): Promise<{ open: number; closed: number }> {
  return db
    .selectFrom('order_disputes')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('closed_at', 'is', null).as('open'),
      eb.fn.countAll<number>().filterWhere('closed_at', 'is not', null).as('closed'),
    ])
    .executeTakeFirstOrThrow()
}

/** The orders of all open disputes as the desk sorts them, at most 500: their place decides previous and next. */
export async function openOrderIds(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('order_disputes as dispute')
    .select('order_id')
    .where('closed_at', 'is', null)
    .orderBy(dueFirst)
    .orderBy('id')
    .limit(500)
    .execute()
  return rows.map(({ order_id }) => order_id)
}

/** Open disputes that may need a reminder, and which ones they had. */
export function findForReminders(db: Db, now: Date) {
  return db
    .selectFrom('order_disputes as dispute')
    .innerJoin('orders', 'orders.id', 'dispute.order_id')
    .select(['dispute.id', 'dispute.order_id', 'dispute.opened_at', 'dispute.opened_as', 'dispute.appeal_of'])
    .select(['orders.number', 'orders.booster_id'])
    .select((eb) =>
      jsonArrayFrom(
        eb.selectFrom('dispute_reminders').select('kind').whereRef('dispute_id', '=', 'dispute.id'),
      ).as('sent'),
    )
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('dispute_statements')
          .select('role')
          .distinct()
          .whereRef('dispute_id', '=', 'dispute.id')
          .where('for_staff', '=', false),
      ).as('wrote'),
    )
    .where('dispute.closed_at', 'is', null)
    .where('dispute.opened_at', '<=', passedBefore('disputeReminder', now))
    .orderBy('dispute.opened_at')
    .limit(500)
    .execute()
}

/** Records a reminder; false when it was sent before. */
export async function takeReminder(
  tx: Tx,
  disputeId: string,
  kind: DisputeReminder,
  at: Date,
): Promise<boolean> {
  const row = await tx
    .insertInto('dispute_reminders')
    .values({ dispute_id: disputeId, kind, at })
    .onConflict((oc) => oc.doNothing())
    .returning('kind')
    .executeTakeFirst()
  return row !== undefined
}
