import { dayMs } from '#core/base/durations.ts'
import type { CouponForm } from '#server/money/coupons/coupon-view.ts'
import { createCoupon } from '#server/money/coupons/create-coupon.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'

/**
 * The demo's three coupons, each for another case: a percentage for all, an amount with limits, one that starts
 * later.
 */
export async function seedDemoCoupons(
  services: Services,
  people: ReadonlyMap<string, Caller>,
): Promise<void> {
  const staff = [...people.values()].find(({ permissions }) => permissions.includes('EditStore'))
  if (!staff) throw new Error('The demo has no staff who can edit the store')
  for (const coupon of demoCoupons(services.now()))
    await transaction(services, (work) => createCoupon(work, staff.id, coupon, true))
}

function demoCoupons(now: Date): CouponForm[] {
  const inDays = (days: number) => new Date(now.getTime() + days * dayMs).toISOString()
  const plain = {
    enabled: true,
    cap: null,
    valid_from: null,
    valid_until: null,
    minimum_order: 0,
    games: [],
    services: [],
    use_limit: null,
    per_customer: 1,
  }
  return [
    { ...plain, code: 'SUMMIT10', gives: { percent: 10 } },
    {
      ...plain,
      code: 'BASECAMP5',
      gives: { amount: 500 },
      valid_until: inDays(60),
      minimum_order: 2000,
      games: ['league-of-legends', 'teamfight-tactics'],
      use_limit: 200,
    },
    {
      ...plain,
      code: 'WINTER25',
      gives: { percent: 25 },
      valid_from: inDays(14),
      valid_until: inDays(28),
      services: ['duo-boost'],
      use_limit: 50,
    },
  ]
}
