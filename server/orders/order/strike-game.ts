import type { z } from 'zod'
import type { strikeGame as call } from '#contract/order-staff.ts'
import { stretchesOf } from '#core/orders/hand-overs.ts'
import { lockForStaff } from '#server/kernel/lock-for-staff.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import { type GameRow, gamesOf, recordedGame, strikeGames } from '#server/kernel/progress-store.ts'
import { recordDeed } from '#server/kernel/record-deed.ts'
import { notify } from '#server/news/notifications/notify.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'

/** Staff strike a game, or every game of its stretch, from the log. A follower computes the shares again. */
export async function strikeGame(
  work: Work,
  caller: Caller,
  { orderId, gameId }: { orderId: string; gameId: string },
  { reason, ready, scope }: z.output<typeof call.body>,
): Promise<void> {
  const order = await lockForStaff(work.tx, caller, orderId)
  if (!isOpen(order)) throw new AppError('order_state_changed')
  const games = await gamesOf(work.tx, orderId)
  const struck = games.find(({ id }) => id === gameId)
  if (!struck) throw new AppError('not_found')
  const ids = scope === 'game' ? [gameId] : stretchAround(games, struck)
  await strikeGames(work.tx, ids, { by: caller.id, at: work.now, reason, ready })
  const by = { actor: 'admin', actorId: caller.id } as const
  await recordDeed(work, order, { action: 'strike_game', ...by, reason, ready })
  // A booster who has left the order is no longer one of its parties.
  if (struck.booster_id !== order.booster_id)
    await notify(work, {
      userId: struck.booster_id,
      code: 'game_struck',
      params: { order_id: order.id, number: order.number },
    })
}

/** Whether the record can still affect money. */
function isOpen({ status, shares_held }: OrderRow): boolean {
  return (status !== 'completed' && status !== 'cancelled') || shares_held !== null
}

function stretchAround(games: readonly GameRow[], game: GameRow): string[] {
  const at = games.indexOf(game)
  const stretch = stretchesOf(games.map(recordedGame)).find(({ first, last }) => first <= at && at <= last)
  return games.slice(stretch?.first, (stretch?.last ?? 0) + 1).map(({ id }) => id)
}
