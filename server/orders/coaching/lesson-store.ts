import type { Insertable, Selectable } from 'kysely'
import type { Lesson } from '#core/orders/coaching.ts'
import { kindOf } from '#core/orders/kinds.ts'
import type { Schema } from '#db/schema.ts'
import type { OrderChange } from '#server/kernel/followers.ts'
import type { Tx } from '#server/platform/db/pool.ts'
import type { Work } from '#server/platform/ports/work.ts'

type LessonRow = Selectable<Schema['order_sessions']>

/** The agreed and the proposed time of an order; read it under the order's lock before changing it. */
export async function findLesson(tx: Tx, orderId: string): Promise<LessonRow> {
  const row = await tx
    .selectFrom('order_sessions')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return row ?? { order_id: orderId, agreed_at: null, proposed_at: null, proposed_by: null }
}

/** The agreed lessons of a coach's other orders in progress. */
export async function otherLessons(tx: Tx, coachId: string, orderId: string): Promise<Lesson[]> {
  const rows = await tx
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
    .where('booster_id', '=', coachId)
    .where('orders.id', '!=', orderId)
    .where('status', '=', 'boosting')
    .where('agreed_at', 'is not', null)
    .execute()
  return rows.flatMap(({ config, agreed_at, held }) => {
    const { log } = kindOf(config)
    return log.of === 'lessons' && agreed_at
      ? [{ startsAt: agreed_at.getTime(), hours: log.hours - Number(held) }]
      : []
  })
}

export async function saveLesson(tx: Tx, row: Insertable<Schema['order_sessions']>): Promise<void> {
  await tx
    .insertInto('order_sessions')
    .values(row)
    .onConflict((oc) => oc.column('order_id').doUpdateSet(row))
    .execute()
}

/** The coach dropped the order, so the next hours must be agreed again. */
export async function endLesson({ tx }: Work, { before: { id, config } }: OrderChange): Promise<void> {
  if (kindOf(config).log.of === 'lessons')
    await tx.deleteFrom('order_sessions').where('order_id', '=', id).execute()
}
