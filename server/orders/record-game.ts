import type { z } from 'zod'
import type { recordGame as call } from '#contract/order-work.ts'
import type { GameId, Rank } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { campIndex, isOpenTier, tierOf } from '#core/games/ladder.ts'
import { type Tx, transaction } from '../db.ts'
import { AppError } from '../errors.ts'
import type { Caller } from '../route.ts'
import type { Services } from '../services.ts'
import { announceChange } from './announce-change.ts'
import { findProof } from './find-proof.ts'
import { lockOrderFor } from './lock-order-for.ts'
import { notifyParties } from './notify-parties.ts'

/** The booster records one game of the climb; games are numbered under the order's lock. */
export async function recordGame(
  services: Services,
  caller: Caller,
  orderId: string,
  game: z.output<typeof call.body>,
): Promise<void> {
  await transaction(services.db, async (tx, afterCommit) => {
    const { order, actor } = await lockOrderFor(tx, caller, orderId)
    if (actor !== 'booster' || order.status !== 'boosting' || order.paused || order.coach_id)
      throw new AppError('order_state_changed')
    refuseImpossible(order.game as GameId, game)
    if (game.proof_file_id && !(await findProof(tx, orderId, game.proof_file_id)))
      throw new AppError('not_found')
    await tx
      .insertInto('order_games')
      .values({
        ...game,
        order_id: orderId,
        number: (await lastNumber(tx, orderId)) + 1,
        booster_id: caller.id,
        standing: JSON.stringify(game.standing),
        played_at: services.now(),
      })
      .execute()
    announceChange(services, afterCommit, order)
    await notifyParties(services, tx, afterCommit, order, 'game_recorded', caller.id)
  })
}

function refuseImpossible(gameId: GameId, { result, points, standing }: z.output<typeof call.body>): void {
  if (result === 'won' ? points < 0 : points > 0) throw badField('points')
  if (!isOnLadder(gameId, standing)) throw badField('standing')
}

function isOnLadder(gameId: GameId, standing: Rank): boolean {
  const game = games[gameId]
  if (campIndex(game, standing) === -1) return false
  return isOpenTier(game, standing.tier) || standing.points <= (tierOf(game, standing.tier)?.points ?? 0)
}

function badField(field: string): AppError {
  return new AppError('bad_params', [{ field, code: 'bad_params' }])
}

async function lastNumber(tx: Tx, orderId: string): Promise<number> {
  const row = await tx
    .selectFrom('order_games')
    .select((eb) => eb.fn.max('number').as('last'))
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return row?.last ?? 0
}
