import { useRealtime } from '#web/frame/realtime/use-realtime.ts'
import { useRevalidate } from '#web/frame/router/use-revalidate.ts'

/**
 * Reloads a list of orders when one of them, or one that could belong in it, has a version that it doesn't show. A list whose
 * rows are pressed reloads by `changed` of `useSteady`.
 */
export function useOrderChanges(
  items: readonly { order_id: string; version: number }[],
  changed?: (orderId?: string) => void,
): void {
  const revalidate = useRevalidate()
  const read = changed ?? (() => void revalidate())
  useRealtime('order_changed', ({ order_id, version }) => {
    const shown = items.find((order) => order.order_id === order_id)
    if (!shown || shown.version < version) read(order_id)
  })
  // Covers changes while the connection was down.
  useRealtime('connected', () => read())
}
