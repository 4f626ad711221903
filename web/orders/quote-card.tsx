import { useApp } from '../app/app-context.ts'
import { QuoteLines } from '../climb/quote-lines.tsx'
import { Card } from '../ui/card.tsx'
import type { OrderView } from './order-facts.ts'

/** The price that was frozen with the order, line by line; for the booster their share of it. */
export function QuoteCard({ order }: { order: OrderView }) {
  const { t, format } = useApp()
  return (
    <Card aria-labelledby="quote">
      <h2 id="quote" className="type-h3 mb-4">
        {order.viewer === 'booster' ? t('order.youEarn') : t('order.colPrice')}
      </h2>
      {order.viewer === 'booster' ? (
        <p className="type-price-card tabular-nums">{format.money(order.booster_share)}</p>
      ) : (
        <QuoteLines config={order.config} quote={order.quote} />
      )}
    </Card>
  )
}
