import { progressOf } from '#core/orders/kinds.ts'
import { transitionFor } from '#core/orders/lifecycle.ts'
import { orderMoney } from '#core/orders/order-money.ts'
import { stopQuote } from '#core/orders/stop-quote.ts'
import {
  type OrderBuilder,
  type OrderReader,
  type OrderViewer,
  type SectionRow,
  seenBy,
} from '#server/kernel/order-section.ts'
import { gameFromJson } from '#server/kernel/progress-store.ts'
import { fromJson } from '#server/platform/db/instants.ts'
import { paymentColumns } from '../payments/payment-store.ts'
import { refundColumns } from '../payments/refund-store.ts'
import { lossColumns } from './chargeback-store.ts'

type Row = SectionRow<typeof paymentColumns> &
  SectionRow<typeof refundColumns> &
  SectionRow<typeof lossColumns>

/** What was paid for an order, what went back, and what cancelling would mean, on its page. */
export const moneySection = seenBy(
  ['customer', 'staff'],
  {
    select: (eb: OrderBuilder) => [...paymentColumns(eb), ...refundColumns(eb), ...lossColumns(eb)],
    view: (row: Row, { viewer }: OrderReader) => {
      const refunds = refundsView(row)
      return {
        payment: paymentView(row.payment, viewer),
        reserved: viewer === 'customer' ? (row.reserved ?? 0) : 0,
        stop: stopView(row),
        refunds,
        money: row.paid_at ? moneyView(row, refunds) : null,
        returned: returnedView(row),
      }
    },
  },
  { payment: null, reserved: 0, stop: null, refunds: [], money: null, returned: [] },
)

function paymentView(payment: Row['payment'], viewer: OrderViewer) {
  if (!payment) return null
  const { id, provider, status, amount, refunded, captured_at, provider_ref } = payment
  return {
    payment_id: id,
    provider,
    status,
    amount,
    refunded,
    captured_at: captured_at && fromJson(captured_at),
    provider_ref: viewer === 'staff' ? provider_ref : null,
  }
}

/** What cancelling would mean, in every status in which the customer or staff can cancel. */
function stopView(row: Row) {
  const canCancel = (['customer', 'admin'] as const).some((who) => transitionFor(row.status, 'cancel', who))
  if (!canCancel) return null
  const refund_to = refundTargets(row)
  if (!row.paid_at) return { paid: 0, earned: 0, refund: 0, lines: [], refund_to }
  const played = row.games.filter(({ struck_at }) => struck_at === null).map(gameFromJson)
  return { ...stopQuote(row.quote, row.config, progressOf(row.config, played, row.held)), refund_to }
}

/** A guest is refunded the way they paid, and so is a payment from the balance. */
function refundTargets({ customer_kind, payment }: Row): ('payment_method' | 'balance')[] {
  if (customer_kind === 'guest') return ['payment_method']
  return payment && payment.provider !== 'balance' && payment.status === 'captured'
    ? ['payment_method', 'balance']
    : ['balance']
}

/** The parts of an order's refunds, by card first; those that went to the balance together are one. */
function refundsView({ refunds }: Row) {
  const parts: { amount: number; to: 'payment_method' | 'balance'; at: string; sent_at: string | null }[] = []
  for (const { funds_order, amount, target, created_at, sent_at } of refunds) {
    if (!funds_order) continue
    const [to, at] = [
      target === 'balance' ? ('balance' as const) : ('payment_method' as const),
      fromJson(created_at),
    ]
    const same = parts.find((part) => to === 'balance' && part.to === to && part.at === at)
    if (same) same.amount += amount
    else parts.push({ amount, to, at, sent_at: sent_at && fromJson(sent_at) })
  }
  return parts
}

function moneyView(row: Row, refunds: readonly { amount: number }[]) {
  const { paid, charged_back, taken_back } = row
  return orderMoney(paid ?? 0, refunds, { charged_back: charged_back ?? 0, taken_back: taken_back ?? 0 })
}

function returnedView({ refunds }: Row) {
  return (
    refunds
      // A tip that staff refunded has its own card.
      .filter(({ funds_order, of_tip }) => !funds_order && !of_tip)
      .map(({ amount, created_at, sent_at }) => ({
        amount,
        at: fromJson(created_at),
        sent_at: sent_at && fromJson(sent_at),
      }))
  )
}
