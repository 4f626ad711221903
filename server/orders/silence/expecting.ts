import type { Expecting } from '#core/orders/silence.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'

/** What an order's row says about whether it expects something of its booster. */
export function expecting({
  config,
  status,
  paused,
  disputed_by,
  frozen_at,
}: Pick<OrderRow, 'config' | 'status' | 'paused' | 'disputed_by' | 'frozen_at'>): Expecting {
  return { config, status, paused, disputed: disputed_by !== null, frozen: frozen_at !== null }
}
