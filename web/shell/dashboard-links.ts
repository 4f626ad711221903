import type { Permission } from '#core/permissions.ts'
import type { RoutePattern } from '#i18n/paths.ts'
import type { SiteMap } from '../router/site-map.ts'
import type { DashboardIconName } from '../ui/dashboard-icon.tsx'
import { builtLinks, type ShellLink } from './shell-links.ts'

export type DashboardLink = ShellLink & {
  icon: DashboardIconName
  /** None: for everyone who is signed in. */
  permission?: Permission
  /** The pages below it, on which it stays marked. */
  also?: RoutePattern
}

const dashboardLinks: readonly DashboardLink[] = [
  {
    to: '/dashboard/booster/available-orders',
    label: 'shell.availableOrders',
    icon: 'binoculars',
    permission: 'Booster',
  },
  {
    to: '/dashboard/booster/active-orders',
    label: 'shell.activeOrders',
    icon: 'mountain',
    permission: 'Booster',
  },
  {
    to: '/dashboard/booster/completed-orders',
    label: 'shell.completedOrders',
    icon: 'flag',
    permission: 'Booster',
  },
  {
    to: '/dashboard/booster/coaching',
    label: 'shell.boosterCoaching',
    icon: 'graduation-cap',
    permission: 'Booster',
  },
  {
    to: '/dashboard/admin/orders/:state',
    params: { state: 'verification_required' },
    label: 'shell.adminOrders',
    icon: 'receipt',
    permission: 'EditOrders',
  },
  {
    to: '/dashboard/admin/support',
    label: 'shell.adminSupport',
    icon: 'life-buoy',
    permission: 'EditOrders',
  },
  { to: '/dashboard/admin/prices', label: 'shell.adminPrices', icon: 'tag', permission: 'FullAccess' },
  {
    to: '/dashboard/admin/booster-application',
    label: 'shell.adminApplications',
    icon: 'user-plus',
    permission: 'FullAccess',
  },
  {
    to: '/dashboard/admin/coupon',
    label: 'shell.adminCoupons',
    icon: 'ticket-percent',
    permission: 'EditStore',
  },
  { to: '/dashboard/admin/mails', label: 'shell.adminMails', icon: 'mail', permission: 'FullAccess' },
  { to: '/dashboard/admin/users', label: 'shell.adminUsers', icon: 'users', permission: 'EditUsers' },
  {
    to: '/dashboard/admin/boosters',
    label: 'shell.boosters',
    icon: 'mountain',
    permission: 'EditUsers',
  },
  { to: '/dashboard/admin/raffle/list', label: 'shell.adminRaffles', icon: 'gift', permission: 'EditUsers' },
  {
    to: '/dashboard/admin/blog/posts',
    label: 'shell.adminPosts',
    icon: 'newspaper',
    permission: 'EditUsers',
  },
  { to: '/dashboard', label: 'shell.myClimb', icon: 'mountain' },
  { to: '/dashboard/my-orders', label: 'shell.myOrders', icon: 'list', also: '/dashboard/order/:order_id' },
  { to: '/dashboard/balance-history', label: 'shell.balance', icon: 'wallet' },
  { to: '/dashboard/profile-settings', label: 'shell.profileSettings', icon: 'user' },
]

/** The dashboard pages for these permissions; the person's main work comes first. */
export function dashboardLinksFor(map: SiteMap, permissions: readonly Permission[]): DashboardLink[] {
  return builtLinks(map, dashboardLinks).filter(
    ({ permission }) => !permission || permissions.includes(permission),
  )
}
