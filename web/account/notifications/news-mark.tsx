import { topicOf } from '#contract/notification-topics.ts'
import type { NotificationCode } from '#contract/notifications.ts'
import type { NewsTopic } from '#core/people/notification-choices.ts'
import { LateIcon } from '#web/kit/ui/late-icon.tsx'

/** What news is about, as an icon in its color: good news, what waits, and what is only told. */
const looks: Record<NewsTopic, readonly [icon: string, color: string]> = {
  order_work: ['trending-up', 'bg-(--glow-ink)/13 text-glow-ink'],
  order_progress: ['trending-up', 'bg-(--glow-ink)/13 text-glow-ink'],
  order_waits: ['clock', 'bg-(--warning)/13 text-warning'],
  order_closed: ['flag', 'bg-(--good)/13 text-good'],
  order_messages: ['message-circle', 'bg-surface-3 text-ink-2'],
  reviews: ['star', 'bg-surface-3 text-ink-2'],
  payments: ['wallet', 'bg-surface-3 text-ink-2'],
  payment_reminder: ['wallet', 'bg-surface-3 text-ink-2'],
  support_answers: ['life-buoy', 'bg-surface-3 text-ink-2'],
  new_orders: ['binoculars', 'bg-(--note)/13 text-note'],
  bookings: ['calendar', 'bg-(--note)/13 text-note'],
  support_queue: ['life-buoy', 'bg-(--note)/13 text-note'],
  team_alerts: ['triangle-alert', 'bg-(--warning)/13 text-warning'],
  application: ['file-text', 'bg-surface-3 text-ink-2'],
  raffles: ['ticket', 'bg-surface-3 text-ink-2'],
  account: ['user-round', 'bg-surface-3 text-ink-2'],
}

/** The icon of a notification; its words say the same. */
export function NewsMark({ code }: { code: NotificationCode }) {
  const [icon, color] = looks[topicOf[code]]
  return (
    <span className={`grid size-8 shrink-0 place-items-center rounded-full ${color}`}>
      <LateIcon name={icon} size={16} />
    </span>
  )
}
