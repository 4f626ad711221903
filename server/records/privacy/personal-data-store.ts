import { sql } from 'kysely'
import type { Tx } from '#server/platform/db/pool.ts'
import { type Person, type PersonalRows, personalData } from './personal-data.ts'

export type CopiedRow = Record<string, unknown>

/** The rows about a person, with the columns that their archive contains; every reading of them gives the same ones. */
export type RowReader = {
  isEmpty(): Promise<boolean>
  batches(): AsyncGenerator<CopiedRow[]>
  close(): Promise<void>
}

const batchRows = 200

/** Opens a cursor in the transaction: PostgreSQL keeps the rows, and only a batch at a time is in our memory. */
export async function openRows(tx: Tx, person: Person, rows: PersonalRows): Promise<RowReader> {
  const columns = sql.join(rows.copied.map((column) => sql.ref(column)))
  await sql`
    declare archive_rows scroll cursor for
    select ${columns} from ${sql.table(rows.table)} where ${rows.whose(person)}`.execute(tx)
  const next = async (count: number) =>
    (await sql<CopiedRow>`fetch forward ${sql.lit(count)} from archive_rows`.execute(tx)).rows
  const rewind = () => sql`move absolute 0 from archive_rows`.execute(tx)
  return {
    async isEmpty() {
      await rewind()
      return (await next(1)).length === 0
    },
    async *batches() {
      await rewind()
      for (let batch = await next(batchRows); batch.length > 0; batch = await next(batchRows)) yield batch
    },
    async close() {
      await sql`close archive_rows`.execute(tx)
    },
  }
}

/**
 * Erases a person from every table, as the list of personal data says. This is the one place besides each table's own
 * store that writes to it: one list decides what an erasure does.
 */
export async function eraseRows(tx: Tx, person: Person): Promise<void> {
  for (const { table, whose, erasedWhose = whose, erased } of personalData) {
    const mine = erasedWhose(person)
    if (erased === 'deleted') await sql`delete from ${sql.table(table)} where ${mine}`.execute(tx)
    else if (erased.emptied) {
      const set = Object.entries(erased.emptied).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
      await sql`update ${sql.table(table)} set ${sql.join(set)} where ${mine}`.execute(tx)
    }
  }
  await sql`select erase_words_in_events(${person.id})`.execute(tx)
}
