import { topicOf } from '#contract/notification-topics.ts'
import type { NotificationCode } from '#contract/notifications.ts'
import type { NewsTopic } from '#core/people/notification-choices.ts'
import { DashboardIcon, type DashboardIconName } from '#web/kit/ui/dashboard-icon.tsx'

const quiet = 'bg-surface-3 text-ink-2'
const moves = 'bg-(--glow-ink)/13 text-glow-ink'
const waits = 'bg-(--warning)/13 text-warning'
const comes = 'bg-(--note)/13 text-note'

/** What news is about, as an icon in its color. */
const looks: Record<NewsTopic, readonly [icon: DashboardIconName, color: string]> = {
  order_work: ['trending-up', moves],
  order_progress: ['trending-up', moves],
  order_waits: ['clock', waits],
  order_closed: ['flag', 'bg-(--good)/13 text-good'],
  order_messages: ['mail', quiet],
  reviews: ['star', quiet],
  payments: ['wallet', quiet],
  payment_reminder: ['wallet', quiet],
  support_answers: ['life-buoy', quiet],
  new_orders: ['binoculars', comes],
  bookings: ['calendar', comes],
  support_queue: ['life-buoy', comes],
  team_alerts: ['bell-ring', waits],
  application: ['file-text', quiet],
  raffles: ['gift', quiet],
  account: ['user', quiet],
}

/** The icon of a notification; its words say the same. */
export function NewsMark({ code }: { code: NotificationCode }) {
  const [icon, color] = looks[topicOf[code]]
  return (
    <span className={`grid size-8 shrink-0 place-items-center rounded-full ${color}`}>
      <DashboardIcon name={icon} size={16} />
    </span>
  )
}
