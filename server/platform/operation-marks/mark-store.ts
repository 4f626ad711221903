import type { OperationMark } from '#db/schema.ts'
import type { Db } from '../db/pool.ts'

const spareMs = 5_000

/** Keeps when something happened last, to a few seconds: what a stranger can repeat is not worth a write each time. */
export async function setMark(db: Db, name: OperationMark, at: Date): Promise<void> {
  await db
    .insertInto('operation_marks')
    .values({ name, at })
    .onConflict((oc) =>
      oc
        .column('name')
        .doUpdateSet({ at })
        .where('operation_marks.at', '<', new Date(at.getTime() - spareMs)),
    )
    .execute()
}

/** Keeps when something began; false while it was known before. */
export async function setFirstMark(db: Db, name: OperationMark, at: Date): Promise<boolean> {
  const first = await db
    .insertInto('operation_marks')
    .values({ name, at })
    .onConflict((oc) => oc.doNothing())
    .returning('name')
    .executeTakeFirst()
  return first !== undefined
}

export async function clearMark(db: Db, name: OperationMark): Promise<void> {
  await db.deleteFrom('operation_marks').where('name', '=', name).execute()
}

export async function readMarks(db: Db): Promise<Partial<Record<OperationMark, Date>>> {
  const rows = await db.selectFrom('operation_marks').selectAll().execute()
  return Object.fromEntries(rows.map(({ name, at }) => [name, at]))
}
