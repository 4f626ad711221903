import { LocaleLink } from '../router/locale-link.tsx'
import { useApp } from '../session/app-context.ts'
import { useTimes } from '../texts/use-times.ts'
import { buttonClass } from '../ui/button-class.ts'
import type { OrderRow } from './order-list.tsx'

/** Whether an order waits for its customer. */
export function needsCustomer({ status, disputed }: OrderRow): boolean {
  if (status === 'verification_required') return !disputed
  return status === 'not_paid' || status === 'waiting_for_account'
}

/** The customer's next step for an order in a list. */
export function NextStep({ order }: { order: OrderRow }) {
  const { t } = useApp()
  const times = useTimes()
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
