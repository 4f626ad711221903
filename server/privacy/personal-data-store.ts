import { sql } from 'kysely'
import type { Db, Tx } from '../db/pool.ts'
import { type Person, type PersonalRows, personalData } from './personal-data.ts'

export type CopiedRow = Record<string, unknown>

/** The rows about a person, with the columns that their archive contains. */
export async function readRows(db: Db, person: Person, rows: PersonalRows): Promise<CopiedRow[]> {
  const columns = sql.join(rows.copied.map((column) => sql.ref(column)))
  const found = await sql<CopiedRow>`
    select ${columns} from ${sql.table(rows.table)} where ${rows.whose(person)}`.execute(db)
  return found.rows
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
