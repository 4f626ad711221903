import { sumOf } from '#core/base/money.ts'
import { kindOf } from '#core/orders/kinds.ts'
import { orderMoney } from '#core/orders/order-money.ts'
import type { OrderChange } from '#server/kernel/followers.ts'
import { findOrderFunds } from '#server/money/payments/refund-store.ts'
import type { OrderLetter, RefundPart } from '#server/news/mail/order-letter.ts'
import { queueOrderMail } from '#server/news/mail/order-mail.ts'
import type { Work } from '#server/platform/ports/work.ts'

/** The letter that an event's news also sends; news that isn't here is only a notification. */
const letterOf: Readonly<Record<string, (change: OrderChange) => OrderLetter | null>> = {
  order_paid: ({ after }) => {
    if (kindOf(after.config).coachId) return 'coaching_paid'
    return after.status === 'waiting_for_account' ? 'order_paid_login' : 'order_paid'
  },
  booster_found: () => 'booster_found',
  order_finished: () => 'order_finished',
  coach_accepted: () => 'coach_accepted',
  coach_declined: () => 'coach_declined',
  coaching_finished: () => 'coaching_finished',
  change_asked: () => 'change_asked',
  // Without a booster it takes effect at once, on the customer's own page.
  order_changed: ({ actor }) => (actor === 'booster' ? 'change_accepted' : null),
  change_declined: () => 'change_declined',
  change_expired: () => 'change_expired',
  order_completed: () => 'order_completed',
  booster_poked: () => 'booster_poked',
  order_held: () => 'order_held',
  start_missed: () => 'start_missed',
  // Whoever cancels an unpaid order of their own knows; an order in a stranger's name that expires is no news to them.
  order_cancelled: ({ after, actor }) => (after.paid_at || actor === 'admin' ? 'order_cancelled' : null),
}

/**
 * Mails an order's customer what happened to it, or its booster what is asked of them. Each event has its own mail, so
 * a second result is mailed again.
 */
export async function mailParties(work: Work, change: OrderChange): Promise<void> {
  const { action, after, eventId } = change
  const code = kindOf(after.config).news[action]
  const kind = code && letterOf[code]?.(change)
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
