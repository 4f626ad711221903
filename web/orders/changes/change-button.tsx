import type { ReactNode } from 'react'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useTranslate } from '#web/frame/session/app-context.ts'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import { offered } from '../order/parts/offered.ts'
import type { OrderView } from '../order/parts/order-facts.ts'

type Props = {
  order: OrderView
  /** Begins with playing along. */
  along?: boolean
  /** Begins with less than was ordered. */
  earlier?: boolean
  variant?: 'outline' | 'link'
  children?: ReactNode
}

/** To the page of changes, for the customer of a paid order and for staff who prepare one; while a change waits, its card says so instead. */
export function ChangeButton({
  order,
  along = false,
  earlier = false,
  variant = 'outline',
  children,
}: Props) {
  const t = useTranslate()
  const offer = offered(order, 'change_asked') ?? offered(order, 'change_prepared')
  if (!offer || offer.refusal) return null
  return (
    <LocaleLink
      to="/dashboard/order/:order_id/change"
      params={{ order_id: order.order_id }}
      search={along ? '?along' : earlier ? '?earlier' : ''}
      className={buttonClass({ variant })}
    >
      {children ?? t('order.changeOrder')}
    </LocaleLink>
  )
}
