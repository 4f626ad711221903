import { createHash, randomBytes } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { Schema } from '#db/schema.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'
import type { Work } from '#server/platform/ports/work.ts'

export type EntryRow = Selectable<Schema['raffle_entries']>

/** A person's ticket that counts. */
export function findEntry(db: Db, raffleId: string, userId: string): Promise<EntryRow | undefined> {
  return db
    .selectFrom('raffle_entries')
    .selectAll()
    .where('raffle_id', '=', raffleId)
    .where('user_id', '=', userId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
}

type NewTicket = Omit<EntryRow, 'secret' | 'mark' | 'entered_at' | 'withdrawn_at'>

/** Stores a new ticket, with a secret whose hash is its mark in the published list. */
export async function insertTicket({ tx, now }: Work, ticket: NewTicket): Promise<EntryRow> {
  const secret = randomBytes(16).toString('hex')
  const mark = createHash('sha256').update(secret).digest('hex')
  const entry = { ...ticket, secret, mark, entered_at: now, withdrawn_at: null }
  await tx.insertInto('raffle_entries').values(entry).execute()
  return entry
}

/** Withdraws a person's ticket of an open raffle; false if there is none. */
export async function withdraw({ tx, now }: Work, raffleId: string, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('raffle_entries')
    .set({ withdrawn_at: now })
    .where('raffle_id', '=', raffleId)
    .where('user_id', '=', userId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** How many tickets that count were entered since a time. */
export async function countSince(db: Db, raffleId: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('raffle_entries')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('raffle_id', '=', raffleId)
    .where('entered_at', '>=', since)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Core's `listOfTickets` of a raffle, hashed by the database; a test compares the two. */
export async function hashList(tx: Tx, raffleId: string): Promise<string> {
  const { rows } = await sql<{ hash: string }>`
    select encode(sha256(convert_to(coalesce(
      string_agg(number || ',' || mark || chr(10), '' order by number), ''), 'UTF8')), 'hex') as hash
    from raffle_entries where raffle_id = ${raffleId} and withdrawn_at is null`.execute(tx)
  return rows[0]?.hash ?? ''
}

/** Some lines of the list, from a number on. */
export function findLines(db: Db, raffleId: string, { after, size }: { after: number; size: number }) {
  return db
    .selectFrom('raffle_entries')
    .select(['number', 'mark'])
    .where('raffle_id', '=', raffleId)
    .where('withdrawn_at', 'is', null)
    .where('number', '>', after)
    .orderBy('number')
    .limit(size)
    .execute()
}

/** Everyone whose ticket counts and who still has an account. */
export async function findEntrants(tx: Tx, raffleId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('raffle_entries')
    .select('user_id')
    .where('raffle_id', '=', raffleId)
    .where('withdrawn_at', 'is', null)
    .where('user_id', 'is not', null)
    .execute()
  return rows.flatMap(({ user_id }) => (user_id === null ? [] : [user_id]))
}

type EntryFilter = { q: string; page: number; size: number }

/** One page of a raffle's tickets for staff, withdrawn ones included. */
export async function findEntries(db: Db, raffleId: string, { q, page, size }: EntryFilter) {
  const number = /^\d{1,9}$/.test(q) ? Number(q) : null
  const matching = db
    .selectFrom('raffle_entries as entry')
    .leftJoin('users', 'users.id', 'entry.user_id')
    .where('entry.raffle_id', '=', raffleId)
    .$if(q !== '', (query) =>
      query.where((eb) =>
        eb.or([
          sql<boolean>`position(lower(${q}) in lower(users.username)) > 0`,
          ...(number === null ? [] : [eb('entry.number', '=', number)]),
        ]),
      ),
    )
  const [rows, { total }] = await Promise.all([
    matching
      .select(['entry.number', 'entry.user_id', 'entry.country', 'entry.entered_at', 'entry.withdrawn_at'])
      .select('users.username')
      .orderBy('entry.number')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}
