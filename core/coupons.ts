import type { OrderServiceId } from './choices/order-config.ts'
import type { GameId, ServiceId } from './games/game.ts'
import type { Discount } from './prices/discounts.ts'

/** What a coupon takes off: percent (1 to 100), or an amount in minor units. */
export type CouponGives = { percent: number } | { amount: number }

/** A coupon as staff made it, with the uses that are reserved now. Instants are ISO 8601, amounts minor units. */
export type Coupon = {
  enabled: boolean
  gives: CouponGives
  /** In percent; null keeps the cap of the price table. */
  cap: number | null
  validFrom: string | null
  validUntil: string | null
  /** The least list price of an order. */
  minimumOrder: number
  /** Empty means all. */
  games: readonly GameId[]
  services: readonly ServiceId[]
  uses: number
  /** Null means as many as like. */
  useLimit: number | null
  perCustomer: number | null
}

/** What a coupon asks of an order and of who makes it. */
export type CouponOrder = {
  game: GameId
  service: OrderServiceId
  /** Minor units, before discounts. */
  listPrice: number
  /** Whether this order holds one of the coupon's uses already: limits were checked when it took it. */
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
/** How a coupon stands now, as staff see it. */
export type CouponState = (typeof couponStates)[number]

export const shortestCouponCode = 3
export const mostCouponCode = 32
/** Latin letters, digits and dashes between them. */
export const couponCodePattern = new RegExp(
  `^[A-Z0-9][A-Z0-9-]{${shortestCouponCode - 2},${mostCouponCode - 2}}[A-Z0-9]$`,
)

/** A code as it is kept: trimmed and in capitals; null for what can't be one. */
export function couponCode(typed: string): string | null {
  const code = typed.trim().toUpperCase()
  return couponCodePattern.test(code) ? code : null
}

// Crockford's base 32: without I, L, O and U, which are misread or spell words.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A code that nobody guesses (twelve letters, 60 bits), from 12 random bytes. */
export function couponCodeFrom(random: Uint8Array): string {
  const code = Array.from(random.subarray(0, 12), (byte) => letters[byte % 32]).join('')
  return `${code.slice(0, 4)}-${code.slice(4, 8)}-${code.slice(8)}`
}

/** The first word that stands between a coupon and its use, or the state in which it can be used. */
export function couponState(coupon: Coupon, now: string): CouponState {
  const at = Date.parse(now)
  if (!coupon.enabled) return 'disabled'
  if (coupon.validFrom !== null && at < Date.parse(coupon.validFrom)) return 'scheduled'
  if (coupon.validUntil !== null && at >= Date.parse(coupon.validUntil)) return 'expired'
  if (coupon.useLimit !== null && coupon.uses >= coupon.useLimit) return 'exhausted'
  return 'active'
}

const refusalOfState: Record<Exclude<CouponState, 'active'>, CouponRefusal> = {
  // A disabled coupon is as good as none: nothing more is said.
  disabled: 'coupon_not_found',
  scheduled: 'coupon_not_valid_yet',
  expired: 'coupon_expired',
  exhausted: 'coupon_exhausted',
}

/** Why a coupon can't be used for an order at an instant, in a fixed order of reasons, or null. */
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

/** A coupon as a discount of an order's price. */
export function couponDiscount({ gives, cap }: Pick<Coupon, 'gives' | 'cap'>): Discount {
  return { source: 'coupon', ...(cap !== null && { cap }), ...gives }
}
