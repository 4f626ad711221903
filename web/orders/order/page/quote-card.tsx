import { orderNumber } from '#core/base/order-number.ts'
import { ReceiptLinks } from '#web/account/receipts/receipt-links.tsx'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { usePart } from '#web/frame/router/use-part.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { FoldCard } from '#web/kit/ui/fold-card.tsx'
import { QuoteLines } from '#web/parts/climb/quote-lines.tsx'
import { CashbackLine } from '../money/cashback-line.tsx'
import { offered } from '../parts/offered.ts'
import { isAfterEnd, type OrderView } from '../parts/order-facts.ts'

const bringCurrencies = () => import('#web/parts/currencies/approximate-price.tsx')

/** The price that was frozen with the order, line by line; the booster sees their share of it. */
export function QuoteCard({ order }: { order: OrderView }) {
  const { t, format, site } = useApp()
  // They are a part of what follows the end.
  const after = isAfterEnd(order)
  const withdraws = order.viewer === 'customer' && !order.closed_at && order.status !== 'not_paid'
  const currencies = usePart(bringCurrencies, site.rates !== null)
  return (
    <FoldCard
      title={order.viewer === 'booster' ? t('order.youEarn') : t('order.colPrice')}
      end={format.money(order.viewer === 'booster' ? order.booster_share : order.total)}
      folds={order.status !== 'not_paid'}
    >
      {order.viewer === 'booster' ? (
        <p className="type-price-card mt-4 tabular-nums">{format.money(order.booster_share)}</p>
      ) : (
        <div className="mt-4">
          <QuoteLines config={order.config} quote={order.quote} />
          {currencies && site.rates && order.viewer === 'customer' && (
            <currencies.ApproximatePrice cents={order.total} rates={site.rates} />
          )}
        </div>
      )}
      {order.money && order.money.refunded + order.money.charged_back > 0 && (
        <dl className="type-table mt-2 grid gap-2 tabular-nums">
          <div className="flex justify-between gap-4">
            <dt>{t('order.step.paid')}</dt>
            <dd>{format.money(order.money.paid)}</dd>
          </div>
          {order.money.refunded > 0 && (
            <div className="flex justify-between gap-4">
              <dt>{t('order.lineRefunded')}</dt>
              <dd>{format.money(0 - order.money.refunded)}</dd>
            </div>
          )}
          {order.money.charged_back > 0 && (
            <div className="flex justify-between gap-4">
              <dt>{t('order.lineChargedBack')}</dt>
              <dd>{format.money(0 - order.money.charged_back)}</dd>
            </div>
          )}
          {order.money.taken_back > 0 && (
            <div className="flex justify-between gap-4">
              <dt>{t('order.lineTakenBack')}</dt>
              <dd>{format.money(order.money.taken_back)}</dd>
            </div>
          )}
          <div className="flex justify-between gap-4 border-t border-dashed border-line-strong pt-2 font-semibold">
            <dt>{t('order.linePaidInTheEnd')}</dt>
            <dd>{format.money(order.money.left)}</dd>
          </div>
        </dl>
      )}
      {!after && <CashbackLine order={order} />}
      {!after && order.receipts.length > 0 && (
        <div className="mt-4">
          <ReceiptLinks receipts={order.receipts} />
        </div>
      )}
      {withdraws && (
        <LocaleLink
          to="/contact"
          search={`?topic=withdrawal&order=${orderNumber(order.number)}`}
          className="text-link type-small mt-4 inline-block"
        >
          {t('order.withdrawLegally')}
        </LocaleLink>
      )}
      {offered(order, 'cancel') && withdraws && (
        <p className="type-caption mt-1 text-ink-3">{t('order.withdrawNote')}</p>
      )}
    </FoldCard>
  )
}
