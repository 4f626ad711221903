import { type Permission, passes } from '#core/people/permissions.ts'
import { pageGuard } from '#i18n/page-guards.ts'
import type { RoutePattern } from '#i18n/paths.ts'
import { staffPages } from '#i18n/staff-pages.ts'
import type { DashboardIconName } from '#web/kit/ui/dashboard-icon.tsx'
import type { ShellLink } from './shell-links.ts'

export type DashboardLink = ShellLink & {
  icon: DashboardIconName
  /** The pages below it, on which it stays marked. */
  also?: RoutePattern
}

const staffLinks: readonly DashboardLink[] = Object.entries(staffPages).flatMap(([to, page]) =>
  'link' in page ? [{ to: to as keyof typeof staffPages, ...page.link }] : [],
)

const home: DashboardLink = { to: '/dashboard', label: 'shell.myClimb', icon: 'mountain' }

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
  ...staffLinks,
  home,
  { to: '/dashboard/my-orders', label: 'shell.myOrders', icon: 'list', also: '/dashboard/order/:order_id' },
  { to: '/dashboard/balance-history', label: 'shell.balance', icon: 'wallet' },
  { to: '/dashboard/profile-settings', label: 'shell.profileSettings', icon: 'user' },
  { to: '/dashboard/favorites', label: 'shell.favorites', icon: 'heart' },
]

/** The dashboard pages that these permissions open; the person's main work comes first. */
export function dashboardLinksFor(permissions: readonly Permission[]): DashboardLink[] {
  const links = dashboardLinks.filter(({ to }) => passes(permissions, pageGuard(to)))
  if (!permissions.includes('Booster')) return links
  // A booster's home begins their menu, with what is due.
  return [{ ...home, label: 'shell.today', icon: 'calendar' }, ...links.filter(({ to }) => to !== home.to)]
}
