import type { ExpressionBuilder, Insertable, Selectable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { WorkLog } from '#core/orders/progress.ts'
import type { ReadyReason } from '#core/orders/ready-reasons.ts'
import type { RecordedGame } from '#core/orders/recorded-game.ts'
import type { Schema } from '#db/schema.ts'
import { violatedConstraint } from '#server/platform/db/pg-errors.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'

export type GameRow = Selectable<Schema['order_games']>

/** Everything recorded for an order, struck games included, for its page. */
export function logColumns(eb: ExpressionBuilder<Schema, 'orders'>) {
  return [
    jsonArrayFrom(
      eb
        .selectFrom('order_games as game')
        .innerJoin('users as player', 'player.id', 'game.booster_id')
        .select(['game.id', 'game.booster_id', 'player.username as booster_name'])
        .select(['game.result', 'game.points', 'game.standing', 'game.character', 'game.proof_file_id'])
        .select(['game.played_at', 'game.made_at', 'game.struck_at', 'game.struck_by', 'game.struck_reason'])
        .select(['game.struck_ready', 'game.replaced_by'])
        .whereRef('game.order_id', '=', 'orders.id')
        .orderBy('game.number'),
    ).as('games'),
    jsonArrayFrom(
      eb
        .selectFrom('session_notes as held')
        .select(['held.coach_id as by', 'held.number', 'held.hours', 'held.notes', 'held.held_at'])
        .whereRef('held.order_id', '=', 'orders.id')
        .orderBy('held.number'),
    ).as('held'),
  ]
}

/** The games of an order that count, in the order they were played. */
export function gamesOf(db: Db, orderId: string): Promise<GameRow[]> {
  return db
    .selectFrom('order_games')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('struck_at', 'is', null)
    .orderBy('number')
    .execute()
}

/** A stored game in the form that core reads. */
type Recorded = Pick<GameRow, 'booster_id' | 'result' | 'points' | 'standing' | 'played_at'>

export function recordedGame(row: Recorded): RecordedGame {
  const { booster_id, result, points, standing, played_at } = row
  return { by: booster_id, result, points, standing, at: played_at.toISOString() }
}

/** The same of a game that a query read as JSON. */
export function gameFromJson(game: Omit<Recorded, 'played_at'> & { played_at: string }): RecordedGame {
  return recordedGame({ ...game, played_at: new Date(game.played_at) })
}

/** Everything recorded for an order that counts: its games, or its hours. */
export async function logOf(db: Db, orderId: string): Promise<WorkLog> {
  const games = await gamesOf(db, orderId)
  const held = await db
    .selectFrom('session_notes')
    .select(['coach_id as by', 'hours'])
    .where('order_id', '=', orderId)
    .orderBy('number')
    .execute()
  return { played: games.map(recordedGame), held }
}

/** Adds a game and returns its id; call it under the order's lock, because games are numbered. */
export async function insertGame(
  tx: Tx,
  game: Omit<Insertable<Schema['order_games']>, 'number'>,
): Promise<string> {
  const number = (await lastNumber(tx, 'order_games', game.order_id)) + 1
  const { id } = await tx
    .insertInto('order_games')
    .values({ ...game, number })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The order of the game that a booster's device made under a number; undefined if it hasn't arrived before. */
export async function orderOfIntention(db: Db, boosterId: string, intentionId: string) {
  const row = await db
    .selectFrom('order_games')
    .select('order_id')
    .where('booster_id', '=', boosterId)
    .where('intention_id', '=', intentionId)
    .executeTakeFirst()
  return row?.order_id
}

/** Whether a transaction failed because another run had recorded the game of this number, in another order. */
export function isIntentionTaken(error: unknown): boolean {
  return violatedConstraint(error) === 'order_games_intention'
}

type Strike = {
  by: string
  at: Date
  reason?: string | undefined
  ready?: ReadyReason | undefined
  replacedBy?: string
}

/** Strikes games from the log; their rows stay. */
export async function strikeGames(tx: Tx, ids: readonly string[], strike: Strike): Promise<void> {
  const { by, at, reason = null, ready = null, replacedBy = null } = strike
  await tx
    .updateTable('order_games')
    .set({
      struck_at: at,
      struck_by: by,
      struck_reason: reason,
      struck_ready: ready,
      replaced_by: replacedBy,
    })
    .where('id', 'in', ids)
    .execute()
}

/** Adds a screenshot to a game that was recorded without one. */
export async function proveGame(tx: Tx, id: string, fileId: string): Promise<void> {
  await tx.updateTable('order_games').set({ proof_file_id: fileId }).where('id', '=', id).execute()
}

/** The completed hours of a coaching order. */
export async function hoursHeld(db: Db, orderId: string): Promise<number> {
  const { hours } = await db
    .selectFrom('session_notes')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('hours'), eb.lit(0)).as('hours'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return Number(hours)
}

/** Adds the notes of completed hours; call it under the order's lock, because they are numbered. */
export async function insertLessonNotes(
  tx: Tx,
  notes: Omit<Insertable<Schema['session_notes']>, 'number'>,
): Promise<void> {
  const number = (await lastNumber(tx, 'session_notes', notes.order_id)) + 1
  await tx
    .insertInto('session_notes')
    .values({ ...notes, number })
    .execute()
}

async function lastNumber(tx: Tx, table: 'order_games' | 'session_notes', orderId: string): Promise<number> {
  const row = await tx
    .selectFrom(table)
    .select((eb) => eb.fn.max('number').as('last'))
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return row?.last ?? 0
}
