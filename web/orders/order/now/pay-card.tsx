import { deadlines, endOf } from '#core/orders/deadlines.ts'
import { duration } from '#i18n/duration.ts'
import { useConnectionLost } from '#web/frame/pwa/needs-connection.tsx'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { useNow } from '#web/frame/texts/use-now.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { NowCard, NowText } from '../parts/now-card.tsx'
import { offered } from '../parts/offered.ts'
import type { OrderView } from '../parts/order-facts.ts'
import { TimeLine } from '../parts/time-line.tsx'

/** An unpaid order: the total, the deadline for its price, and the link to the checkout. */
export function PayCard({ order }: { order: OrderView }) {
  const { t, format, locale } = useApp()
  const times = useTimes()
  const now = useNow()
  const since = Date.parse(order.created_at)
  const until = endOf('payment', new Date(since))
  const staff = order.viewer === 'staff'
  const words = { total: format.money(order.total), time: times.dateTime(until) }
  const left = now === null ? null : until.getTime() - now
  return (
    <NowCard
      icon={<Icon name="wallet" size={16} />}
      label={staff ? t('games.status.not_paid') : undefined}
      title={t(staff ? 'order.payTitleStaff' : 'order.payTitle', words)}
    >
      <div className="grid items-center gap-x-10 gap-y-4 md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
        <div>
          <NowText>{t(staff ? 'order.payTextStaff' : 'order.payText', words)}</NowText>
          {offered(order, 'pay') && <PayLink orderId={order.order_id} />}
        </div>
        <TimeLine
          from={{ label: t('order.event.create'), time: times.dateTime(order.created_at) }}
          to={{ label: t('order.cancelledUnpaid'), time: times.dateTime(until) }}
          passed={now === null ? null : (now - since) / deadlines.payment.ms}
          left={left === null || left < 0 ? null : t('order.priceHeld', { time: duration(locale, left) })}
        />
      </div>
    </NowCard>
  )
}

function PayLink({ orderId }: { orderId: string }) {
  const { t } = useApp()
  const lost = useConnectionLost()
  const look = { variant: 'primary', size: 'large', className: 'mt-4 max-sm:w-full' } as const
  // The checkout is never kept, so without a connection there is nothing to open.
  return lost ? (
    <Button {...look}>{t('order.pay')}</Button>
  ) : (
    <LocaleLink to="/checkout/:order_id" params={{ order_id: orderId }} className={buttonClass(look)}>
      {t('order.pay')}
    </LocaleLink>
  )
}
