import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Timeline } from '#web/kit/ui/timeline.tsx'
import { wordsFor } from '#web/orders/order/page/history.tsx'
import { actorInWords } from '#web/orders/order/parts/actor-words.ts'
import type { OrderView } from '#web/orders/order/parts/order-facts.ts'

const most = 3

/** The last things that happened to an order. */
export function LastEvents({ order }: { order: OrderView }) {
  const { t } = useApp()
  const times = useTimes()
  const entries = order.events.slice(-most).map((event, index) => ({
    key: `${event.at}${index + 1}`,
    time: times.dateTime(event.at),
    text: (
      <>
        {t(wordsFor(order, event.action))}
        <span className="type-caption block text-ink-3">
          <bdi>{actorInWords(t, order, event)}</bdi>
        </span>
      </>
    ),
  }))
  return <Timeline label={t('order.timeline')} entries={entries} />
}
