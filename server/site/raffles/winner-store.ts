import { type ExpressionBuilder, type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Schema } from '#db/schema.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'

export type WinnerRow = Selectable<Schema['raffle_winners']>

/** A ticket in the order of the draw, and whether its person can take part now. */
export type Drawn = { number: number; user_id: string | null; eligible: boolean }

/**
 * A part of core's `drawOrder`, computed by the database so that a million tickets stop nobody; a test compares the two.
 * Erased and banned people, staff and boosters can't take part.
 */
export async function drawnFrom(
  tx: Tx,
  raffleId: string,
  { seed, randomness }: { seed: string; randomness: string },
  { from, count }: { from: number; count: number },
): Promise<Drawn[]> {
  const { rows } = await sql<Drawn>`
    select entry.number, entry.user_id,
      coalesce(person.erased_at is null and person.banned_at is null and person.permissions = '{}', false) as eligible
    from (
      select number, user_id,
        sha256(convert_to(${seed}::text || ':' || ${randomness}::text || ':' || number, 'UTF8')) as place
      from raffle_entries
      where raffle_id = ${raffleId} and withdrawn_at is null
      order by place, number
      limit ${count} offset ${from}
    ) entry
    left join users person on person.id = entry.user_id
    order by entry.place, entry.number`.execute(tx)
  return rows
}

export async function insertWinner(tx: Tx, winner: Insertable<Schema['raffle_winners']>): Promise<void> {
  await tx.insertInto('raffle_winners').values(winner).execute()
}

/** The tickets that got a place, in the order of the draw, with the names of their people. */
export function findWinners(db: Db, raffleIds: readonly string[]) {
  return db
    .selectFrom('raffle_winners as winner')
    .innerJoin('raffle_entries as entry', (join) =>
      join.onRef('entry.raffle_id', '=', 'winner.raffle_id').onRef('entry.number', '=', 'winner.number'),
    )
    .leftJoin('users', 'users.id', 'winner.user_id')
    .selectAll('winner')
    .select(['entry.name_shown', 'users.username'])
    .where('winner.raffle_id', 'in', raffleIds.length > 0 ? raffleIds : [sql<string>`null`])
    .orderBy('winner.raffle_id')
    .orderBy('winner.position')
    .execute()
}

export type ListedWinner = Awaited<ReturnType<typeof findWinners>>[number]

/** What a person's ticket won. */
export function findOwn(db: Db, raffleId: string, userId: string) {
  return db
    .selectFrom('raffle_winners as winner')
    .leftJoin('coupons', 'coupons.id', 'winner.coupon_id')
    .selectAll('winner')
    .select('coupons.code')
    .where('winner.raffle_id', '=', raffleId)
    .where('winner.user_id', '=', userId)
    .executeTakeFirst()
}

export type OwnPrize = NonNullable<Awaited<ReturnType<typeof findOwn>>>

export async function changeWinner(
  tx: Tx,
  { raffle_id, position }: Pick<WinnerRow, 'raffle_id' | 'position'>,
  changed: Updateable<Schema['raffle_winners']>,
): Promise<void> {
  await tx
    .updateTable('raffle_winners')
    .set(changed)
    .where('raffle_id', '=', raffle_id)
    .where('position', '=', position)
    .execute()
}

/** Winners who neither took their prize nor lost it. */
const waits = (eb: ExpressionBuilder<Schema, 'raffle_winners'>) =>
  eb.and([eb('claimed_at', 'is', null), eb('lapsed_at', 'is', null)])

/** The raffles with a winner who didn't answer in time. */
export function findSilent(db: Db, now: Date) {
  return db
    .selectFrom('raffle_winners')
    .select('raffle_id')
    .distinct()
    .where(waits)
    .where('claim_until', '<=', now)
    .execute()
}

/** Winners of a locked raffle who didn't answer in time. */
export function findLapsed(tx: Tx, raffleId: string, now: Date) {
  return tx
    .selectFrom('raffle_winners')
    .selectAll()
    .where('raffle_id', '=', raffleId)
    .where(waits)
    .where('claim_until', '<=', now)
    .orderBy('place')
    .execute()
}

/** Takes winners who haven't answered since a time, and marks them as reminded. */
export function takeUnreminded(tx: Tx, drawnBefore: Date, now: Date) {
  return tx
    .updateTable('raffle_winners')
    .set({ reminded_at: now })
    .where(waits)
    .where('reminded_at', 'is', null)
    .where('drawn_at', '<=', drawnBefore)
    .where('claim_until', '>', now)
    .returning(['raffle_id', 'user_id', 'number', 'claim_until'])
    .execute()
}

/** How far the order of a raffle was used. */
export async function lastPosition(tx: Tx, raffleId: string): Promise<number> {
  const { last } = await tx
    .selectFrom('raffle_winners')
    .select((eb) => eb.fn.coalesce(eb.fn.max('position'), sql<number>`0`).as('last'))
    .where('raffle_id', '=', raffleId)
    .executeTakeFirstOrThrow()
  return last
}
