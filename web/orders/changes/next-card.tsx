import { needsAccount } from '#core/orders/kinds.ts'
import { orderTitle } from '#i18n/order-words.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { offered } from '../order/parts/offered.ts'
import type { OrderView } from '../order/parts/order-facts.ts'

/** Other boosters play what a change adds: until then the customer can take that back, later it is a link. */
export function NextCard({ order }: { order: OrderView }) {
  const { t, format, call } = useApp()
  const { busy, run } = useAction()
  const { next, order_id } = order
  if (!next) return null
  if (next.order)
    return (
      <Notice
        title={
          <LocaleLink
            to="/dashboard/order/:order_id"
            params={{ order_id: next.order.order_id }}
            className="text-link"
          >
            {t('order.change.nextPlaced', { number: next.order.number })}
          </LocaleLink>
        }
      />
    )
  const words = { what: orderTitle(t, { ...order, config: next.config }), total: format.money(next.total) }
  const withdraw = () => call('withdrawChange', { params: { order_id }, body: { change_id: next.change_id } })
  const offer = offered(order, 'plan_next')
  return (
    <Notice
      title={t('order.change.next')}
      action={
        offer && (
          <Button
            variant="outline"
            busy={busy}
            disabledReason={offer.refusal && t(`order.refusal.${offer.refusal}`)}
            onClick={() => run(withdraw, t('order.change.nextCancelled'))}
          >
            {t('order.change.nextCancel')}
          </Button>
        )
      }
    >
      {t(needsAccount(next.config) ? 'order.change.nextText' : 'order.change.nextTextDuo', words)}
    </Notice>
  )
}
