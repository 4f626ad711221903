import type { Insertable } from 'kysely'
import type { z } from 'zod'
import type { createOrder as call } from '#contract/orders.ts'
import { isBoost } from '#core/choices/order-config.ts'
import { missingWish } from '#core/choices/wishes.ts'
import { kindOf } from '#core/orders/kinds.ts'
import { shareRuleOf } from '#core/orders/rising-share.ts'
import type { Quote } from '#core/prices/quote.ts'
import type { Schema } from '#db/schema.ts'
import { insertOrder } from '#server/kernel/order-row-store.ts'
import { AppError } from '#server/platform/http/errors.ts'
import { isOpen } from '#server/platform/http/is-open.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction, type Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { holdSlot } from '../coaching/hold-slot.ts'
import { orderColumns } from '../order/order-columns.ts'
import { lastInGameName, unpaidOrders } from '../order/order-list-store.ts'
import { priceConfig, refused } from '../quotes/price-config.ts'
import { pricesFor } from '../quotes/sealed-prices.ts'
import { refuseUnplayed } from '../supply/refuse-unplayed.ts'
import { limitUnpaidOrders } from './limit-unpaid-orders.ts'
import { sameUnpaidOrder } from './same-unpaid-order.ts'

/**
 * An order for a configuration, not stored yet; its price is computed here, from the sealed version of the prices or
 * the current one.
 */
export async function draftOrder(
  services: Services,
  customer: Pick<Caller, 'id'>,
  { config, seal, total, locale }: Pick<z.output<typeof call.body>, 'config' | 'seal' | 'total' | 'locale'>,
): Promise<Insertable<Schema['orders']>> {
  if (kindOf(config).coachId === customer.id) throw new AppError('coach_not_eligible')
  const { table, hourly } = await pricesFor(services, config, seal)
  const share = isBoost(config) ? shareRuleOf(table) : undefined
  const quote: Quote = { ...priceConfig(config, table, hourly), ...(share && { share }) }
  if (total !== undefined && total !== quote.total) throw new AppError('order_total_changed')
  // A quote can lack the preference, which costs the same whatever it is; an order must name it.
  const missing = missingWish(config)
  if (missing) throw refused(missing)
  const open = await isOpen(services)
  await refuseUnplayed(services.db, { config, customerId: customer.id, now: services.now(), open })
  const columns = orderColumns(config, quote)
  return { ...columns, customer_id: customer.id, locale, created_at: services.now() }
}

/**
 * Stores a drafted order, or finds it if the customer already has it; staff's lists show a new one after the commit.
 * Orders of one mailbox are created one after the other, so that parallel calls don't create the same one twice. The start
 * that was picked for a session is held for it; without one, an order found again keeps its own.
 */
export async function placeOrder(work: Work, draft: Insertable<Schema['orders']>, startsAt?: string | null) {
  const order = await findOrInsert(work, draft)
  if (startsAt !== undefined)
    await holdSlot(work, { id: order.id, config: JSON.parse(draft.config) }, startsAt)
  return order
}

async function findOrInsert(work: Work, draft: Insertable<Schema['orders']>) {
  const unpaid = await unpaidOrders(work.tx, draft.customer_id)
  const same = sameUnpaidOrder(unpaid, draft)
  if (same) return same
  limitUnpaidOrders(unpaid)
  const order = await insertOrder(work.tx, { ...draft, in_game_name: lastInGameName(draft) })
  work.after(() => work.services.realtime.toStaff('order_changed', { order_id: order.id, version: 1 }))
  return order
}

/** Drafts and stores, for the demo's orders: they come without a call and its key. */
export async function createOrder(services: Services, caller: Caller, wish: z.output<typeof call.body>) {
  const draft = await draftOrder(services, caller, wish)
  return transaction(services, (work) => placeOrder(work, draft, wish.starts_at))
}
