// What staff raise the share of a waiting order to: seen by two beyond the limit, it leaves the shop its part, and is paid to
// whoever takes the order (decision 0110).
import type { OrderRow, ProposalRow } from './rows.ts'
import { type Order, sum } from './state.ts'
import { Untrue } from './untrue.ts'
import type { World } from './world.ts'

/** What one colleague can add alone to what the clock gives. */
const alone = 1_000
/** What an order leaves the shop at least, in percent. */
const shopKeeps = 10
const minute = 60_000

/** What a share of so many percent gives boosters beyond the one of the sale; minor units. */
function raiseTo({ quote, total }: Pick<OrderRow, 'quote' | 'total'>, percent: number): number {
  const list = sum(quote.lines.filter(({ kind }) => kind !== 'discount'))
  const at = (each: number) => Math.min(Math.round((list * each) / 100), total)
  return Math.min(at(percent) - at(quote.share?.percent ?? percent), total - quote.boosterShare)
}

/** The share by the clock: a step for each ten minutes after the twenty-five in which all boosters are asked. */
function byClock({ quote, searching_at }: OrderRow, at: number): number {
  const { percent, step, most } = quote.share ?? { percent: 0, step: 0, most: 0 }
  if (searching_at === null) return percent
  const steps = Math.floor((at - Date.parse(searching_at) - 25 * minute) / (10 * minute))
  return Math.max(percent, Math.min(percent + step * steps, most))
}

/** Staff want to raise a share, or have: the amount that counts is what it gives beyond the share of that moment. */
export function checkRaise(
  world: World,
  { order_id, wish, amount, asked_at, asked_by, ...row }: ProposalRow,
) {
  const order = world.orders.get(order_id ?? '')
  if (!order?.row || wish.percent === undefined) return
  const known = order.row
  const asked = Date.parse(asked_at)
  const isAlone = row.decided_by === asked_by
  const now = Math.max(byClock(known, asked), order.raisedTo)
  const due = raiseTo(known, wish.percent) - raiseTo(known, now)
  if ((isAlone || row.state === 'waiting') && amount !== due)
    throw new Untrue(`A raise of the share of {} gives ${due}, and ${amount} are counted`, order.id)
  if (row.state !== 'done') return
  const decided = Date.parse(row.decided_at ?? '')
  const byHand = raiseTo(known, wish.percent) - raiseTo(known, byClock(known, decided))
  if (isAlone && byHand > alone)
    throw new Untrue(`One colleague alone adds ${byHand} to what boosters get of {}`, order.id)
  checkLeft(world, order, known, wish.percent)
  order.raisedTo = wish.percent
}

/** Beside its boosters and the cashback that it promises, an order leaves the shop its part. */
function checkLeft(world: World, order: Order, row: OrderRow, percent: number): void {
  const promised = Math.min(Math.round((row.total * order.percent) / 100), row.total - row.booster_share)
  const left = row.total - row.quote.boosterShare - raiseTo(row, percent)
  if (left - (world.guests.has(order.customer) ? 0 : promised) < Math.round((row.total * shopKeeps) / 100))
    throw new Untrue(`A share of ${percent} percent leaves the shop ${left} of {}`, order.id)
}

/** A booster takes an order: they get at least what staff had raised its share to. */
export function checkTaken(world: World, order: Order, row: OrderRow): void {
  if (row.booster_id === null || row.booster_id === order.booster || order.raisedTo === 0) return
  const due = row.quote.boosterShare + raiseTo(row, order.raisedTo)
  if (row.booster_share < due)
    throw new Untrue(`The booster of {} gets ${row.booster_share}, it was raised to ${due}`, row.id)
  world.crossings.add('a booster takes an order whose share was raised')
}
