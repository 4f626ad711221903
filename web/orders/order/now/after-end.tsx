import { ReceiptLinks } from '#web/account/receipts/receipt-links.tsx'
import { useTranslate } from '#web/frame/session/app-context.ts'
import { Card } from '#web/kit/ui/card.tsx'
import { ClimbAgain } from '../actions/climb-again.tsx'
import { CashbackLine } from '../money/cashback-line.tsx'
import { TipCard } from '../money/tip-card.tsx'
import type { OrderView } from '../parts/order-facts.ts'
import { ReviewCard } from '../review/review-card.tsx'
import { KeepGuestOrder } from './keep-guest-order.tsx'

/** After the end, to the customer: review, tip, receipt, cashback, again. */
export function AfterEnd({ order }: { order: OrderView }) {
  return (
    <div className="mt-2 grid items-start gap-4 md:grid-cols-2">
      <ReviewCard order={order} />
      <TipCard order={order} />
      <Receipts order={order} />
      <KeepGuestOrder order={order} />
      <div className="md:col-span-full">
        <ClimbAgain order={order} />
      </div>
    </div>
  )
}

/** What was paid, as documents, and what of it came back. */
function Receipts({ order }: { order: OrderView }) {
  const t = useTranslate()
  const { receipts, cashback } = order
  if (receipts.length === 0) return cashback?.state === 'given' ? <CashbackLine order={order} /> : null
  return (
    <Card aria-labelledby="receipts">
      <h2 id="receipts" className="type-h3 mb-2">
        {t('order.documents')}
      </h2>
      <ReceiptLinks receipts={receipts} />
      <CashbackLine order={order} />
    </Card>
  )
}
