import { games } from '#core/games/games.ts'
import { ladderPoints } from '#core/games/ladder.ts'
import { correctionRefusal, moved } from '#core/orders/corrections.ts'
import type { RecordedGame } from '#core/orders/recorded-game.ts'
import { standingRefusal } from '#core/orders/standing.ts'
import { takePicture } from '#server/files/file-store.ts'
import { lockOrderFor } from '#server/kernel/lock-order.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import {
  type GameRow,
  gamesOf,
  insertGame,
  proveGame as keepPicture,
  recordedGame,
  strikeGames,
} from '#server/kernel/progress-store.ts'
import { recordDeed } from '#server/kernel/record-deed.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { type GameBody, refuseGame } from './refuse-game.ts'

type Named = { orderId: string; gameId: string }

/** A booster undoes the game that they just recorded. */
export async function undoGame(work: Work, caller: Caller, named: Named): Promise<void> {
  const { order } = await lockOwnGame(work, caller, named, 'undo')
  await strikeGames(work.tx, [named.gameId], { by: caller.id, at: work.now })
  await recordDeed(work, order, { action: 'undo_game', actor: 'booster', actorId: caller.id })
}

/**
 * A booster corrects a game: a new record replaces it, with the time of the first one. Games after it keep their result and points;
 * their ranks move by as much, and if one can't, nothing is corrected.
 */
export async function correctGame(work: Work, caller: Caller, named: Named, game: GameBody): Promise<void> {
  const { tx } = work
  const { order, found, before, later } = await lockOwnGame(work, caller, named, 'correction')
  const proof_file_id = game.proof_file_id ?? found.proof_file_id
  const played = before.map(recordedGame)
  await refuseGame(tx, order, played, { game, by: caller.id, hasProof: proof_file_id !== null })
  const corrected = { ...game, proof_file_id }
  await replaceGame(work, order, found, corrected)
  const ladder = games[order.config.game]
  const by = ladderPoints(ladder, game.standing) - ladderPoints(ladder, found.standing)
  const log: RecordedGame[] = [...played, recordedGame({ ...found, ...corrected })]
  for (const row of later) {
    const next = { ...row, standing: moved(ladder, row.standing, by) }
    refuseMoved(order, log, next)
    // Games are numbered as they are written, so each is written again.
    await replaceGame(work, order, row, next)
    log.push(recordedGame(next))
  }
  await recordDeed(work, order, { action: 'correct_game', actor: 'booster', actorId: caller.id })
}

/** A booster adds the picture that a game was recorded without, until they submit the result. */
export async function proveGame(
  work: Work,
  caller: Caller,
  { orderId, gameId }: Named,
  fileId: string,
): Promise<void> {
  const { tx } = work
  const { order, actor } = await lockOrderFor(tx, caller, orderId)
  if (actor !== 'booster' || order.status !== 'boosting') throw new AppError('order_state_changed')
  const game = (await gamesOf(tx, orderId)).find(({ id }) => id === gameId)
  if (!game) throw new AppError('not_found')
  if (game.booster_id !== caller.id || game.proof_file_id) throw new AppError('order_state_changed')
  if (!(await takePicture(tx, { orderId, fileId, by: caller.id })))
    throw new AppError('not_found', [{ field: 'proof_file_id', code: 'not_found' }])
  await keepPicture(tx, gameId, fileId)
  await recordDeed(work, order, { action: 'prove_game', actor: 'booster', actorId: caller.id })
}

type Content = Pick<GameRow, 'result' | 'points' | 'standing' | 'character' | 'proof_file_id'>

/** Strikes a game and writes it again with another content; its times stay. */
async function replaceGame(work: Work, order: OrderRow, row: GameRow, content: Content): Promise<void> {
  const { tx, now } = work
  const { result, points, standing, character, proof_file_id } = content
  const replacedBy = await insertGame(tx, {
    order_id: order.id,
    booster_id: row.booster_id,
    result,
    points,
    standing: JSON.stringify(standing),
    character,
    proof_file_id,
    played_at: row.played_at,
    made_at: row.made_at,
  })
  await strikeGames(tx, [row.id], { by: row.booster_id, at: now, replacedBy })
}

/** A later game that can't follow any more keeps the correction out. One that has become unusual is marked on the page. */
function refuseMoved(order: OrderRow, log: readonly RecordedGame[], row: GameRow): void {
  const { standing, result, points, booster_id: by } = row
  const refusal = standingRefusal(order.config, log, { by, result, points, standing, hasProof: true })
  if (refusal)
    throw new AppError('later_games_impossible', [{ field: 'standing', code: 'later_games_impossible' }])
}

/** The game to change, under the order's lock, with the games before and after it. */
async function lockOwnGame(work: Work, caller: Caller, named: Named, how: 'undo' | 'correction') {
  const { order, actor } = await lockOrderFor(work.tx, caller, named.orderId)
  if (actor !== 'booster' || order.status !== 'boosting') throw new AppError('order_state_changed')
  const log = await gamesOf(work.tx, order.id)
  const place = log.findIndex(({ id }) => id === named.gameId)
  const found = log[place]
  if (!found) throw new AppError('not_found')
  const later = log.slice(place + 1)
  const refusal = correctionRefusal(
    how,
    { ...recordedGame(found), isLast: later.length === 0 },
    { by: caller.id, now: work.now.toISOString() },
  )
  if (refusal) throw new AppError(refusal)
  if (later.some(({ booster_id }) => booster_id !== caller.id)) throw new AppError('order_state_changed')
  return { order, found, before: log.slice(0, place), later }
}
