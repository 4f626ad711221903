import { isBoost } from '#core/choices/order-config.ts'
import { needsCustomer } from '#core/orders/my-orders.ts'
import { nextAfter } from '#core/orders/next-order.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import { writeQuery } from '#web/shop/service/config-query.ts'
import { settled } from '#web/shop/service/settled.ts'
import type { OrderRow } from '../lists/order-list.tsx'

/** The customer's next step for an order in a list. */
export function NextStep({ order }: { order: OrderRow }) {
  const { t } = useApp()
  const times = useTimes()
  if (order.status === 'completed') return <Again order={order} />
  if (!needsCustomer(order)) return null
  const params = { order_id: order.order_id }
  const className = buttonClass({ variant: 'outline', size: 'small' })
  if (order.status === 'not_paid')
    return (
      <LocaleLink to="/checkout/:order_id" params={params} className={className}>
        {t('order.pay')}
      </LocaleLink>
    )
  const words =
    order.status === 'waiting_for_account'
      ? t('order.nextLogin')
      : order.check_until
        ? t('order.nextCheckBy', { time: times.day(order.check_until) })
        : t('order.nextCheck')
  return (
    <LocaleLink to="/dashboard/order/:order_id" params={params} className={className}>
      {words}
    </LocaleLink>
  )
}

/** A completed order reached its target, so the next one starts there; other counts are bought again as they were. */
function Again({ order: { config, shortfall } }: { order: OrderRow }) {
  const { t } = useApp()
  if (!isBoost(config) || shortfall) return null
  const next = nextAfter(config)
  if (!next) return null
  const query = writeQuery(settled(next))
  return (
    <LocaleLink
      to={`/${next.game}/${next.service}`}
      search={query.size > 0 ? `?${query}` : ''}
      className={buttonClass({ variant: 'quiet', size: 'small' })}
    >
      {t('order.orderAgain')}
    </LocaleLink>
  )
}
