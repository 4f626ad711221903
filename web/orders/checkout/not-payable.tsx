import { orderNumber } from '#core/base/order-number.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import { Notice } from '#web/kit/ui/notice.tsx'
import type { OrderView } from '../order/parts/order-facts.ts'
import { orderingPage } from '../order/parts/ordering-page.ts'
import { checkoutWords } from './checkout-words.ts'

/** For an order that is already paid or was canceled: says so and links to the next step. */
export function NotPayable({ order }: { order: OrderView }) {
  const { t, format } = useApp()
  if (order.status === 'cancelled')
    return (
      <Notice
        tone="warning"
        title={t('checkout.cancelledTitle')}
        action={
          <LocaleLink to={orderingPage(order)} className={buttonClass({ variant: 'quiet' })}>
            {t(checkoutWords(order).again)}
          </LocaleLink>
        }
      >
        {t('checkout.cancelledText')}
      </Notice>
    )
  return (
    <Notice
      tone="good"
      title={t('checkout.paidTitle')}
      action={
        <LocaleLink
          to="/dashboard/order/:order_id"
          params={{ order_id: order.order_id }}
          className={buttonClass({ variant: 'primary' })}
        >
          {t('checkout.toOrder')}
        </LocaleLink>
      }
    >
      {t('checkout.paidText', { number: format.ltr(orderNumber(order.number)) })}
    </Notice>
  )
}
