import type { Insertable, Selectable } from 'kysely'
import { type Lesson, overlaps } from '#core/orders/coaching.ts'
import { endOf } from '#core/orders/deadlines.ts'
import { kindOf } from '#core/orders/kinds.ts'
import type { Schema } from '#db/schema.ts'
import type { OrderChange } from '#server/kernel/followers.ts'
import type { OrderBuilder } from '#server/kernel/order-section.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { notPaused } from '#server/platform/process/attempt-store.ts'

type LessonRow = Selectable<Schema['order_sessions']>

const none = {
  proposed_at: null,
  proposed_by: null,
  held_until: null,
  lost_at: null,
  reminded_of: null,
  meeting_link: null,
}

/** The agreed and the proposed time of an order; read it under the order's lock before changing it. */
export async function findLesson(tx: Tx, orderId: string): Promise<LessonRow> {
  const row = await tx
    .selectFrom('order_sessions')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return row ?? { order_id: orderId, agreed_at: null, ...none }
}

/**
 * The lessons that take a coach's hours: those that are agreed for orders in progress or waiting for the coach, and those
 * that are held for an order that is being paid.
 */
export async function bookedLessons(
  db: Db,
  coachId: string,
  { now, except }: { now: Date; except?: string | undefined },
): Promise<Lesson[]> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('order_sessions', 'order_sessions.order_id', 'orders.id')
    .select(['orders.config', 'order_sessions.agreed_at'])
    .select((eb) =>
      eb
        .selectFrom('session_notes')
        .select((notes) => notes.fn.coalesce(notes.fn.sum<number>('hours'), notes.lit(0)).as('held'))
        .whereRef('session_notes.order_id', '=', 'orders.id')
        .as('held'),
    )
    .where('coach_id', '=', coachId)
    .where('agreed_at', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('status', 'in', ['boosting', 'waiting_for_booster']),
        eb('status', '=', 'not_paid').and('held_until', '>', now),
      ]),
    )
    .$if(except !== undefined, (query) => query.where('orders.id', '!=', except as string))
    .execute()
  return rows.flatMap(({ config, agreed_at, held }) => {
    const { log } = kindOf(config)
    return log.of === 'lessons' && agreed_at ? [lessonOf(agreed_at, log.hours - Number(held))] : []
  })
}

export function lessonOf(startsAt: Date, hours: number): Lesson {
  return { startsAt: startsAt.getTime(), hours }
}

export function overlapsAny(lesson: Lesson, others: readonly Lesson[]): boolean {
  return others.some((other) => overlaps(lesson, other))
}

/** The orders that still wait for their coach though the booked session has begun. */
export async function findMissed(
  db: Db,
  { job, now, limit }: { job: string; now: Date; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('order_sessions', 'order_sessions.order_id', 'orders.id')
    .select('orders.id')
    .where('status', '=', 'waiting_for_booster')
    .where('coach_id', 'is not', null)
    .where('agreed_at', '<=', now)
    .where('frozen_at', 'is', null)
    .where((eb) => notPaused(job, eb.ref('orders.id'), now))
    .orderBy('agreed_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** The orders in progress whose agreed session begins soon, and whose two sides weren't reminded of it. */
export async function findSoon(
  db: Db,
  { job, now, limit }: { job: string; now: Date; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('order_sessions', 'order_sessions.order_id', 'orders.id')
    .select('orders.id')
    .where('status', '=', 'boosting')
    .where('paused', '=', false)
    .where('agreed_at', '>', now)
    .where('agreed_at', '<=', endOf('sessionReminder', now))
    .where((eb) => eb('reminded_of', 'is distinct from', eb.ref('agreed_at')))
    .where((eb) => notPaused(job, eb.ref('orders.id'), now))
    .orderBy('agreed_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export async function saveLesson(tx: Tx, row: Insertable<Schema['order_sessions']>): Promise<void> {
  await tx
    .insertInto('order_sessions')
    .values(row)
    .onConflict((oc) => oc.column('order_id').doUpdateSet(row))
    .execute()
}

export async function deleteLesson(tx: Tx, orderId: string): Promise<void> {
  await tx.deleteFrom('order_sessions').where('order_id', '=', orderId).execute()
}

/** The coach declined or dropped the order, so its time is free for others. */
export async function endLesson({ tx }: Work, { before: { id, config } }: OrderChange): Promise<void> {
  if (kindOf(config).log.of === 'lessons') await deleteLesson(tx, id)
}

/** What an order's page needs to say where its session takes place: its own link, its coach's, and whether they are banned. */
export function meetingColumns(eb: OrderBuilder) {
  return [
    eb
      .selectFrom('order_sessions as meeting')
      .select('meeting.meeting_link')
      .whereRef('meeting.order_id', '=', 'orders.id')
      .as('own_link'),
    eb
      .selectFrom('boosters as host')
      .select('host.meeting_link')
      .whereRef('host.user_id', '=', 'orders.booster_id')
      .as('usual_link'),
    eb
      .selectFrom('users as host')
      .select('host.banned_at')
      .whereRef('host.id', '=', 'orders.booster_id')
      .as('coach_banned_at'),
  ]
}

/** Where the session of an order takes place: its own link, or its coach's usual one; nowhere with one who is banned. */
export async function findMeetingLink(db: Db, orderId: string): Promise<string | null> {
  const row = await db
    .selectFrom('orders')
    .leftJoin('order_sessions as session', 'session.order_id', 'orders.id')
    .leftJoin('boosters as host', 'host.user_id', 'orders.booster_id')
    .innerJoin('users as coach', 'coach.id', 'orders.booster_id')
    .select((eb) => eb.fn.coalesce('session.meeting_link', 'host.meeting_link').as('link'))
    .where('orders.id', '=', orderId)
    .where('coach.banned_at', 'is', null)
    .executeTakeFirst()
  return row?.link ?? null
}

/** The order has ended, so its session has no place any more. */
export async function forgetMeeting({ tx }: Work, { before: { id, config } }: OrderChange): Promise<void> {
  if (kindOf(config).log.of !== 'lessons') return
  await tx.updateTable('order_sessions').set({ meeting_link: null }).where('order_id', '=', id).execute()
}
