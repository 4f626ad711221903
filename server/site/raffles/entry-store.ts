import { createHash, randomBytes } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import { mostEntriesFound } from '#core/raffles/raffles.ts'
import type { Schema } from '#db/schema.ts'
import type { Locale } from '#i18n/locales.ts'
import { begins } from '#server/platform/db/contains.ts'
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

const mostTickets = 3

/** A person's tickets of open raffles, the one that closes first at the top. */
export async function listOwnTickets(db: Db, userId: string) {
  const rows = await db
    .selectFrom('raffle_entries as entry')
    .innerJoin('raffles', 'raffles.id', 'entry.raffle_id')
    .select(['entry.number', 'raffles.slug', 'raffles.texts', 'raffles.closes_at'])
    .where('entry.user_id', '=', userId)
    .where('entry.withdrawn_at', 'is', null)
    .where('raffles.state', '=', 'open')
    .where('raffles.closes_at', 'is not', null)
    .orderBy('raffles.closes_at')
    .limit(mostTickets)
    .$narrowType<{ closes_at: Date }>()
    .execute()
  return rows.map(({ number, ...raffle }) => ({ number, raffle }))
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

/** How many tickets that count were entered since a time, up to a number. */
export async function countSince(
  db: Db,
  { id, last_ticket }: { id: string; last_ticket: number },
  since: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom('raffle_entries')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('raffle_id', '=', id)
    .where('entered_at', '>=', since)
    .where('number', '<=', last_ticket)
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

/** The people whose tickets count, of some tickets from a number on, each with their language; and the last of these tickets. */
export async function findEntrants(
  tx: Tx,
  raffleId: string,
  { after, size }: { after: number; size: number },
): Promise<{ people: { id: string; locale: Locale }[]; last: number }> {
  const last = after + size
  const people = await tx
    .selectFrom('raffle_entries as entry')
    .innerJoin('users', 'users.id', 'entry.user_id')
    .select(['users.id', 'users.locale'])
    .where('entry.raffle_id', '=', raffleId)
    .where('entry.withdrawn_at', 'is', null)
    .where('entry.number', '>', after)
    .where('entry.number', '<=', last)
    .execute()
  return { people, last }
}

type EntryFilter = { q: string; page: number; size: number }

/**
 * One page of a raffle's tickets for staff, withdrawn ones included. Each number was given once, so a page is a range of numbers,
 * and the last number is their count.
 */
export async function findEntries(
  db: Db,
  raffle: { id: string; last_ticket: number },
  { q, page, size }: EntryFilter,
) {
  const before = (page - 1) * size
  if (q !== '') return searchEntries(db, raffle.id, { q, before, size })
  const rows = await shownEntries(db, raffle.id)
    .where('entry.number', '>', before)
    .orderBy('entry.number')
    .limit(size)
    .execute()
  return { rows, total: raffle.last_ticket }
}

/** The tickets of people whose names begin so, and the ticket with that number. */
async function searchEntries(
  db: Db,
  raffleId: string,
  { q, before, size }: { q: string; before: number; size: number },
) {
  const number = /^\d{1,9}$/.test(q) ? Number(q) : 0
  const found = sql<number>`(select number from (select entry.number from raffle_entries entry
      join users on users.id = entry.user_id
      where entry.raffle_id = ${raffleId} and ${begins(sql`lower(users.username)`, q.toLowerCase())}
      order by entry.number limit ${mostEntriesFound}) named
    union select number from raffle_entries where raffle_id = ${raffleId} and number = ${number})`
  const [rows, { rows: counted }] = await Promise.all([
    shownEntries(db, raffleId)
      .where('entry.number', 'in', found)
      .orderBy('entry.number')
      .limit(size)
      .offset(before)
      .execute(),
    sql<{ total: number }>`select count(*)::int as total from ${found} found`.execute(db),
  ])
  return { rows, total: counted[0]?.total ?? 0 }
}

function shownEntries(db: Db, raffleId: string) {
  return db
    .selectFrom('raffle_entries as entry')
    .leftJoin('users', 'users.id', 'entry.user_id')
    .select(['entry.number', 'entry.user_id', 'entry.country', 'entry.entered_at', 'entry.withdrawn_at'])
    .select('users.username')
    .where('entry.raffle_id', '=', raffleId)
}
