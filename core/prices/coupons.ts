import type { OrderServiceId } from '#core/choices/order-config.ts'
import type { GameId, ServiceId } from '#core/games/game.ts'
import type { Discount } from './discounts.ts'

/** What a coupon deducts: percent (1 to 100), or an amount in minor units. */
export type CouponGives = { percent: number } | { amount: number }

/**
 * A coupon as staff created it, with the uses that are currently reserved. Instants are ISO 8601, amounts minor
 * units.
 */
export type Coupon = {
  enabled: boolean
  gives: CouponGives
  /** In percent; null keeps the cap of the price table. */
  cap: number | null
  validFrom: string | null
  validUntil: string | null
  /** The lowest list price of an order that can use it. */
  minimumOrder: number
  /** Empty means all. */
  games: readonly GameId[]
  services: readonly ServiceId[]
  uses: number
  /** Null means no limit. */
  useLimit: number | null
  perCustomer: number | null
}

/** What a coupon's rules need to know about an order and its customer. */
export type CouponOrder = {
  game: GameId
  service: OrderServiceId
  /** Minor units, before discounts. */
  listPrice: number
  /** Whether this order already holds one of the coupon's uses; the limits were checked when it was reserved. */
  holdsUse: boolean
  /** The customer's other uses of the coupon. */
  customersUses: number
}

export type CouponRefusal =
  | 'coupon_not_found'
  | 'coupon_not_valid_yet'
  | 'coupon_expired'
  | 'coupon_exhausted'
  | 'coupon_used_already'
  | 'coupon_not_for_this_order'
  | 'coupon_minimum_not_reached'

export const couponStates = ['active', 'scheduled', 'expired', 'exhausted', 'disabled'] as const
/** A coupon's current state, as staff see it. */
export type CouponState = (typeof couponStates)[number]

export const couponCodeLength = { least: 3, most: 32 } as const
/** Latin letters, digits and dashes between them. */
export const couponCodePattern = new RegExp(
  `^[A-Z0-9][A-Z0-9-]{${couponCodeLength.least - 2},${couponCodeLength.most - 2}}[A-Z0-9]$`,
)

/** A code as it is stored: trimmed and in capitals; null if it can't be one. */
export function couponCode(typed: string): string | null {
  const code = typed.trim().toUpperCase()
  return couponCodePattern.test(code) ? code : null
}

// Crockford's base 32 omits I, L, O and U, which are misread or spell words.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A code that can't be guessed (twelve letters, 60 bits), from 12 random bytes. */
export function couponCodeFrom(random: Uint8Array): string {
  const code = Array.from(random.subarray(0, 12), (byte) => letters[byte % 32]).join('')
  return `${code.slice(0, 4)}-${code.slice(4, 8)}-${code.slice(8)}`
}

/** The first rule that makes a coupon unusable, or the state in which it can be used. */
export function couponState(coupon: Coupon, now: string): CouponState {
  const at = Date.parse(now)
  if (!coupon.enabled) return 'disabled'
  if (coupon.validFrom !== null && at < Date.parse(coupon.validFrom)) return 'scheduled'
  if (coupon.validUntil !== null && at >= Date.parse(coupon.validUntil)) return 'expired'
  if (coupon.useLimit !== null && coupon.uses >= coupon.useLimit) return 'exhausted'
  return 'active'
}

const refusalOfState: Record<Exclude<CouponState, 'active'>, CouponRefusal> = {
  // A disabled coupon looks like one that does not exist, so nothing more is revealed.
  disabled: 'coupon_not_found',
  scheduled: 'coupon_not_valid_yet',
  expired: 'coupon_expired',
  exhausted: 'coupon_exhausted',
}

/** Why a coupon can't be used for an order at an instant, or null. The reasons have a fixed order. */
export function couponRefusal(coupon: Coupon | null, order: CouponOrder, now: string): CouponRefusal | null {
  if (!coupon) return 'coupon_not_found'
  const state = couponState(coupon, now)
  if (state !== 'active' && !(state === 'exhausted' && order.holdsUse)) return refusalOfState[state]
  if (!order.holdsUse && coupon.perCustomer !== null && order.customersUses >= coupon.perCustomer)
    return 'coupon_used_already'
  if (coupon.games.length > 0 && !coupon.games.includes(order.game)) return 'coupon_not_for_this_order'
  if (coupon.services.length > 0 && !coupon.services.some((each) => each === order.service))
    return 'coupon_not_for_this_order'
  return order.listPrice < coupon.minimumOrder ? 'coupon_minimum_not_reached' : null
}

/**
 * Whether a change of a coupon takes something from whoever owns it: it gives less or otherwise, for fewer orders, or for a
 * shorter time. Another kind of what it gives, or of its cap, can be less for some order.
 */
export function takesAway(before: Coupon, after: Coupon): boolean {
  return (
    (before.enabled && !after.enabled) ||
    givesLess(before.gives, after.gives) ||
    (before.cap !== after.cap && (before.cap === null || after.cap === null || after.cap < before.cap)) ||
    timeOf(after.validFrom, -Infinity) > timeOf(before.validFrom, -Infinity) ||
    timeOf(after.validUntil, Infinity) < timeOf(before.validUntil, Infinity) ||
    after.minimumOrder > before.minimumOrder ||
    narrows(before.games, after.games) ||
    narrows(before.services, after.services) ||
    (after.useLimit ?? Infinity) < (before.useLimit ?? Infinity) ||
    (after.perCustomer ?? Infinity) < (before.perCustomer ?? Infinity)
  )
}

function givesLess(before: CouponGives, after: CouponGives): boolean {
  if ('amount' in before) return !('amount' in after) || after.amount < before.amount
  return !('percent' in after) || after.percent < before.percent
}

const timeOf = (instant: string | null, without: number) => (instant === null ? without : Date.parse(instant))

/** Of lists in which none means all. */
function narrows<Each>(before: readonly Each[], after: readonly Each[]): boolean {
  if (after.length === 0) return false
  return before.length === 0 || before.some((each) => !after.includes(each))
}

/** A coupon as a discount of an order's price. */
export function couponDiscount({
  gives,
  cap,
  minimumOrder: minimum,
}: Pick<Coupon, 'gives' | 'cap' | 'minimumOrder'>): Discount {
  return { source: 'coupon', ...(cap !== null && { cap }), ...(minimum > 0 && { minimum }), ...gives }
}
