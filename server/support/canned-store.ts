import type { Insertable } from 'kysely'
import type { Schema } from '#db/schema.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'

export function findCanned(db: Db) {
  return db
    .selectFrom('support_answers')
    .select(['shortcut', 'locale', 'title', 'text'])
    .orderBy('shortcut')
    .orderBy('locale')
    .execute()
}

export async function putCanned(tx: Tx, answer: Insertable<Schema['support_answers']>): Promise<void> {
  const { shortcut, locale, ...columns } = answer
  await tx
    .insertInto('support_answers')
    .values(answer)
    .onConflict((oc) => oc.columns(['shortcut', 'locale']).doUpdateSet(columns))
    .execute()
}

export async function deleteCanned(tx: Tx, shortcut: string, locale: Locale): Promise<void> {
  await tx
    .deleteFrom('support_answers')
    .where('shortcut', '=', shortcut)
    .where('locale', '=', locale)
    .execute()
}
