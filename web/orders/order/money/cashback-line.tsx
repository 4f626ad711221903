import { useApp } from '#web/frame/session/app-context.ts'
import type { OrderView } from '../parts/order-facts.ts'

/** What came back to the customer's balance, or will once the order is completed. */
export function CashbackLine({ order: { cashback, viewer } }: { order: OrderView }) {
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
