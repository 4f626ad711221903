import { isBoost } from '#core/choices/order-config.ts'
import { LocaleLink } from '../router/locale-link.tsx'
import { writeQuery } from '../service/config-query.ts'
import { useTranslate } from '../session/app-context.ts'
import { type ButtonVariant, buttonClass } from '../ui/button-class.ts'
import { orderingPage } from './kind-words.ts'
import type { OrderView } from './order-facts.ts'

/** Opens the order form with the same choices, at today's price. */
export function OrderAgain({ order, variant }: { order: OrderView; variant: ButtonVariant }) {
  const t = useTranslate()
  const { config } = order
  const page = orderingPage(order)
  if (!page) return null
  const query = isBoost(config) ? writeQuery(config) : new URLSearchParams()
  return (
    <LocaleLink to={page} search={query.size > 0 ? `?${query}` : ''} className={buttonClass({ variant })}>
      {t('order.orderAgain')}
    </LocaleLink>
  )
}
