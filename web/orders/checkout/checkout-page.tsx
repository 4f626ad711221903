import { isBoost } from '#core/choices/order-config.ts'
import { orderTitle } from '#i18n/order-words.ts'
import type { LoaderContext, MetaContext } from '#web/frame/router/page.ts'
import { usePart } from '#web/frame/router/use-part.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Card } from '#web/kit/ui/card.tsx'
import { bringSupply } from '#web/shop/supply/bring-supply.ts'
import { useSupply } from '#web/shop/supply/use-supply.ts'
import { offered } from '../order/parts/offered.ts'
import type { OrderView } from '../order/parts/order-facts.ts'
import { checkoutWords } from './checkout-words.ts'
import { NotPayable } from './not-payable.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PayForm } from './pay-form.tsx'

export async function loader({ call, params }: LoaderContext): Promise<OrderView> {
  const { data } = await call('getOrder', { params: { order_id: params.order_id ?? '' } })
  return data.order
}

export function meta({ t, site }: MetaContext<OrderView>) {
  return { title: `${t('checkout.title')} | ${site.name}`, description: t('checkout.description') }
}

/** The last step before payment: the frozen price, a plain statement of the risk, one button. */
export function Page({ data: order }: { data: OrderView }) {
  const { t } = useApp()
  const payable = offered(order, 'pay') !== undefined
  const boost = payable && isBoost(order.config) ? order.config : null
  const supply = useSupply(boost)
  const part = usePart(bringSupply, supply !== undefined)
  const nobody = supply?.boosters === 0 && boost
  return (
    <div className="shell pt-8 pb-16" data-game={order.config.game}>
      <h1 className="type-h1">{payable ? t(checkoutWords(order).heading) : orderTitle(t, order)}</h1>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_368px] lg:gap-16">
        {!payable && <NotPayable order={order} />}
        {payable && !nobody && <PayForm order={order} />}
        {nobody && part && <part.NobodyPlays config={nobody} supply={supply} />}
        <Card lifted className="max-lg:order-first lg:col-start-2 lg:row-start-1" aria-labelledby="climb">
          <OrderSummary order={order} changeable={payable} supply={supply} supplyPart={part} />
        </Card>
      </div>
    </div>
  )
}
