import { correctionRefusal } from '#core/orders/corrections.ts'
import { lockOrderFor } from '#server/kernel/lock-order.ts'
import { gamesOf, insertGame, recordedGame, strikeGames } from '#server/kernel/progress-store.ts'
import { recordDeed } from '#server/kernel/record-deed.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { type GameBody, refuseGame } from './refuse-game.ts'

type Named = { orderId: string; gameId: string }

/** A booster undoes the game that they just recorded. */
export async function undoGame(work: Work, caller: Caller, named: Named): Promise<void> {
  const { order } = await lockLastGame(work, caller, named, 'undo')
  await strikeGames(work.tx, [named.gameId], { by: caller.id, at: work.now })
  await recordDeed(work, order, { action: 'undo_game', actor: 'booster', actorId: caller.id })
}

/** A booster corrects their last game: a new record replaces it, with the time of the first one. */
export async function correctGame(work: Work, caller: Caller, named: Named, game: GameBody): Promise<void> {
  const { order, last, before } = await lockLastGame(work, caller, named, 'correction')
  const proof_file_id = game.proof_file_id ?? last.proof_file_id
  const hasProof = proof_file_id !== null
  await refuseGame(work.tx, order, before.map(recordedGame), { game, by: caller.id, hasProof })
  const replacedBy = await insertGame(work.tx, {
    ...game,
    order_id: order.id,
    booster_id: caller.id,
    standing: JSON.stringify(game.standing),
    proof_file_id,
    played_at: last.played_at,
    made_at: last.made_at,
  })
  await strikeGames(work.tx, [last.id], { by: caller.id, at: work.now, replacedBy })
  await recordDeed(work, order, { action: 'correct_game', actor: 'booster', actorId: caller.id })
}

/** The game to change, under the order's lock, with the games before it. */
async function lockLastGame(work: Work, caller: Caller, named: Named, how: 'undo' | 'correction') {
  const { order, actor } = await lockOrderFor(work.tx, caller, named.orderId)
  if (actor !== 'booster' || order.status !== 'boosting') throw new AppError('order_state_changed')
  const games = await gamesOf(work.tx, order.id)
  const last = games.find(({ id }) => id === named.gameId)
  if (!last) throw new AppError('not_found')
  const refusal = correctionRefusal(
    how,
    { ...recordedGame(last), isLast: last === games.at(-1) },
    { by: caller.id, now: work.now.toISOString() },
  )
  if (refusal) throw new AppError(refusal)
  return { order, last, before: games.slice(0, -1) }
}
