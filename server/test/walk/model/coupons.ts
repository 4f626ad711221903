// Law 5 for coupons: they give what staff decided, what one colleague can offer alone is limited (decision 0061), and each
// is used as often as orders hold it, and no more often than it can be.
import { type Given, usualCap } from './discount.ts'
import type { CouponForm, CouponRow, CouponUseRow } from './rows.ts'
import type { Published } from './state.ts'
import { Untrue } from './untrue.ts'
import type { World } from './world.ts'

/** What a coupon with a fixed amount can cost with all its uses, or a raffle with all its prizes, if one colleague offers it. */
export const mostOfCampaign = 100_000

/** What a coupon gives to whom. */
export type Offer = Given & { code: string; enabled: boolean; uses: number | null }

/** A coupon as a transaction left it. */
export function takeCoupon(world: World, row: CouponRow): void {
  const offer: Offer = {
    code: row.code,
    enabled: row.enabled,
    uses: row.use_limit,
    percent: row.percent,
    amount: row.amount,
    cap: row.cap,
    minimum: row.minimum_order,
  }
  world.couponCodes.set(row.id, row.code)
  world.usesSaid.set(row.code, row.uses)
  if (row.customer_id !== null) world.couponOwners.set(row.code, row.customer_id)
  const known = world.coupons.get(row.code)
  world.coupons.set(row.code, offer)
  if (!known || same(known, offer)) return
  world.story.tell(`the coupon ${row.code} gives ${inWords(offer)}`)
  for (const { id, coupon } of world.orders.values()) if (coupon?.code === row.code) world.editedSince.add(id)
}

/** An order uses a coupon from now on, in place of another. */
export function takeUse(world: World, { order_id, coupon_id }: CouponUseRow): void {
  const code = world.couponCodes.get(coupon_id) ?? coupon_id
  const owner = world.couponOwners.get(code)
  const customer = world.orders.get(order_id)?.customer
  if (owner !== undefined && owner !== customer)
    throw new Untrue('{} uses the coupon {} that {} won', customer, code, owner)
  if (owner !== undefined) world.crossings.add('a prize coupon is used')
  world.usedBy.set(order_id, code)
  world.touched.add(order_id)
}

/** Staff have decided what a coupon gives from now on: two of them, or one at this time. */
export function decideCoupon(world: World, form: CouponForm, alone: number | null): void {
  const { code, enabled, gives, cap, minimum_order: minimum, use_limit: uses } = form
  const percent = 'percent' in gives ? gives.percent : null
  const amount = 'amount' in gives ? gives.amount : null
  const offer: Offer = { code, enabled, uses, percent, amount, cap, minimum }
  world.decidedCoupons.set(code, offer)
  world.crossings.add(alone ? 'one colleague saves a coupon' : 'two colleagues save a coupon')
  const prices = alone ? pricesAt(world, alone) : []
  // A clock that went back before the walk began finds prices that the model doesn't know.
  if (enabled && prices.length > 0 && prices.every((each) => isBeyond(offer, each)))
    throw new Untrue(`One colleague alone offers the coupon ${code}: ${inWords(offer)}`)
}

/** A raffle gives a winner a coupon: over the amount, once, and no deeper than the shop's own part of a price. */
export function decidePrize(
  world: World,
  couponId: string,
  { amount, person, at }: { amount: number; person: string; at: number },
): void {
  const code = world.couponCodes.get(couponId) ?? ''
  const { cap = null } = world.coupons.get(code) ?? {}
  const prices = pricesAt(world, at)
  if (cap === null || (prices.length > 0 && prices.every(({ share }) => cap > 100 - share)))
    throw new Untrue(`{} won a coupon that takes ${cap} percent off`, person)
  if (world.couponOwners.get(code) !== person) throw new Untrue('{} won a coupon of somebody else', person)
  world.decidedCoupons.set(code, { code, enabled: true, uses: 1, percent: null, amount, cap, minimum: 0 })
}

/**
 * An order holds the use of its coupon while its price has a line for it, and for good once it is paid, until it is
 * cancelled; however many orders ask for the last one at once, and whatever becomes of their money.
 */
function checkUses(world: World): void {
  for (const id of world.touched) {
    const order = world.orders.get(id)
    const code = world.usedBy.get(id)
    const holds = order && order.status !== 'cancelled' && (order.paid || order.hasCoupon)
    for (const [each, holders] of world.holders)
      if (holders.delete(id) && order?.status === 'cancelled' && each === code)
        world.crossings.add(
          world.couponOwners.has(code) ? 'a prize coupon’s use comes back' : 'a coupon’s use comes back',
        )
    if (!holds || code === undefined) continue
    const holders = world.holders.get(code) ?? new Set()
    world.holders.set(code, holders.add(id))
    if (holders.size === world.coupons.get(code)?.uses) world.crossings.add('a coupon is used up')
  }
  for (const [code, { uses: most }] of world.coupons) {
    const uses = world.holders.get(code)?.size ?? 0
    if (most !== null && uses > most)
      throw new Untrue(`${uses} orders use the coupon ${code}, which can be used ${most} times`)
    if (uses !== world.usesSaid.get(code))
      throw new Untrue(
        `${uses} orders use the coupon ${code}, and its page counts ${world.usesSaid.get(code)}`,
      )
  }
}

/** Each coupon gives what was decided last. */
export function checkCoupons(world: World): void {
  checkUses(world)
  for (const [code, offer] of world.coupons) {
    const decided = world.decidedCoupons.get(code)
    if (!decided || !same(decided, offer))
      throw new Untrue(
        `The coupon ${code} gives ${inWords(offer)}, and staff decided ${decided ? inWords(decided) : 'nothing'}`,
      )
  }
}

/**
 * The prices that were in effect at a time: the latest until then, a later one of which nobody knows whether it came
 * through, and those before if it was published so lately that a process may not have heard of it.
 */
function pricesAt({ published, certain, story }: World, at: number): Published[] {
  const until = [...published].filter(([, prices]) => prices.at <= at)
  const heard = until.filter(
    ([version, { step }]) => certain.has(version) && step < story.step - hearingSteps,
  )
  const latest = Math.max(...heard.map(([version]) => version))
  return until.filter(([version]) => version >= latest).map(([, prices]) => prices)
}

const hearingSteps = 20

/** Whether an offer leaves nothing of an order beside share and cashback, or costs too much with all its uses. */
function isBeyond({ percent, amount, cap, minimum, uses }: Offer, { share, levels }: Published): boolean {
  const ofOrder = amount === null ? (percent ?? 0) : minimum === 0 ? 100 : (100 * amount) / minimum
  const off = Math.min(ofOrder, cap ?? usualCap)
  const back = Math.max(...levels.map((level) => level.percent))
  if (100 - off - share - back <= 0) return true
  return amount !== null && (uses === null || amount * uses > mostOfCampaign)
}

const same = (one: Offer, other: Offer) => inWords(one) === inWords(other)

function inWords({ enabled, percent, amount, cap, minimum, uses }: Offer): string {
  if (!enabled) return 'nothing'
  const what = percent === null ? `${amount}` : `${percent} percent`
  return `${what}, at most ${cap ?? usualCap} percent, from ${minimum}, ${uses ?? 'any number of'} times`
}
