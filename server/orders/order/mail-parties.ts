import { sumOf } from '#core/base/money.ts'
import { newsOf } from '#core/orders/kinds.ts'
import { orderMoney } from '#core/orders/order-money.ts'
import type { OrderChange } from '#server/kernel/followers.ts'
import { findOrderFunds } from '#server/money/payments/refund-store.ts'
import type { RefundPart } from '#server/news/mail/letters/order-blocks.ts'
import { letterWith } from '#server/news/mail/order-letter.ts'
import { queueOrderMail } from '#server/news/mail/order-mail.ts'
import type { Work } from '#server/platform/ports/work.ts'

/**
 * Mails an order's customer what happened to it, or its booster what is asked of them. Each event has its own mail, so
 * a second result is mailed again.
 */
export async function mailParties(work: Work, change: OrderChange): Promise<void> {
  const { action, after, eventId } = change
  const code = newsOf(after.config, action)
  const kind = code && letterWith(code, change)
  if (!kind) return
  const ref = `${code}:${eventId}`
  if (kind !== 'order_cancelled') return void (await queueOrderMail(work, after, kind, ref))
  // The settlement, which ran before in this transaction, wrote what goes back.
  const { paid, refunds } = await findOrderFunds(work.tx, after.id)
  const isNow = ({ created_at }: { created_at: Date }) => created_at.getTime() === work.now.getTime()
  const [parts, before] = [refunds.filter(isNow), refunds.filter((each) => !isNow(each))]
  if (parts.length === 0) return void (await queueOrderMail(work, after, kind, ref))
  await queueOrderMail(work, after, 'order_refunded', ref, {
    refund: { parts: partsByTarget(parts), ...orderMoney(paid, before) },
  })
}

/** A part for each place that the money goes to. */
function partsByTarget(refunds: readonly { amount: number; target: 'provider' | 'balance' }[]): RefundPart[] {
  return [...Map.groupBy(refunds, ({ target }) => target)].map(([target, parts]) => ({
    amount: sumOf(parts),
    to: target === 'provider' ? 'payment_method' : 'balance',
  }))
}
