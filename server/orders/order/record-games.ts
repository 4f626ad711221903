import { lockOrderFor } from '#server/kernel/lock-order.ts'
import { gamesOf, insertGame, recordedGame } from '#server/kernel/progress-store.ts'
import { recordDeed } from '#server/kernel/record-deed.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { type GameBody, refuseGame } from './refuse-game.ts'

type Named = { game: GameBody; path: string }

/** The booster records one game. */
export function recordGame(work: Work, caller: Caller, orderId: string, game: GameBody): Promise<void> {
  return record(work, caller, orderId, [{ game, path: '' }])
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
  if (actor !== 'booster' || order.status !== 'boosting' || order.paused)
    throw new AppError('order_state_changed')
  const played = (await gamesOf(work.tx, orderId)).map(recordedGame)
  for (const { game, path } of games) {
    const hasProof = game.proof_file_id !== null
    await refuseGame(work.tx, order, played, { game, by: caller.id, hasProof, path })
    await insertGame(work.tx, {
      ...game,
      order_id: orderId,
      booster_id: caller.id,
      standing: JSON.stringify(game.standing),
      played_at: work.now,
    })
    const { result, points, standing } = game
    played.push({ by: caller.id, result, points, standing, at: work.now.toISOString() })
  }
  await recordDeed(work, order, { action: 'record_game', actor, actorId: caller.id })
}
