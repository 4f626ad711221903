import { lockOrderFor } from '#server/kernel/lock-order.ts'
import {
  gamesOf,
  insertGame,
  isIntentionTaken,
  orderOfIntention,
  recordedGame,
} from '#server/kernel/progress-store.ts'
import { recordDeed } from '#server/kernel/record-deed.ts'
import type { Tx } from '#server/platform/db/pool.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { type GameBody, refuseGame } from './refuse-game.ts'

/** A game that a device made: its number there, which makes it once, and the time. */
type OwnGame = GameBody & { intention_id?: string | undefined; made_at?: string | undefined }
type Named = { game: OwnGame; path: string }

/** The booster records one game. One that arrived before, whose answer was lost, is left as it is. */
export async function recordGame(work: Work, caller: Caller, orderId: string, game: OwnGame): Promise<void> {
  try {
    await record(work, caller, orderId, [{ game, path: '' }])
  } catch (error) {
    throw isIntentionTaken(error) ? new AppError('not_found') : error
  }
}

/** The booster records several games in the order they were played: all of them, or none; a refusal names its game. */
export function recordGames(
  work: Work,
  caller: Caller,
  orderId: string,
  games: readonly GameBody[],
): Promise<void> {
  const named = games.map((game, i) => ({ game, path: `games.${i}.` }))
  return record(work, caller, orderId, named)
}

/** Games are numbered under the order's lock, and each must follow from the one before. */
async function record(work: Work, caller: Caller, orderId: string, games: readonly Named[]): Promise<void> {
  const { order, actor } = await lockOrderFor(work.tx, caller, orderId)
  if (await hasArrived(work.tx, caller, orderId, games[0]?.game.intention_id)) return
  if (actor !== 'booster' || order.status !== 'boosting' || order.paused)
    throw new AppError('order_state_changed')
  const rows = await gamesOf(work.tx, orderId)
  const played = rows.map(recordedGame)
  const last = rows.at(-1)
  const earliest = last?.made_at ?? last?.played_at ?? order.claimed_at ?? work.now
  for (const { game, path } of games) {
    const hasProof = game.proof_file_id !== null
    await refuseGame(work.tx, order, played, { game, by: caller.id, hasProof, path })
    await insertGame(work.tx, {
      ...game,
      order_id: orderId,
      booster_id: caller.id,
      standing: JSON.stringify(game.standing),
      made_at: game.made_at === undefined ? null : within(earliest, new Date(game.made_at), work.now),
      played_at: work.now,
    })
    const { result, points, standing } = game
    played.push({ by: caller.id, result, points, standing, at: work.now.toISOString() })
  }
  await recordDeed(work, order, { action: 'record_game', actor, actorId: caller.id })
}

/** Whether a game was recorded before: then a repeat changes nothing, whatever the order does by now. */
async function hasArrived(tx: Tx, caller: Caller, orderId: string, intentionId: string | undefined) {
  const of = intentionId && (await orderOfIntention(tx, caller.id, intentionId))
  if (of && of !== orderId) throw new AppError('not_found')
  return of === orderId
}

/** A time that a device says, brought into what can be: not before the last game, and not after its arrival. */
function within(earliest: Date, said: Date, now: Date): Date {
  return new Date(Math.min(now.getTime(), Math.max(earliest.getTime(), said.getTime())))
}
