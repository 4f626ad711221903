import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '#db/schema.ts'
import type { Db } from '../db.ts'

type Condition = (eb: ExpressionBuilder<Schema, 'orders'>) => ExpressionWrapper<Schema, 'orders', SqlBool>

/** Up to here a list is counted each time; a longer one is counted at most once a minute. */
const countedExactly = 1_000
const rememberedMs = 60_000
const remembered = new WeakMap<Db, Map<string, { at: number; total: number }>>()

/**
 * How many orders a list has. Counting reads every entry of the index: with a million orders that would take
 * longer than the page itself. `name` tells one list from another.
 */
export async function countOrders(db: Db, name: string, condition: Condition): Promise<number> {
  const few = await count(db, condition, countedExactly)
  if (few < countedExactly) return few
  const totals = remembered.get(db) ?? new Map<string, { at: number; total: number }>()
  remembered.set(db, totals)
  const known = totals.get(name)
  if (known && performance.now() - known.at < rememberedMs) return known.total
  const total = await count(db, condition)
  if (totals.size > 1_000) totals.clear()
  totals.set(name, { at: performance.now(), total })
  return total
}

async function count(db: Db, condition: Condition, most?: number): Promise<number> {
  const matching = db.selectFrom('orders').select(sql.lit(1).as('one')).where(condition)
  const { total } = await db
    .selectFrom((most === undefined ? matching : matching.limit(most)).as('matching'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}
