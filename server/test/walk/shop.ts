import { defaultConfig, type OrderConfig } from '#core/choices/order-config.ts'
import { kindOf } from '#core/orders/kinds.ts'
import type { OrderStatus } from '#core/orders/lifecycle.ts'
import type { Caller } from '../../http/route.ts'
import type { OrderRow } from '../../orders/kernel/order-row.ts'
import { saveDetails } from '../../payouts/save-details.ts'
import { insertBooster, insertCustomer, insertStaff, type TestServices } from '../factories.ts'
import { publishLevels } from '../levels.ts'
import { fund } from '../payments.ts'
import { earn, holder, iban } from '../payouts.ts'
import type { Chance } from './chance.ts'

/** What people order in a walk: a climb, one played together, and counted games, in three games. */
export const orderable: readonly OrderConfig[] = [
  defaultConfig('league-of-legends', 'elo-boost'),
  defaultConfig('league-of-legends', 'duo-boost'),
  defaultConfig('valorant', 'elo-boost'),
  defaultConfig('valorant', 'win-boost'),
  defaultConfig('wild-rift', 'elo-boost'),
  defaultConfig('league-of-legends', 'placement-boost'),
]

/** The people of a walk and the orders that something can still happen to. */
export type Shop = {
  services: TestServices
  chance: Chance
  customers: readonly Caller[]
  boosters: readonly Caller[]
  staff: Caller
  /** The second person that large payouts need. */
  colleague: Caller
  /** The ids of the newest orders, oldest first. */
  orders: string[]
}

export async function openShop(services: TestServices, chance: Chance): Promise<Shop> {
  await publishLevels(services)
  const customers: Caller[] = []
  for (let i = 0; i < 12; i++) {
    const customer = await insertCustomer(services)
    await fund(services, customer.id, 1_000_000_000)
    customers.push(customer)
  }
  const filters = [...new Set(orderable.map((config) => kindOf(config).filter))]
  const boosters: Caller[] = []
  for (let i = 0; i < 8; i++)
    boosters.push(await insertBooster(services, { filters, soloLimit: 50, duoLimit: 50 }))
  for (const booster of boosters) {
    await saveDetails(services, booster, { holder, iban, bic: '' })
    await earn(services, booster.id, 100_000)
  }
  const staff = await insertStaff(services, ['EditOrders', 'FullAccess', 'EditUsers', 'EditStore'])
  const colleague = await insertStaff(services, ['FullAccess'])
  return { services, chance, customers, boosters, staff, colleague, orders: [] }
}

/** One thing that can happen: how often, and how. It answers false when there was nothing that it could happen to. */
export type Step = { weight: number; run: (shop: Shop) => Promise<unknown> }

/** A step on one of the newest orders. Some have another status than it needs: these must be refused. */
export const onOrder =
  (suitable: readonly OrderStatus[], take: (shop: Shop, order: OrderRow) => Promise<unknown>): Step['run'] =>
  async (shop) => {
    const order = await someOrder(shop, suitable)
    return order ? take(shop, order) : false
  }

/** One of the shop's orders, as it is now: mostly one with a status that suits the step, sometimes any. */
export async function someOrder(
  { services, chance, orders }: Shop,
  suitable: readonly OrderStatus[],
): Promise<OrderRow | undefined> {
  if (orders.length === 0) return undefined
  const rows = await services.db
    .selectFrom('orders')
    .selectAll()
    .where('id', 'in', orders)
    .orderBy('number')
    .execute()
  const fitting = chance.happens(0.85) ? rows.filter(({ status }) => suitable.includes(status)) : rows
  return fitting.length > 0 ? chance.of(fitting) : undefined
}

export function customerOf({ customers }: Shop, order: OrderRow): Caller {
  const found = customers.find(({ id }) => id === order.customer_id)
  if (!found) throw new Error(`Order ${order.id} has a stranger as its customer`)
  return found
}

/** Mostly the order's own booster, sometimes another one, who must be refused. */
export function someBooster({ boosters, chance }: Shop, order: OrderRow): Caller {
  const own = boosters.find(({ id }) => id === order.booster_id)
  return own && chance.happens(0.95) ? own : chance.of(boosters)
}
