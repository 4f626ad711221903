// What staff do with orders that wait: raise their share, or cancel several of them together.
import { randomUUID } from 'node:crypto'
import type { OrderRow } from '#server/kernel/order-row.ts'
import { beginBulk } from '#server/orders/bulk/begin-bulk.ts'
import { carryOutBulk } from '#server/orders/bulk/carry-out-bulk.ts'
import { weighBulk } from '#server/orders/bulk/weigh-bulk.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { onOrder, type Shop, type Step } from './shop.ts'
import { someStaff, want } from './staff-steps.ts'

/** Staff raise what the booster of an order will get: a little, or more than one of them can, or than the shop has. */
export function raise(shop: Shop, order: OrderRow): Promise<unknown> {
  const { chance, boosters } = shop
  const percent = (order.quote.share?.percent ?? 60) + chance.of([4, 12, 12, 15, 20, 45])
  const personId = chance.of([order.customer_id, chance.of(boosters).id])
  return want(shop, 'raise_share', { wish: { order_id: order.id, percent }, personId })
}

/** Staff cancel orders together, with what their page shows; without ids, some of the newest that can be. */
export async function cancelTogether(shop: Shop, ids?: readonly string[]): Promise<unknown> {
  const { services, chance, orders } = shop
  const rows = await services.db
    .selectFrom('orders')
    .select(['id', 'version', 'customer_id'])
    .where('id', 'in', ids ?? [...orders, randomUUID()])
    .where('status', 'in', ['not_paid', 'waiting_for_account', 'waiting_for_booster'])
    .orderBy('number')
    .execute()
  const chosen = ids ? rows : rows.filter(() => chance.happens(0.4))
  if (chosen.length === 0) return false
  const by = someStaff(shop, chance.of(chosen).customer_id)
  const about = {
    action: 'cancel' as const,
    chosen: { orders: chosen.map(({ id, version }) => ({ order_id: id, version })) },
  }
  const { count, fits, amount } = await weighBulk(services, by, about)
  if (fits === 0) return false
  const run = { ...about, run_id: randomUUID(), count, fits, amount, reason: 'A walk', booster_id: undefined }
  await transaction(services, (work) => beginBulk(work, by, run))
  return handled(shop)
}

/** All runs that have begun are carried out to their end, as far as no fault meets it. */
export async function handled({ services }: Shop): Promise<true> {
  while ((await carryOutBulk(services)) > 0);
  return true
}

export const waitingSteps: Readonly<Record<string, Step>> = {
  raise: { weight: 3, run: onOrder(['waiting_for_booster'], raise) },
  cancelTogether: { weight: 2, run: (shop) => cancelTogether(shop) },
}
