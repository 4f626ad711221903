import type { z } from 'zod'
import type { recordGame as call } from '#contract/order-work.ts'
import { kindOf } from '#core/orders/kinds.ts'
import type { RecordedGame } from '#core/orders/recorded-game.ts'
import { standingRefusal } from '#core/orders/standing.ts'
import { takePicture } from '#server/files/file-store.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import type { Tx } from '#server/platform/db/pool.ts'
import { AppError } from '#server/platform/http/errors.ts'

export type GameBody = z.output<typeof call.body>

/**
 * Refuses a game that can't follow the ones before it, and marks its screenshot as used. Throws `game_not_possible`
 * and `proof_needed` with the field (below `path`, which ends in a dot) and what would be possible.
 */
export async function refuseGame(
  tx: Tx,
  order: OrderRow,
  played: readonly RecordedGame[],
  { game, by, hasProof, path = '' }: { game: GameBody; by: string; hasProof: boolean; path?: string },
): Promise<void> {
  if (kindOf(order.config).log.of !== 'games') throw new AppError('order_state_changed')
  const { result, points, standing } = game
  const refusal = standingRefusal(order.config, played, { by, result, points, standing, hasProof })
  if (refusal) throw new AppError(refusal.code, [{ ...refusal, field: `${path}${refusal.field}` }])
  const fileId = game.proof_file_id
  if (fileId && !(await takePicture(tx, { orderId: order.id, fileId, by })))
    throw new AppError('not_found', [{ field: `${path}proof_file_id`, code: 'not_found' }])
}
