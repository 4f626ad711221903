import { needsAccount } from '#core/orders/kinds.ts'
import { daysInWords } from '#i18n/climb-words.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useNow } from '#web/frame/texts/use-now.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { type OrderView, promisedDays } from '../parts/order-facts.ts'

/** The promise made with the price, shown in every status before a booster starts. */
export function PromiseRow({ order }: { order: OrderView }) {
  const { t, format } = useApp()
  const times = useTimes()
  const now = useNow()
  const { status, session, start_due_at, frozen } = order
  const waits = status === 'not_paid' || status === 'waiting_for_account' || status === 'waiting_for_booster'
  if (!waits || session || frozen || order.viewer === 'booster') return null
  const promised = promisedDays(order)
  // A start that has passed promises nothing.
  const isPast = start_due_at !== null && now !== null && now > Date.parse(start_due_at)
  const facts = [
    {
      key: 'start',
      icon: <Icon name="timer" />,
      name: t('order.promiseStart'),
      fact: start_due_at
        ? t('order.refundBy', { time: times.dateTime(start_due_at) })
        : t('order.startWithin'),
      note: start_due_at
        ? null
        : t(needsAccount(order.config) ? 'order.promiseFromLogin' : 'order.promiseFromPayment'),
    },
    {
      key: 'days',
      icon: <DashboardIcon name="flag" />,
      name: t('order.promised'),
      fact: promised ? times.dayRange(promised.from, promised.to) : daysInWords(t, format, order.days),
      note: t(promised ? 'order.promiseIfStarted' : 'order.promiseFromStart'),
    },
    {
      key: 'refund',
      icon: <Icon name="undo-2" />,
      name: t('order.stopRefund'),
      fact: t('order.promiseAll', { total: format.money(order.total) }),
      note: t('order.promiseUntilStart'),
    },
  ]
  return (
    <dl className="promise-row">
      {facts.slice(isPast ? 1 : 0).map(({ key, icon, name, fact, note }) => (
        <div key={key}>
          {icon}
          <dt className="type-caption text-ink-3">{name}</dt>
          <dd>
            <span className="type-table block font-semibold">{fact}</span>
            {note && <span className="type-caption block text-ink-2">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
