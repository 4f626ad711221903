import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Notice } from '#web/kit/ui/notice.tsx'
import type { OrderView } from './order-facts.ts'
import { workInWords } from './shortfall.ts'

/** What the server compared and didn't find right about a submitted result. */
export function FailedComparisons({ order }: { order: OrderView }) {
  return (
    <>
      <Shortfall order={order} />
      <Doubts order={order} />
    </>
  )
}

/** A result that was submitted although the log doesn't show it: both figures, for each reader. */
function Shortfall({ order }: { order: OrderView }) {
  const { t, format } = useApp()
  if (!order.shortfall) return null
  return (
    <Notice tone="warning" title={t('order.shortfall')}>
      {workInWords(t, format, order, order.shortfall)}
    </Notice>
  )
}

/** Why staff look at the record: no time completes the order until then. */
function Doubts({ order: { doubts, decide_by } }: { order: OrderView }) {
  const { t } = useApp()
  const times = useTimes()
  return doubts.map((doubt) => (
    <Notice key={doubt} tone="warning" title={t(`order.doubt.${doubt}`)}>
      {decide_by && t('order.doubtDecided', { time: times.dateTime(decide_by) })}
    </Notice>
  ))
}
