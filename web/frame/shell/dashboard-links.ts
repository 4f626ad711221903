import { type Permission, passes } from '#core/people/permissions.ts'
import { pageGuard } from '#i18n/page-guards.ts'
import type { RoutePattern } from '#i18n/paths.ts'
import type { DashboardIconName } from '#web/kit/ui/dashboard-icon.tsx'
import type { ShellLink } from './shell-links.ts'

export type DashboardLink = ShellLink & {
  icon: DashboardIconName
  /** The pages below it, on which it stays marked. */
  also?: RoutePattern
}

const dashboardLinks: readonly DashboardLink[] = [
  {
    to: '/dashboard/booster/available-orders',
    label: 'shell.availableOrders',
    icon: 'binoculars',
  },
  {
    to: '/dashboard/booster/active-orders',
    label: 'shell.activeOrders',
    icon: 'mountain',
  },
  {
    to: '/dashboard/booster/completed-orders',
    label: 'shell.completedOrders',
    icon: 'flag',
  },
  { to: '/dashboard/booster/earnings', label: 'shell.earnings', icon: 'wallet' },
  {
    to: '/dashboard/booster/coaching',
    label: 'shell.boosterCoaching',
    icon: 'graduation-cap',
    also: '/dashboard/booster/coaching/hours',
  },
  {
    to: '/dashboard/admin/orders/:state',
    params: { state: 'verification_required' },
    label: 'shell.adminOrders',
    icon: 'receipt',
  },
  {
    to: '/dashboard/admin/disputes',
    label: 'shell.adminDisputes',
    icon: 'scale',
    also: '/dashboard/admin/disputes/:order_id',
  },
  { to: '/dashboard/admin/reviews', label: 'shell.adminReviews', icon: 'star' },
  {
    to: '/dashboard/admin/support',
    label: 'shell.adminSupport',
    icon: 'life-buoy',
  },
  { to: '/dashboard/admin/payouts', label: 'shell.adminPayouts', icon: 'wallet' },
  { to: '/dashboard/admin/payment-troubles', label: 'shell.adminTroubles', icon: 'flag' },
  { to: '/dashboard/admin/prices', label: 'shell.adminPrices', icon: 'tag' },
  {
    to: '/dashboard/admin/booster-application',
    label: 'shell.adminApplications',
    icon: 'user-plus',
  },
  {
    to: '/dashboard/admin/coupon',
    label: 'shell.adminCoupons',
    icon: 'ticket-percent',
  },
  {
    to: '/dashboard/admin/raffle/list',
    label: 'shell.raffles',
    icon: 'gift',
    also: '/dashboard/admin/raffle/edit/:raffle_id',
  },
  {
    to: '/dashboard/admin/blog/posts',
    label: 'shell.blog',
    icon: 'file-text',
    also: '/dashboard/admin/blog/edit/:post_id',
  },
  { to: '/dashboard/admin/opening', label: 'shell.adminOpening', icon: 'store' },
  { to: '/dashboard/admin/mails', label: 'shell.adminMails', icon: 'mail' },
  { to: '/dashboard/admin/proposals', label: 'shell.adminProposals', icon: 'scale' },
  { to: '/dashboard/admin/users', label: 'shell.adminUsers', icon: 'users' },
  {
    to: '/dashboard/admin/boosters',
    label: 'shell.boosters',
    icon: 'mountain',
  },
  { to: '/dashboard', label: 'shell.myClimb', icon: 'mountain' },
  { to: '/dashboard/my-orders', label: 'shell.myOrders', icon: 'list', also: '/dashboard/order/:order_id' },
  { to: '/dashboard/balance-history', label: 'shell.balance', icon: 'wallet' },
  { to: '/dashboard/profile-settings', label: 'shell.profileSettings', icon: 'user' },
  { to: '/dashboard/favorites', label: 'shell.favorites', icon: 'heart' },
]

/** The dashboard pages that these permissions open; the person's main work comes first. */
export function dashboardLinksFor(permissions: readonly Permission[]): DashboardLink[] {
  return dashboardLinks.filter(({ to }) => passes(permissions, pageGuard(to)))
}
