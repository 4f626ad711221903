import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Notice } from '#web/kit/ui/notice.tsx'
import type { OrderView } from '../parts/order-facts.ts'

/** A bank has the order’s payment, or the money that bought it: what that means for the reader. */
export function FrozenNotice({ order: { frozen, viewer, events } }: { order: OrderView }) {
  const { t } = useApp()
  const times = useTimes()
  if (!frozen) return null
  const { state, due_at, from_balance } = frozen
  const means = from_balance ? (`balance_${state}` as const) : state
  const since = events.findLast(({ action }) => action === 'charge_back')
  return (
    <Notice
      tone="warning"
      title={t(state === 'returned' ? 'order.event.charge_back_lost' : 'order.event.charge_back')}
    >
      <p>{t(`order.frozen.${viewer}.${means}`)}</p>
      {due_at && <p className="mt-1">{t('order.frozen.evidenceBy', { time: times.dateTime(due_at) })}</p>}
      {since && (
        <p className="mt-1 text-ink-2">{t('order.frozen.since', { time: times.dateTime(since.at) })}</p>
      )}
    </Notice>
  )
}
