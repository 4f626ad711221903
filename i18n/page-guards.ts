import type { Guard } from '#core/people/permissions.ts'
import type { RoutePattern } from './paths.ts'

/** Spec 6: the permission that opens each page; the longest matching start decides. */
const guards: readonly [start: string, guard: Guard][] = [
  ['/dashboard/admin/blog', 'EditUsers'],
  ['/dashboard/admin/boosters', 'EditUsers'],
  ['/dashboard/admin/raffle', 'EditUsers'],
  ['/dashboard/admin/unserved', 'EditUsers'],
  ['/dashboard/admin/users', 'EditUsers'],
  ['/dashboard/admin/booster-application', 'FullAccess'],
  ['/dashboard/admin/mails', 'FullAccess'],
  ['/dashboard/admin/opening', 'FullAccess'],
  ['/dashboard/admin/payment-troubles', 'FullAccess'],
  ['/dashboard/admin/payouts', 'FullAccess'],
  ['/dashboard/admin/prices', 'FullAccess'],
  ['/dashboard/admin/proposals', 'staff'],
  ['/dashboard/admin/coupon', 'EditStore'],
  ['/dashboard/admin/disputes', 'EditOrders'],
  ['/dashboard/admin/orders', 'EditOrders'],
  ['/dashboard/admin/reviews', 'EditOrders'],
  ['/dashboard/admin/support', 'EditOrders'],
  ['/dashboard/booster', 'Booster'],
  ['/dashboard', 'authentication'],
  ['/checkout', 'authentication'],
  ['/', 'public'],
]

/** Who can open a page; a pattern without a guard is an error when the table is built. */
export function pageGuard(pattern: RoutePattern): Guard {
  const found = guards.find(
    ([start]) => pattern === start || pattern.startsWith(`${start.replace(/\/$/, '')}/`),
  )
  if (!found) throw new Error(`No guard for ${pattern}`)
  return found[1]
}
