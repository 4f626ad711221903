// While a bank decides, what its payment's money bought waits, with shares and tips (decision 0059).
import type { ShareRow, TipRow } from './rows.ts'
import { type Bank, type Order, type Payment, sum } from './state.ts'
import { Untrue } from './untrue.ts'
import type { World } from './world.ts'

/** What a payment's money bought or tipped from a balance, and what can still be stopped of that. */
export function boughtWith(world: World, payment: Payment): Order[] {
  const bought = [...world.payments.values()]
    .filter((each) => each.order !== payment.order && spentOn(each, payment) > 0)
    .map((each) => ({ each, order: world.orders.get(each.order ?? '') }))
    .flatMap(({ each, order }) => (order && isStoppable(world, order, each) ? order : []))
  return [...new Set(bought)].toSorted((one, two) => (one.id < two.id ? -1 : 1))
}

function spentOn(by: Payment, payment: Payment): number {
  return sum(by.bought.filter(({ coin }) => coin.origin === payment.id))
}

function isStoppable(world: World, order: Order, by: Payment): boolean {
  if (by.kind !== 'tip') return !order.closed || [...order.released.values()].includes(false)
  const tip = world.tipOf(by)
  return tip !== undefined && !tip.released && tip.left > 0
}

/** These orders wait as long as the bank's question is open, and after a loss until their customer owes nothing. */
export function freeze(world: World, bank: Bank, orders: readonly Order[], as: 'frozen' | 'owed'): void {
  for (const { id } of orders) {
    bank.froze.add(id)
    world.orders.get(id)?.repaid.delete(bank)
    world.touched.add(id)
    world.crossings.add(`what charged-back money bought is ${as}`)
    world.story.tell('order {} waits: a bank asks for the money that bought it', id)
  }
}

/** Held tips that a lost payment gave come back to the balance, from where the bank takes them. */
export function takeHeldTips(world: World, payment: Payment, orders: readonly Order[], most: number): void {
  let due = most
  for (const { id } of orders) {
    const tip = [...world.tips.values()].find(({ order }) => order === id)
    if (!tip?.payment || tip.released) continue
    const by = world.paymentOf(tip.payment)
    const amount = Math.min(due, spentOn(by, payment), tip.left)
    if (amount === 0) continue
    due -= amount
    world.purseOfPayment(payment).takeBack(by.bought, amount)
    by.cameBack += amount
    tip.left -= amount
    tip.refunded += amount
    world.earn(tip.booster, 0 - amount)
    world.crossings.add('a held tip pays what its bank takes')
  }
}

/** A share of an order as a transaction left it. */
export function takeShare(world: World, row: ShareRow): void {
  const order = world.orders.get(row.order_id)
  if (!order) return
  const was = order.released.get(row.booster_id)
  order.released.set(row.booster_id, row.released_at !== null)
  if (was === false && row.released_at !== null) mustNotWait(world, order, 'A share is released')
}

/** A tip as a transaction left it. */
export function takeRelease(world: World, row: TipRow): void {
  const tip = world.tips.get(row.id)
  const order = world.orders.get(row.order_id)
  if (!tip || !order || tip.released || row.released_at === null) return
  tip.released = true
  mustNotWait(world, order, 'A tip is released')
}

/** An order is completed: it must not be one that waits, nor one whose customer owes what bought it. */
export function takeCompletion(world: World, order: Order): void {
  mustNotWait(world, order, 'An order is completed')
  if (isOwed(world, order) && owes(world, order))
    throw new Untrue('Order {} is completed, and its customer owes what bought it', order.id, order.customer)
}

function mustNotWait(world: World, order: Order, what: string): void {
  if (isWithBank(world, order))
    throw new Untrue(`${what} while a bank decides about the money of order {}`, order.id, order.customer)
}

/** An order is frozen while a bank decides about its money or its customer owes it, and isn't without a reason. */
export function checkFrozen(world: World, id: string): void {
  const order = world.orders.get(id)
  if (!order) return
  const waits = isWithBank(world, order)
  if (waits && !order.frozen)
    throw new Untrue('A bank decides about the money of order {}, and it goes on', id, order.customer)
  if (!order.frozen && isOwed(world, order)) {
    if (owes(world, order))
      throw new Untrue('Order {} goes on, and its customer owes what bought it', id, order.customer)
    for (const { bank } of lossesOf(world, order)) order.repaid.add(bank)
  }
  if (
    order.frozen &&
    !waits &&
    (order.settled || !(isLost(world, order) || lossesOf(world, order).length > 0))
  )
    throw new Untrue('Order {} is frozen, and no bank has its money', id, order.customer)
}

const questions = (world: World) =>
  [...world.chargedBack].flatMap((payment) => (payment.bank ? { payment, bank: payment.bank } : []))

function isWithBank(world: World, { id }: Order): boolean {
  return questions(world).some(
    ({ bank }) => bank.status === 'open' && (bank.order === id || bank.froze.has(id)),
  )
}

function isLost(world: World, { id }: Order): boolean {
  return questions(world).some(
    ({ bank, payment }) => bank.status === 'lost' && bank.order === id && payment.joined,
  )
}

/** Whether a bank took the money that bought an order, and its customer hasn't paid the shop since. */
function isOwed(world: World, order: Order): boolean {
  return !order.settled && lossesOf(world, order).some(({ bank }) => !order.repaid.has(bank))
}

function lossesOf(world: World, { id }: Order) {
  return questions(world).filter(({ bank }) => bank.status === 'lost' && bank.froze.has(id))
}

const owes = (world: World, { customer }: Order) => world.purseOf(customer).debt > 0
