import { needsCredentials } from '#core/orders/order-config.ts'
import { useApp } from '../app/app-context.ts'
import { useTimes } from '../app/use-times.ts'
import { StatusPath } from '../drawing/status-path.tsx'
import type { OrderView } from './order-facts.ts'

type State = 'done' | 'now' | 'ahead'

const rank: Record<OrderView['status'], number> = {
  not_paid: 0,
  waiting_for_account: 1,
  waiting_for_booster: 2,
  boosting: 3,
  verification_required: 4,
  completed: 6,
  cancelled: -1,
}

/** The life of the order as camps of a path, each with when it was reached. */
export function OrderStatusPath({ order }: { order: OrderView }) {
  const { t, format } = useApp()
  const times = useTimes()
  const time = (at: string | null) => (at ? [times.dateTime(at)] : [])
  const at = rank[order.status]
  const state = (place: number): State => (at > place ? 'done' : at === place ? 'now' : 'ahead')
  if (order.status === 'cancelled')
    return (
      <StatusPath
        label={t('order.timeline')}
        steps={[
          { key: 'created', state: 'done', title: t('order.event.create'), details: time(order.created_at) },
          {
            key: 'cancelled',
            state: 'now',
            title: t('order.step.cancelled'),
            details: time(order.closed_at),
          },
        ]}
      />
    )
  const stored = order.vault.events.find(({ action }) => action === 'stored')?.at ?? null
  const vault = needsCredentials(order.config)
  const steps = [
    {
      key: 'paid',
      state: state(0),
      title: t('order.step.paid'),
      details: [...time(order.paid_at), format.money(order.total)],
    },
    ...(vault
      ? [
          {
            key: 'account',
            state: state(1),
            title: t('order.step.account'),
            details: stored ? [...time(stored), t('order.stepVault')] : [],
          },
        ]
      : []),
    {
      key: 'found',
      state: state(2),
      title: t(order.session ? 'session.stepAccepted' : 'order.step.found'),
      details: time(order.claimed_at),
    },
    {
      key: 'boosting',
      state: state(3),
      title: t(order.session ? 'session.stepSessions' : 'order.step.boosting'),
      details: order.session
        ? time(order.session_at)
        : order.claimed_at
          ? [t('order.stepSince', { time: times.time(order.claimed_at) }), order.booster?.username]
          : [],
    },
    { key: 'check', state: state(4), title: t('order.step.check'), details: [t('order.stepCheck')] },
    {
      key: 'completed',
      state: state(5),
      title: t('order.step.completed'),
      details: order.closed_at ? time(order.closed_at) : vault ? [t('order.stepPurged')] : [],
    },
  ]
  return <StatusPath label={t('order.timeline')} steps={steps} />
}
