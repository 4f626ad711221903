import { defaultConfig, type OrderConfig } from '#core/choices/order-config.ts'
import { kindOf } from '#core/orders/kinds.ts'
import type { OrderStatus } from '#core/orders/lifecycle.ts'
import { demoPriceTable } from '#core/prices/price-table.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import { saveDetails } from '#server/money/payouts/save-details.ts'
import { presentPrices } from '#server/money/prices/price-table-store.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { insertCoupon } from '../coupons.ts'
import { insertBooster, insertCustomer, insertStaff, insertSupply, type TestServices } from '../factories.ts'
import { publishLevels } from '../levels.ts'
import { fund } from '../payments.ts'
import { earn, holder, iban } from '../payouts.ts'
import type { Chance } from './chance.ts'
import { Model } from './model/model.ts'
import { Outside } from './model/outside.ts'
import type { Telling } from './stories/telling.ts'

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
  /** The customers that something happens to at random. */
  customers: Caller[]
  /** All customers of the walk. */
  people: Map<string, Caller>
  boosters: readonly Caller[]
  staff: Caller
  /** The second person whom staff need beyond their limits. */
  colleague: Caller
  /** The ids of the newest orders, oldest first. */
  orders: string[]
  /** The stories that are being told, side by side. */
  stories: Telling[]
  model: Model
  outside: Outside
}

const newestOrders = 16
const newestCustomers = 12
/** So many of them, the first ones, have more than they can spend. */
export const rich = 4

export async function openShop(opened: TestServices, chance: Chance): Promise<Shop> {
  const outside = new Outside()
  const services = { ...opened, config: { ...opened.config }, payments: new Map([[outside.name, outside]]) }
  await publishLevels(services)
  await insertSupply(services)
  const people = new Map<string, Caller>()
  const gifts = new Map<string, number>()
  for (let i = 0; i < newestCustomers; i++) {
    const customer = await insertCustomer(services, { verified_at: services.now() })
    people.set(customer.id, customer)
    if (i >= rich) continue
    await fund(services, customer.id, 1_000_000_000)
    gifts.set(customer.id, 1_000_000_000)
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
  const colleague = await insertStaff(services, ['EditOrders', 'FullAccess', 'EditUsers', 'EditStore'])
  for (const [at, form] of couponForms.entries())
    await insertCoupon(services, { ...form, code: `WALK-${at + 1}`, per_customer: null })
  const model = new Model(services.db)
  await model.begin({ gifts, boosters: new Map(boosters.map(({ id }) => [id, 100_000])) })
  const { version } = await presentPrices(services)
  model.published(version, {
    at: services.now().getTime(),
    share: demoPriceTable.boosterShare,
    levels: demoSteps,
  })
  model.taxed(services.config.vat)
  const customers = [...people.values()]
  return {
    services,
    chance,
    customers,
    people,
    boosters,
    staff,
    colleague,
    orders: [],
    stories: [],
    model,
    outside,
  }
}

/** From which turnover how many percent come back, as the shop has published it. */
const demoSteps = [
  { from: 0, percent: 2 },
  { from: 15_000, percent: 3 },
  { from: 40_000, percent: 5 },
]

const couponForms = [
  { gives: { percent: 20 } },
  { gives: { percent: 30 }, minimum_order: 3_000 },
  { gives: { amount: 1_000 }, minimum_order: 4_000 },
  { gives: { percent: 45 }, cap: 50, minimum_order: 2_000 },
] as const

/** A new customer of the walk, with nothing. */
export async function newCustomer(
  { services, people, customers }: Shop,
  columns: Parameters<typeof insertCustomer>[1] = {},
): Promise<Caller> {
  const customer = await insertCustomer(services, { verified_at: services.now(), ...columns })
  people.set(customer.id, customer)
  customers.push(customer)
  if (customers.length > newestCustomers) customers.splice(rich, customers.length - newestCustomers)
  return customer
}

/** An order that things happen to from now on. */
export function noteOrder({ orders }: Shop, id: string): void {
  if (!orders.includes(id)) orders.push(id)
  if (orders.length > newestOrders) orders.splice(0, orders.length - newestOrders)
}

/**
 * Something that happens, with services that may fail in the middle of it. It answers false when there was nothing that it
 * could happen to.
 */
export type Act = ((shop: Shop) => Promise<unknown>) & {
  /** The kind of step that it is, if a story takes it. */
  step?: string
  /** What happens right before it, in the same step. */
  scene?: readonly Act[]
}

/** One kind of thing that can happen: how often, and how; or how it is found out what happens next. */
export type Step = { weight: number } & ({ run: Act } | { next: (shop: Shop) => Promise<Act> })

/** A step on one of the newest orders. Some have another status than it needs: these must be refused. */
export const onOrder =
  (suitable: readonly OrderStatus[], take: (shop: Shop, order: OrderRow) => Promise<unknown>): Act =>
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

export function customerOf({ people }: Shop, order: OrderRow): Caller {
  const found = people.get(order.customer_id)
  if (!found) throw new Error(`Order ${order.id} has a stranger as its customer`)
  return found
}

/** Mostly the order's own booster, sometimes another one, who must be refused. */
export function someBooster({ boosters, chance }: Shop, order: OrderRow): Caller {
  const own = boosters.find(({ id }) => id === order.booster_id)
  return own && chance.happens(0.95) ? own : chance.of(boosters)
}
