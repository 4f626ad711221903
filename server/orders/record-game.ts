import { AppError } from '../http/errors.ts'
import type { Caller } from '../http/route.ts'
import type { Work } from '../work.ts'
import { lockOrderFor } from './kernel/lock-order.ts'
import { recordDeed } from './kernel/record-deed.ts'
import { gamesOf, insertGame, recordedGame } from './progress-store.ts'
import { type GameBody, refuseGame } from './refuse-game.ts'

/** The booster records one game; games are numbered under the order's lock. */
export async function recordGame(work: Work, caller: Caller, orderId: string, game: GameBody): Promise<void> {
  const { order, actor } = await lockOrderFor(work.tx, caller, orderId)
  if (actor !== 'booster' || order.status !== 'boosting' || order.paused)
    throw new AppError('order_state_changed')
  const played = (await gamesOf(work.tx, orderId)).map(recordedGame)
  const hasProof = game.proof_file_id !== null
  await refuseGame(work.tx, order, played, { game, by: caller.id, hasProof })
  await insertGame(work.tx, {
    ...game,
    order_id: orderId,
    booster_id: caller.id,
    standing: JSON.stringify(game.standing),
    played_at: work.now,
  })
  await recordDeed(work, order, { action: 'record_game', actor, actorId: caller.id })
}
