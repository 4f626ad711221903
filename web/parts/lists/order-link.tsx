import { orderNumber } from '#core/base/order-number.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp, useUser } from '#web/frame/session/app-context.ts'

/** An order's number, as a link for those who can open its page. */
export function OrderLink({ order: { order_id, number } }: { order: { order_id: string; number: number } }) {
  const { format } = useApp()
  const name = format.ltr(orderNumber(number))
  if (!useUser()?.permissions.includes('EditOrders')) return name
  return (
    <LocaleLink to="/dashboard/order/:order_id" params={{ order_id }} className="text-link">
      {name}
    </LocaleLink>
  )
}
