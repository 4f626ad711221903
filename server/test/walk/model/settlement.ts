// What boosters earn by orders and tips, and what was paid out to them.
import type { PayoutRow, SettlementRow, ShareRow, TipRow } from './rows.ts'
import { mustBeReturnable } from './staff.ts'
import { Untrue } from './untrue.ts'
import type { World } from './world.ts'

/** An order ends: these are the shares of its boosters, or none if it runs again. */
export function takeSettlement(
  world: World,
  { order_id, kind }: SettlementRow,
  rows: readonly ShareRow[],
): void {
  const order = world.orders.get(order_id)
  if (!order) return
  for (const [booster, amount] of order.shares) world.earn(booster, 0 - amount)
  const now = kind === 'reversed' ? [] : rows.filter((row) => row.order_id === order_id)
  order.shares = new Map(now.map(({ booster_id, amount }) => [booster_id, amount]))
  order.given = new Map(order.shares)
  order.released = new Map(now.map(({ booster_id }) => [booster_id, false]))
  order.settled = kind !== 'reversed'
  order.hasEnded = true
  for (const [booster, amount] of order.shares) world.earn(booster, amount)
  world.touched.add(order_id)
  world.settling.add(order_id)
  if (now.length > 0)
    world.story.tell(
      `order {} is ${kind}: ${now.map(({ amount }) => amount).join(' + ')} to its boosters`,
      order_id,
    )
}

/** A tip is given, or a part of it refunded. */
export function takeTip(world: World, row: TipRow): void {
  const known = world.tips.get(row.id)
  if (row.given_at && !known) {
    world.tips.set(row.id, {
      id: row.id,
      order: row.order_id,
      booster: row.booster_id,
      amount: row.amount,
      payment: row.payment_id,
      left: row.amount,
      refunded: 0,
      released: false,
    })
    world.earn(row.booster_id, row.amount)
    world.story.tell(`the tip of ${row.amount} of order {} is the booster's`, row.order_id)
  }
  const tip = world.tips.get(row.id)
  const more = tip ? row.refunded - tip.refunded : 0
  if (!tip || more === 0) return
  if (more > tip.left)
    throw new Untrue(`Of a tip of which ${tip.left} are left ${more} were refunded`, row.order_id)
  tip.left -= more
  tip.refunded = row.refunded
  world.earn(row.booster_id, 0 - more)
}

/** A payout is sent, or comes back. */
export function takePayout(world: World, { id, booster_id, amount, status }: PayoutRow): void {
  const booster = world.boosters.get(booster_id)
  if (!booster) return
  if (status === 'sent') booster.sent.set(id, amount)
  else if (booster.sent.delete(id)) mustBeReturnable(world, id, booster_id)
  world.people.add(booster_id)
}
