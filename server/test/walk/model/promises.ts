// Law 4: what was promised with the sale is kept, whatever staff publish and edit afterwards.
import { discountBy, type Given } from './discount.ts'
import { takeCompletion } from './freezing.ts'
import { checkTaken } from './raises.ts'
import type { CashbackRow, OrderRow, ReceiptRow } from './rows.ts'
import { type Order, type Published, sum, unseen } from './state.ts'
import { Untrue } from './untrue.ts'
import type { World } from './world.ts'

/** Staff published prices with these levels of cashback. */
export function published(
  world: World,
  version: number,
  { certainty, ...prices }: Published & { certainty: 'perhaps' | 'certainly' },
): void {
  if (certainty === 'perhaps' && world.certain.has(version)) return
  // A clock that went back doesn't bring a version before the one that it is based on.
  const at = Math.max(prices.at, world.published.get(version - 1)?.at ?? 0)
  world.published.set(version, { ...prices, at, step: world.story.step })
  if (certainty === 'certainly') world.certain.add(version)
}

/** A customer is about to apply a coupon to an order, with what it gives today. */
export function wishes(world: World, orderId: string, code: string): void {
  const offer = world.coupons.get(code)
  if (offer) world.wishedCoupons.set(orderId, [...(world.wishedCoupons.get(orderId) ?? []), offer])
}

/** An order as a transaction left it: its discount is the promised one. */
export function takeOrder(world: World, row: OrderRow): void {
  const order = world.orders.get(row.id) ?? { ...unseen(), id: row.id, customer: row.customer_id }
  world.touched.add(row.id)
  world.subjects.add(row.id)
  if (order.status !== row.status || order.total !== row.total)
    world.story.tell(`order {} of {} is ${row.status} at ${row.total}`, row.id, row.customer_id)
  promised(world, order, row)
  if (!order.paid && row.paid_at) {
    order.version = row.price_version
    order.percent = percentFor(world, order, row.price_version)
  }
  if (row.paid_at) checkShare(world, order, row)
  checkTaken(world, order, row)
  if (row.status === 'completed' && order.status !== 'completed') takeCompletion(world, order)
  Object.assign(order, {
    status: row.status,
    total: row.total,
    share: row.booster_share,
    booster: row.booster_id,
    closed: row.closed_at !== null,
    hasCoupon: row.quote.lines.some((line) => line.kind === 'discount' && line.source === 'coupon'),
    frozen: row.frozen_at !== null,
    paid: row.paid_at !== null,
    row,
  })
}

/** The boosters' part is the percentage of the list price that was published when the order was sold. */
function checkShare(world: World, order: Order, row: OrderRow): void {
  const prices = world.published.get(order.version)
  if (!prices) return
  const { lines, parts, boosterShare: share } = row.quote
  const list = sum(lines.filter(({ kind }) => kind !== 'discount'))
  const due = Math.min(Math.round((list * prices.share) / 100), row.total)
  // What boosters have earned before a change stays theirs.
  if (share < due || (share > due && !parts))
    throw new Untrue(`The boosters' part of {} is ${share} and was sold as ${due}`, order.id, order.customer)
  const present = world.published.get(Math.max(...world.published.keys()))
  if (order.paid && order.total !== row.total && present && present.share !== prices.share)
    world.crossings.add('another share is published between sale and change')
}

/** The tax of each paper about an order is the one of its sale. */
export function takeReceipt(world: World, { order_id, content }: ReceiptRow): void {
  if (order_id === null || content.subject === 'tip') return
  if (!world.taxOf.has(order_id)) world.taxOf.set(order_id, world.tax)
  const due = world.taxOf.get(order_id)
  if (JSON.stringify(content.vat) !== JSON.stringify(due))
    throw new Untrue(
      `A paper of order {} has the tax ${JSON.stringify(content.vat)}, its sale had ${JSON.stringify(due)}`,
      order_id,
    )
  if (JSON.stringify(due) !== JSON.stringify(world.tax))
    world.crossings.add('another tax is set between sale and a later paper')
}

/** The discount is the one that was sold, as long as the order is not below its minimum. */
function promised(world: World, order: Order, row: OrderRow): void {
  const { lines, parts } = row.quote
  const list = sum(lines.filter(({ kind }) => kind !== 'discount'))
  const off = 0 - sum(lines.filter(({ kind }) => kind === 'discount'))
  const hasCoupon = lines.some((line) => line.kind === 'discount')
  const wished = world.wishedCoupons.get(order.id) ?? []
  // A wish that was refused because of its minimum can have the same discount.
  const isGiven = (each: Given) => list >= each.minimum && discountBy(each, list) === off
  if (!order.paid) order.coupon = hasCoupon ? (wished.findLast(isGiven) ?? null) : null
  const { coupon } = order
  const isChange = order.paid && order.total !== row.total
  if (isChange && coupon) {
    world.crossings.add('a coupon’s order is changed')
    if (world.couponOwners.has(coupon.code)) world.crossings.add('a prize coupon’s order is changed')
    if (!order.couponOver && list < coupon.minimum)
      world.crossings.add('a change falls below a coupon’s minimum')
    if (world.editedSince.has(order.id)) world.crossings.add('a coupon is edited between sale and change')
  }
  if (coupon && list < coupon.minimum) order.couponOver = true
  const due = coupon && !order.couponOver ? discountBy(coupon, list) : 0
  // What boosters have earned limits a discount, so with recorded games it can be less.
  if (off > due || (!parts && off !== due))
    throw new Untrue(`The discount on ${list} is ${off} and was sold as ${due}`, order.id, order.customer)
}

function percentFor(world: World, order: Order, version: number): number {
  const turnover = sum(
    [...world.orders.values()]
      .filter(
        ({ id, customer, status }) =>
          id !== order.id && customer === order.customer && status === 'completed',
      )
      .map(({ id }) => ({ amount: world.keptOf(id) })),
  )
  const reached = (world.published.get(version)?.levels ?? []).filter(({ from }) => from <= turnover)
  return reached.at(-1)?.percent ?? 0
}

/** What comes back of a completed order: the percentage that was promised, never more than the shop keeps of it. */
export function takeCashback(world: World, orderId: string, row: CashbackRow | undefined): void {
  const order = world.orders.get(orderId)
  if (!order) return
  const kept = world.keptOf(orderId)
  const isNews = world.settling.has(orderId) || row !== undefined
  const share = order.total > 0 ? Math.round((order.share * kept) / order.total) : 0
  const due =
    order.status === 'completed'
      ? Math.max(0, Math.min(Math.round((kept * order.percent) / 100), kept - share))
      : 0
  const now = row?.amount ?? order.cashback
  const purse = world.purseOf(order.customer)
  const about = [orderId, order.customer]
  if (now > order.cashback) {
    if (now !== due)
      throw new Untrue(
        `Cashback is ${now}, promised were ${order.percent} percent: ${due} of ${kept}`,
        ...about,
      )
    purse.receive(null, now - order.cashback)
    world.owing.add(purse)
    world.story.tell(`{} gets a cashback of ${now - order.cashback} for order {}`, order.customer, orderId)
  } else if (due > order.cashback && isNews && !world.guests.has(order.customer)) {
    throw new Untrue(`Cashback of order {} is ${now}, promised were ${due}`, ...about)
  } else if (order.cashback > due && isNews) {
    const wanted = Math.min(order.cashback - due, purse.balance)
    if (order.cashback - now !== wanted)
      throw new Untrue(
        `Of a cashback of ${order.cashback} ${order.cashback - now} were taken back, ${wanted} could be`,
        ...about,
      )
    purse.lose(null, wanted)
    world.crossings.add('cashback is taken back')
    world.story.tell(`${wanted} of the cashback of order {} are taken back from {}`, orderId, order.customer)
  }
  order.cashback = now
}
