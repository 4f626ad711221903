import type { MessageKey } from '#i18n/translate.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { FoldCard } from '#web/kit/ui/fold-card.tsx'
import { Timeline, type TimelineEntry } from '#web/kit/ui/timeline.tsx'
import { actorInWords } from '../parts/actor-words.ts'
import { GivenReason } from '../parts/given-reason.tsx'
import { kindWords } from '../parts/kind-words.ts'
import type { OrderView } from '../parts/order-facts.ts'

type Action = OrderView['events'][number]['action']

/** An event about a lesson's time, which shows that time beside it. */
const isTime = (action: Action) => action === 'session_proposed' || action === 'session_agreed'

export function wordsFor(order: OrderView, action: Action): MessageKey {
  return kindWords(order).events[action] ?? `order.event.${action}`
}

/** Every event of the order and its money, with who caused it and why. */
export function History({ order }: { order: OrderView }) {
  const { t } = useApp()
  const times = useTimes()
  const entries = order.events.map((event, index): TimelineEntry & { at: string } => ({
    key: `${event.at}${index + 1}`,
    at: event.at,
    time: times.dateTime(event.at),
    text: (
      <>
        {t(wordsFor(order, event.action))}
        <span className="type-caption block text-ink-3">
          <bdi>{actorInWords(t, order, event)}</bdi>
        </span>
        <GivenReason
          className="type-small text-ink-2"
          given={
            event.reason && isTime(event.action) ? { ...event, reason: times.dateTime(event.reason) } : event
          }
        />
      </>
    ),
  }))
  const money = useMoney(order)
  return (
    <FoldCard bare title={t('order.timeline')}>
      <div className="mt-3">
        <Timeline
          label={t('order.timeline')}
          entries={[...entries, ...money].sort((a, b) => Date.parse(a.at) - Date.parse(b.at))}
        />
      </div>
    </FoldCard>
  )
}

/** A refund, at the time when it was sent or credited. */
function useMoney({ refunds, returned }: OrderView): (TimelineEntry & { at: string })[] {
  const { t, format } = useApp()
  const times = useTimes()
  const entry = (
    at: string,
    key: 'order.event.refundSent' | 'order.event.refundCredited',
    amount: number,
  ) => ({
    key: `${key}${at}`,
    at,
    time: times.dateTime(at),
    text: (
      <>
        {t(key, { amount: format.money(amount) })}
        <span className="type-caption block text-ink-3">
          {t(key === 'order.event.refundSent' ? 'order.by.provider' : 'order.by.time')}
        </span>
      </>
    ),
  })
  const sent = [...returned.map((each) => ({ ...each, to: 'payment_method' as const })), ...refunds]
  return sent.flatMap(({ to, at, amount, sent_at }) => {
    if (to === 'balance') return [entry(at, 'order.event.refundCredited', amount)]
    return sent_at ? [entry(sent_at, 'order.event.refundSent', amount)] : []
  })
}
