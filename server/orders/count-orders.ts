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
 * longer than the page itself. `name` tells one list from another; `few` is `countFew` where the page brought it.
 */
export async function countOrders(db: Db, name: string, condition: Condition, few?: number): Promise<number> {
  const counted = few ?? (await read(countFew(db, condition)))
  if (counted < countedExactly) return counted
  const totals = remembered.get(db) ?? new Map<string, { at: number; total: number }>()
  remembered.set(db, totals)
  const known = totals.get(name)
  if (known && performance.now() - known.at < rememberedMs) return known.total
  const total = await read(count(db, matching(db, condition)))
  if (totals.size > 1_000) totals.clear()
  totals.set(name, { at: performance.now(), total })
  return total
}

/** The count of a short list, to be asked by itself or within the query of its page. */
export function countFew(db: Db, condition: Condition) {
  return count(db, matching(db, condition).limit(countedExactly))
}

function matching(db: Db, condition: Condition) {
  return db.selectFrom('orders').select(sql.lit(1).as('one')).where(condition)
}

function count(db: Db, rows: ReturnType<typeof matching>) {
  return db.selectFrom(rows.as('matching')).select((eb) => eb.fn.countAll<number>().as('total'))
}

async function read(query: ReturnType<typeof count>): Promise<number> {
  return (await query.executeTakeFirstOrThrow()).total
}
