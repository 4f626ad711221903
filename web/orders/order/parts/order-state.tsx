import type { OrderConfig } from '#core/choices/order-config.ts'
import type { OrderStatus } from '#core/orders/lifecycle.ts'
import { statusName } from '#i18n/order-words.ts'
import { useTranslate } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Chip } from '#web/kit/ui/chip.tsx'
import { StateChip } from '#web/kit/ui/state-chip.tsx'
import type { OrderView } from './order-facts.ts'

/** An order's status in a chip, by its kind's name for it. */
export function OrderState({ order }: { order: { status: OrderStatus; config: OrderConfig } }) {
  const t = useTranslate()
  return <StateChip status={order.status}>{t(statusName(order))}</StateChip>
}

type Checked = Pick<OrderView, 'status' | 'check_until'> & Partial<Pick<OrderView, 'viewer'>>

/** Beside it: until when the customer checks a submitted result, whose status has the same name as the end's. */
export function CheckChip({ order }: { order: Checked }) {
  const t = useTranslate()
  const times = useTimes()
  const { status, check_until, viewer } = order
  if (status !== 'verification_required' || !check_until) return null
  const time = times.day(check_until)
  return (
    <Chip tone="warning">
      {t(viewer === 'customer' ? 'order.chip.check.own' : 'order.chip.check.other', { time })}
    </Chip>
  )
}
