import { useMemo, useSyncExternalStore } from 'react'
import { type Intention, isGame, type UnsentGame } from '#web/frame/kept/intention.ts'
import { intentionsOf } from '#web/frame/kept/intentions.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import type { OrderView } from '../parts/order-facts.ts'

const none: readonly Intention[] = []

/** The games of an order that wait on this device, in the order they were recorded; a server's page has none. */
export function useUnsentGames(orderId: string): readonly UnsentGame[] {
  const app = useApp()
  const list = useSyncExternalStore(
    (listener) => intentionsOf(app).subscribe(listener),
    () => intentionsOf(app).list,
    () => none,
  )
  return useMemo(() => list.filter(isGame).filter(({ order_id }) => order_id === orderId), [list, orderId])
}

/** The order as it is once they have arrived: log and climb include them, what the server calculates doesn't. */
export function withUnsent(order: OrderView, unsent: readonly UnsentGame[]): OrderView {
  const { booster } = order
  if (unsent.length === 0 || !booster) return order
  const waiting = unsent.map(({ id, game, made_at }, i) => ({
    ...game,
    game_id: id,
    number: order.games.length + 1 + i,
    booster,
    proof_file_id: null,
    played_at: made_at,
    unusual: false,
    undo_until: null,
    correct_until: null,
  }))
  return { ...order, games: [...order.games, ...waiting] }
}
