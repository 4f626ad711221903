import { orderReduced } from '#core/money/ledger.ts'
import { needsAccount } from '#core/orders/kinds.ts'
import type { Actor } from '#core/orders/lifecycle.ts'
import { wholeShare } from '#core/orders/rising-share.ts'
import { withQuoted } from '#core/orders/terms.ts'
import { advanceOrder } from '#server/kernel/advance-order.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import { termsColumn, termsOf } from '#server/kernel/order-terms.ts'
import { recordDeed } from '#server/kernel/record-deed.ts'
import { postEntry } from '#server/money/ledger/post-entry.ts'
import { fundOrder } from '#server/money/payments/fund-order.ts'
import { returnMoney } from '#server/money/settlement/return-money.ts'
import { tellRefunds } from '#server/money/settlement/tell-refunds.ts'
import { AppError } from '#server/platform/http/errors.ts'
import { servicesOf, type Work } from '#server/platform/ports/work.ts'
import { orderColumns } from '../order/order-columns.ts'
import { removeCredentials } from '../vault/purge-credentials.ts'
import { type ChangeRow, changeSubject, closeChange } from './change-store.ts'
import { priceChange } from './price-change.ts'

type By = { actor: Actor; actorId: string | null }

/**
 * Makes a change of a locked order effective. Games can have been recorded since it was asked for, so it is priced
 * again, and the customer gets the lower of the two prices. What was paid for it becomes part of the order's money,
 * and what is too much goes back.
 */
export async function makeChange(work: Work, order: OrderRow, change: ChangeRow, by: By): Promise<OrderRow> {
  // What a bank takes back can't be refunded as well.
  if (order.total !== change.total_before || order.frozen_at) throw new AppError('order_state_changed')
  const now = await priceChange(servicesOf(work), order, change.config)
  const quote = now.quote.total < change.quote.total ? now.quote : change.quote
  const paid = await fundOrder(work, order, changeSubject(change))
  await closeChange(work, change.id, 'accepted')
  const wasAccount = needsAccount(order.config)
  const set = {
    ...orderColumns(change.config, quote),
    ...termsColumn(withQuoted(termsOf(order), quote)),
    booster_share: wholeShare(quote, order.booster_id),
    in_game_name: change.in_game_name ?? order.in_game_name,
  }
  const changed = await recordDeed(work, order, { action: 'changed', ...by, set })
  const amount = order.total + paid - quote.total
  await returnExcess(work, changed, { changeId: change.id, amount, to: change.refund_to })
  if (!wasAccount || needsAccount(changed.config)) return changed
  // The customer plays along from now on, so the account's login is of no use.
  await removeCredentials(work, order.id)
  if (changed.status !== 'waiting_for_account') return changed
  return advanceOrder(work, changed, { action: 'play_along', ...by })
}

async function returnExcess(
  work: Work,
  order: OrderRow,
  { changeId, amount, to }: { changeId: string; amount: number; to: ChangeRow['refund_to'] },
): Promise<void> {
  if (amount < 0) throw new RangeError(`The change ${changeId} was not paid`)
  if (amount === 0) return
  const refunds = await returnMoney(work, order, amount, to)
  await postEntry(work.tx, orderReduced({ changeId, orderId: order.id, refunds }), work.now)
  await tellRefunds(work, order, refunds)
}
