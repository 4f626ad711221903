import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { RaffleState } from '#core/raffles/raffles.ts'
import { publicStates } from '#core/raffles/raffles.ts'
import type { Schema } from '#db/schema.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'
import { pageSize } from '#server/platform/http/pages.ts'
import type { Work } from '#server/platform/ports/work.ts'

export type RaffleRow = Selectable<Schema['raffles']>

/** Everything but the seed, which only the draw reads, and a view once it is published. */
const columns = [
  'id',
  'slug',
  'state',
  'version',
  'prize_kind',
  'prize_value',
  'winners',
  'opens_at',
  'closes_at',
  'texts',
  'countries',
  'created_by',
  'created_at',
  'updated_at',
  'opened_at',
  'seed_hash',
  'beacon_chain',
  'beacon_round',
  'beacon_at',
  'last_ticket',
  'tickets',
  'closed_at',
  'list_hash',
  'drawn_at',
  'randomness',
  'signature',
  'cancelled_at',
  'cancel_reason',
  'demo',
  'prize_cap',
  'told_to',
] as const

/** A raffle as pages read it: its seed only once it is drawn. */
export type ShownRaffle = Omit<RaffleRow, 'seed'> & { seed: string | null }

function shown(db: Db) {
  return db
    .selectFrom('raffles')
    .select(columns)
    .select(sql<string | null>`case when state = 'drawn' then seed end`.as('seed'))
}

/** A raffle that visitors see. */
export function findPublic(db: Db, slug: string): Promise<ShownRaffle | undefined> {
  return shown(db).where('slug', '=', slug).where('state', 'in', publicStates).executeTakeFirst()
}

export function findRaffle(db: Db, id: string): Promise<ShownRaffle | undefined> {
  return shown(db).where('id', '=', id).executeTakeFirst()
}

/** A raffle that is going to change, locked: steps, entries and the draw come one after another. */
export function lockRaffle(tx: Tx, id: string): Promise<ShownRaffle | undefined> {
  return shown(tx).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Raffles that have opened: those that take tickets first, the soonest end first; then the newest. */
export async function findOpened(db: Db, { running, page }: { running: boolean; page: number }) {
  const states: readonly RaffleState[] = running ? ['open'] : publicStates
  const [rows, { total }] = await Promise.all([
    shown(db)
      .where('state', 'in', states)
      .orderBy(sql`state = 'open'`, 'desc')
      .orderBy(sql`case when state = 'open' then closes_at end`)
      .orderBy('closes_at', 'desc')
      .orderBy('id')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    db
      .selectFrom('raffles')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('state', 'in', states)
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

type DeskFilter = { state: RaffleState | 'all'; q: string; page: number; size: number }

/** One page of staff's list, the newest first. */
export async function findForDesk(db: Db, { state, q, page, size }: DeskFilter) {
  const matching = <Query extends { where(condition: ReturnType<typeof sql<boolean>>): Query }>(
    query: Query,
  ) => {
    const inState = state === 'all' ? query : query.where(sql<boolean>`state = ${state}`)
    if (!q) return inState
    return inState.where(sql<boolean>`exists (select from jsonb_path_query(texts, '$.*.*') as said
      where position(lower(${q}) in lower(said #>> '{}')) > 0)`)
  }
  const [rows, { total }] = await Promise.all([
    matching(shown(db))
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    matching(db.selectFrom('raffles'))
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

export async function insertRaffle(tx: Tx, row: Insertable<Schema['raffles']>): Promise<string> {
  const { id } = await tx.insertInto('raffles').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Changes a locked raffle; who has read an earlier version of it is told. */
export async function changeRaffle(
  { tx, now }: Work,
  id: string,
  changed: Updateable<Schema['raffles']>,
): Promise<void> {
  await tx
    .updateTable('raffles')
    .set((eb) => ({ ...changed, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute()
}

export async function dropRaffle(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('raffles').where('id', '=', id).execute()
}

/** The raffles that a time moves on: scheduled ones that open, open ones that close, closed ones that wait for their draw. */
export function findDue(db: Db, now: Date) {
  return db
    .selectFrom('raffles')
    .select(['id', 'state', 'beacon_round', 'beacon_chain', 'beacon_at'])
    .where((eb) =>
      eb.or([
        eb('state', '=', 'scheduled').and('opens_at', '<=', now),
        eb('state', '=', 'open').and('closes_at', '<=', now),
        eb('state', '=', 'closed'),
      ]),
    )
    .orderBy('closes_at')
    .execute()
}

/** The raffles that were called off and whose people aren't all told yet. */
export function findUntold(db: Db) {
  return db
    .selectFrom('raffles')
    .select('id')
    .where('state', '=', 'cancelled')
    .where('told_to', '<', sql.ref<number>('last_ticket'))
    .orderBy('cancelled_at')
    .execute()
}

/** Notes up to which ticket people were told; readers see no other raffle. */
export async function noteTold(tx: Tx, id: string, told_to: number): Promise<void> {
  await tx.updateTable('raffles').set({ told_to }).where('id', '=', id).execute()
}

/** The seed of a locked raffle, for its draw. */
export async function seedOf(tx: Tx, id: string): Promise<string> {
  const { seed } = await tx
    .selectFrom('raffles')
    .select('seed')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (seed === null) throw new Error(`The raffle ${id} has no seed`)
  return seed
}

/** The addresses of all raffles that have opened. */
export function findAddresses(db: Db) {
  return db
    .selectFrom('raffles')
    .select(['slug', 'updated_at'])
    .where('state', 'in', publicStates)
    .orderBy('closes_at', 'desc')
    .limit(10_000)
    .execute()
}

/**
 * The next number of a raffle, which no other ticket gets; undefined if it takes none any more. Its row stays locked until the
 * transaction ends, so a ticket is either in the list that the close freezes, or refused.
 */
export async function takeNumber({ tx, now }: Work, raffleId: string): Promise<number | undefined> {
  const taken = await tx
    .updateTable('raffles')
    .set((eb) => ({ last_ticket: eb('last_ticket', '+', 1), tickets: eb('tickets', '+', 1) }))
    .where('id', '=', raffleId)
    .where('state', '=', 'open')
    .where('closes_at', '>', now)
    .returning('last_ticket')
    .executeTakeFirst()
  return taken?.last_ticket
}

/** Locks a raffle as long as its tickets can change; false if they can't any more. */
export async function lockOpen({ tx, now }: Work, raffleId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('raffles')
    .select('id')
    .where('id', '=', raffleId)
    .where('state', '=', 'open')
    .where('closes_at', '>', now)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Counts a withdrawn ticket of a locked raffle out. */
export async function countOut(tx: Tx, raffleId: string): Promise<void> {
  await tx
    .updateTable('raffles')
    .set((eb) => ({ tickets: eb('tickets', '-', 1) }))
    .where('id', '=', raffleId)
    .execute()
}
