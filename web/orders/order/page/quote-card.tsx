import { orderNumber } from '#core/base/order-number.ts'
import { ReceiptLinks } from '#web/account/receipts/receipt-links.tsx'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { usePart } from '#web/frame/router/use-part.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Card } from '#web/kit/ui/card.tsx'
import { QuoteLines } from '#web/parts/climb/quote-lines.tsx'
import type { OrderView } from '../parts/order-facts.ts'

const bringCurrencies = () => import('#web/parts/currencies/approximate-price.tsx')

/** The price that was frozen with the order, line by line; the booster sees their share of it. */
export function QuoteCard({ order }: { order: OrderView }) {
  const { t, format, site } = useApp()
  const currencies = usePart(bringCurrencies, site.rates !== null)
  return (
    <Card aria-labelledby="quote">
      <h2 id="quote" className="type-h3 mb-4">
        {order.viewer === 'booster' ? t('order.youEarn') : t('order.colPrice')}
      </h2>
      {order.viewer === 'booster' ? (
        <p className="type-price-card tabular-nums">{format.money(order.booster_share)}</p>
      ) : (
        <>
          <QuoteLines config={order.config} quote={order.quote} />
          {currencies && site.rates && order.viewer === 'customer' && (
            <currencies.ApproximatePrice cents={order.total} rates={site.rates} />
          )}
        </>
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
      <CashbackLine order={order} />
      {order.receipts.length > 0 && (
        <div className="mt-4">
          <ReceiptLinks receipts={order.receipts} />
        </div>
      )}
      {order.viewer === 'customer' && !order.closed_at && order.status !== 'not_paid' && (
        <LocaleLink
          to="/contact"
          search={`?topic=withdrawal&order=${orderNumber(order.number)}`}
          className="text-link type-small mt-4 inline-block"
        >
          {t('shell.withdraw')}
        </LocaleLink>
      )}
    </Card>
  )
}

/** What came back to the customer's balance, or will once the order is completed. */
function CashbackLine({ order: { cashback, viewer } }: { order: OrderView }) {
  const { t, format } = useApp()
  if (!cashback || cashback.state === 'account_needed' || cashback.amount === 0) return null
  const percent = format.percent(cashback.percent)
  return (
    <dl className="type-table mt-2 tabular-nums">
      <div className="flex justify-between gap-4 text-good">
        <dt>{t(cashback.state === 'given' ? 'order.cashback' : 'order.cashbackExpected', { percent })}</dt>
        <dd className="whitespace-nowrap">{format.money(cashback.amount, 'EUR', 'signed')}</dd>
      </div>
      {viewer === 'staff' && cashback.unrecovered > 0 && (
        <div className="type-caption text-warning">
          {t('order.cashbackLost', { amount: format.money(cashback.unrecovered) })}
        </div>
      )}
    </dl>
  )
}
