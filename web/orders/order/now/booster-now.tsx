import { useApp } from '#web/frame/session/app-context.ts'
import { Notice } from '#web/kit/ui/notice.tsx'
import { GivenReason } from '../parts/given-reason.tsx'
import type { OrderView } from '../parts/order-facts.ts'
import { BoosterWork } from '../work/booster-work.tsx'

/** The booster's current task while the order is in progress. */
export function BoosterNow({ order }: { order: OrderView }) {
  return (
    <>
      <Rejected order={order} />
      <BoosterWork order={order} />
    </>
  )
}

/** Why staff sent the result back, until the booster submits another one. */
export function Rejected({ order }: { order: OrderView }) {
  const { t } = useApp()
  const last = order.events.at(-1)
  if (order.status !== 'boosting' || last?.action !== 'reject') return null
  return (
    <Notice tone="warning" title={t('order.rejectedTitle')}>
      <GivenReason given={last} />
    </Notice>
  )
}
