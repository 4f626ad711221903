import type { OrderConfig } from '#core/choices/order-config.ts'
import type { OrderStatus } from '#core/orders/lifecycle.ts'
import { useTranslate } from '#web/frame/session/app-context.ts'
import { StateChip } from '#web/kit/ui/state-chip.tsx'
import { stateName } from './kind-state.ts'

/** An order's status in a chip, by its kind's name for it. */
export function OrderState({ order }: { order: { status: OrderStatus; config: OrderConfig } }) {
  const t = useTranslate()
  return <StateChip status={order.status}>{t(stateName(order))}</StateChip>
}
