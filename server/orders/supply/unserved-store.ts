import { sql } from 'kysely'
import type { Schema } from '#db/schema.ts'
import { wishIsPlayed } from '#server/boosters/facts/playing-store.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'
import { pageSize } from '#server/platform/http/pages.ts'

export type Wish = Omit<Schema['unserved'], 'met' | 'last_at'>

/** Counts that someone met it. */
export async function countUnserved(tx: Tx, wish: Wish, now: Date): Promise<void> {
  await tx
    .insertInto('unserved')
    .values({ ...wish, met: 1, last_at: now })
    .onConflict((oc) =>
      oc
        .columns(['game', 'service', 'server', 'level', 'duo'])
        .doUpdateSet({ met: sql`least(unserved.met + 1, 1000000)`, last_at: now }),
    )
    .execute()
}

/** A page of what was met, the most first, with how many confirmed addresses wait for each. */
export async function findUnserved(db: Db, page: number, now: Date) {
  const [rows, { total }] = await Promise.all([
    db
      .selectFrom('unserved')
      .selectAll()
      .select((eb) => [
        eb
          .selectFrom('supply_mails as mail')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('mail.game', '=', 'unserved.game')
          .whereRef('mail.service', '=', 'unserved.service')
          .whereRef('mail.server', '=', 'unserved.server')
          .whereRef('mail.level', '=', 'unserved.level')
          .whereRef('mail.duo', '=', 'unserved.duo')
          .where('mail.confirmed_at', 'is not', null)
          .as('waiting'),
        wishIsPlayed('unserved', now).as('served'),
      ])
      .orderBy('met', 'desc')
      .orderBy('last_at', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    db
      .selectFrom('unserved')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total: Number(total) }
}
