import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from './pool.ts'

/** Up to this length a list is counted each time. */
export const countedExactly = 1_000

/** How many rows a query has, as `total`, in a query of its own. A limit of the rows is one of the count, too. */
export function countRows<Database, Tables extends keyof Database>(
  db: Db,
  rows: SelectQueryBuilder<Database, Tables, object>,
) {
  return db
    .selectFrom(rows.select(sql.lit(1).as('one')).as('matching'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
}
