import { orderNumber } from '#core/base/order-number.ts'
import { pathIn } from '#i18n/href.ts'
import { orderTitle, serviceLine } from '#i18n/order-words.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useNavigate } from '#web/frame/router/page-state.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { StatusPath } from '#web/kit/drawing/status-path/status-path.tsx'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { usePageKeys } from '#web/parts/shortcuts/page-keys.ts'
import type { OrderView } from '../order/parts/order-facts.ts'
import { DisputeChip, DisputeLine } from './dispute-chip.tsx'
import type { DisputeView } from './dispute-facts.ts'
import { disputeSteps } from './dispute-steps.ts'
import { WithdrawButton } from './withdraw-button.tsx'

type Props = { order: OrderView; dispute: DisputeView }

const sublines = {
  customer: 'disputes.subline.customer',
  booster: 'disputes.subline.booster',
  staff: 'disputes.subline',
} as const

/** The title, who is involved, and the five steps with their deadlines; for staff also the way through the queue. */
export function DisputeHead({ order, dispute }: Props) {
  const { t, format } = useApp()
  const times = useTimes()
  const { customer, booster, config } = order
  return (
    <header className="dispute-head min-w-0">
      {order.viewer === 'staff' && <QueueNav dispute={dispute} />}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="type-h1 flex flex-wrap items-center gap-x-4 gap-y-2">
            {orderTitle(t, order)}
            <DisputeChip state={dispute.state} />
          </h1>
          <p className="type-table mt-1 text-ink-2">
            {t(sublines[order.viewer], {
              number: format.ltr(orderNumber(order.number)),
              service: serviceLine(t, config),
              customer: customer.username,
              booster: booster?.username ?? t('order.booster'),
              kind: t(`disputes.kind.${dispute.kind}`),
            })}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <LocaleLink
            to="/dashboard/order/:order_id"
            params={{ order_id: order.order_id }}
            className={buttonClass({ variant: 'outline' })}
          >
            {t('disputes.openOrder')}
          </LocaleLink>
          <WithdrawButton order={order} />
        </div>
      </div>
      <div className="mt-6">
        <StatusPath label={t('disputes.steps')} steps={disputeSteps({ t, times }, order, dispute)} />
      </div>
      <DisputeLine of={dispute} className="type-body mt-4 max-w-[72ch] font-semibold" />
    </header>
  )
}

/** Back to the desk, and to the neighbors: by link, or by the keys J and K. */
function QueueNav({ dispute: { queue } }: { dispute: DisputeView }) {
  const { t, format, locale } = useApp()
  const navigate = useNavigate()
  const [previous, next] = [queue?.previous ?? null, queue?.next ?? null]
  const go = (to: string | null) =>
    to !== null && void navigate(pathIn('/dashboard/admin/disputes/:order_id', locale, { order_id: to }))
  usePageKeys({ next: () => go(next), previous: () => go(previous) })
  return (
    <nav className="type-small mb-2 flex flex-wrap items-center justify-between gap-4 text-ink-2">
      <LocaleLink to="/dashboard/admin/disputes" className="link inline-flex items-center gap-1">
        <Icon name="chevron-left" size={16} className="rtl:-scale-x-100" /> {t('shell.adminDisputes')}
      </LocaleLink>
      {queue && (
        <span className="flex items-center gap-2 tabular-nums">
          {t('disputes.place', { place: format.number(queue.place), of: format.number(queue.of) })}
          <Neighbor to={previous} label={t('disputes.previous')} icon="chevron-left" />
          <Neighbor to={next} label={t('disputes.next')} icon="chevron-right" />
        </span>
      )}
    </nav>
  )
}

type NeighborProps = { to: string | null; label: string; icon: 'chevron-left' | 'chevron-right' }

function Neighbor({ to, label, icon }: NeighborProps) {
  if (!to) return null
  return (
    <LocaleLink
      to="/dashboard/admin/disputes/:order_id"
      params={{ order_id: to }}
      className="icon-button"
      aria-label={label}
      aria-keyshortcuts={icon === 'chevron-left' ? 'K' : 'J'}
    >
      <Icon name={icon} className="rtl:-scale-x-100" />
    </LocaleLink>
  )
}
