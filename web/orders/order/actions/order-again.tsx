import { isBoost } from '#core/choices/order-config.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useTranslate } from '#web/frame/session/app-context.ts'
import { type ButtonVariant, buttonClass } from '#web/kit/ui/button-class.ts'
import { writeQuery } from '#web/shop/service/config-query.ts'
import type { OrderView } from '../parts/order-facts.ts'
import { orderingPage } from '../parts/ordering-page.ts'

/** Opens the order form with the same choices, at today's price. */
export function OrderAgain({ order, variant }: { order: OrderView; variant: ButtonVariant }) {
  const t = useTranslate()
  const { config } = order
  const query = isBoost(config) ? writeQuery(config) : new URLSearchParams()
  return (
    <LocaleLink
      to={orderingPage(order)}
      search={query.size > 0 ? `?${query}` : ''}
      className={buttonClass({ variant })}
    >
      {t('order.orderAgain')}
    </LocaleLink>
  )
}
