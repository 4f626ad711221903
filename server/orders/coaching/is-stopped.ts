import type { OrderRow } from '#server/kernel/order-row.ts'

/** Whether something keeps an order's sessions from taking place for now. */
export function isStopped({
  paused,
  disputed_by,
  frozen_at,
}: Pick<OrderRow, 'paused' | 'disputed_by' | 'frozen_at'>): boolean {
  return paused || disputed_by !== null || frozen_at !== null
}
