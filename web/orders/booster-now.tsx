import { useApp } from '../session/app-context.ts'
import { Notice } from '../ui/notice.tsx'
import { BoosterWork } from './booster-work.tsx'
import type { OrderView } from './order-facts.ts'

/** What its booster does now, while the order is under way. */
export function BoosterNow({ order }: { order: OrderView }) {
  return (
    <>
      <Rejected order={order} />
      <BoosterWork order={order} />
    </>
  )
}

/** Why the result came back, until another one is submitted. */
export function Rejected({ order }: { order: OrderView }) {
  const { t } = useApp()
  const last = order.events.at(-1)
  if (order.status !== 'boosting' || last?.action !== 'reject') return null
  return (
    <Notice tone="warning" title={t('order.rejectedTitle')}>
      <span dir="auto">{last.reason}</span>
    </Notice>
  )
}
