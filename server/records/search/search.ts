import type { Contract } from '#contract/contract.ts'
import { roleOf } from '#core/people/people.ts'
import { holds } from '#core/people/permissions.ts'
import { couponState } from '#core/prices/coupons.ts'
import { couponOf } from '#server/money/coupons/coupon-store.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import {
  type FoundOrder,
  type FoundPerson,
  findCodes,
  findNamed,
  findOrders,
  findOwnOrders,
} from './search-store.ts'

type Found = Contract['search']['reply']['data']

/** What the caller may open of what a text leads to: each permission opens its own part, and everyone their own orders. */
export async function search(services: Services, caller: Caller, q: string): Promise<Found> {
  const { db, payments, now } = services
  const seesAll = holds(caller, 'EditOrders')
  const [orders, people, coupons] = await Promise.all([
    seesAll ? findOrders(db, q, [...payments.keys()]) : findOwnOrders(db, q, caller.id),
    holds(caller, 'EditUsers') ? findNamed(db, q) : [],
    holds(caller, 'EditStore') ? findCodes(db, q) : [],
  ])
  const at = now().toISOString()
  return {
    orders: orders.map((order) => orderView(order, { seesAll, ownId: caller.id })),
    people: people.map(personView),
    coupons: coupons.map((row) => ({ code: row.code, state: couponState(couponOf(row), at) })),
  }
}

function orderView(
  order: FoundOrder,
  { seesAll, ownId }: { seesAll: boolean; ownId: string },
): Found['orders'][number] {
  const { id, number, config, coach, status, created_at, customer, booster, in_game_name, found_by } = order
  return {
    order_id: id,
    number,
    config,
    coach,
    status,
    created_at: created_at.toISOString(),
    customer: seesAll ? customer : null,
    booster: seesAll ? booster : null,
    in_game_name: seesAll || order.customer_id === ownId ? in_game_name : null,
    found_by,
  }
}

function personView({
  id,
  username,
  email,
  banned_at,
  found_by,
  ...person
}: FoundPerson): Found['people'][number] {
  return {
    user_id: id,
    username,
    email,
    role: person.kind === 'guest' ? 'guest' : roleOf(person.permissions),
    banned: banned_at !== null,
    found_by,
  }
}
