import { isStaff, type Permission, passes } from '#core/people/permissions.ts'
import { pageGuard } from '#i18n/page-guards.ts'
import type { RoutePattern } from '#i18n/paths.ts'
import { type StaffGroup, staffGroups, staffPages } from '#i18n/staff-pages.ts'
import type { DashboardIconName } from '#web/kit/ui/dashboard-icon.tsx'
import type { ShellLink } from './shell-links.ts'

export type DashboardLink = ShellLink & {
  icon: DashboardIconName
  /** The pages below it, on which it stays marked. */
  also?: readonly RoutePattern[]
}

export type LinkGroup<Link = DashboardLink> = { group: StaffGroup; links: Link[] }

/** A person's pages as their menu shows them. */
export type DashboardMenu<Link = DashboardLink> = {
  /** Without a heading. */
  main: Link[]
  /** Those of staff, each with its heading; none is empty. */
  groups: LinkGroup<Link>[]
  /** What staff have as customers, behind their name. Customers and boosters find theirs in `main`. */
  own: Link[]
}

const boosterLinks: readonly DashboardLink[] = [
  { to: '/dashboard/booster/available-orders', label: 'shell.availableOrders', icon: 'binoculars' },
  { to: '/dashboard/booster/active-orders', label: 'shell.activeOrders', icon: 'mountain' },
  { to: '/dashboard/booster/earnings', label: 'shell.earnings', icon: 'wallet' },
  { to: '/dashboard/booster/completed-orders', label: 'shell.completedOrders', icon: 'flag' },
  { to: '/dashboard/booster/reviews', label: 'shell.myReviews', icon: 'star' },
  { to: '/dashboard/booster/services', label: 'shell.myServices', icon: 'sliders-horizontal' },
  {
    to: '/dashboard/booster/coaching',
    label: 'shell.boosterCoaching',
    icon: 'graduation-cap',
    also: ['/dashboard/booster/coaching/calendar', '/dashboard/booster/coaching/hours'],
  },
]

const ownLinks: readonly DashboardLink[] = [
  { to: '/dashboard/my-orders', label: 'shell.myOrders', icon: 'list' },
  { to: '/dashboard/balance-history', label: 'shell.balance', icon: 'wallet' },
  { to: '/dashboard/profile-settings', label: 'shell.profileSettings', icon: 'user' },
  { to: '/dashboard/favorites', label: 'shell.favorites', icon: 'heart' },
]

const climb: DashboardLink = { to: '/dashboard', label: 'shell.myClimb', icon: 'mountain' }
const today: DashboardLink = { to: '/dashboard', label: 'shell.today', icon: 'calendar' }

/** The pages that these permissions open, as their menu shows them; the person's main work comes first. */
export function dashboardMenu(permissions: readonly Permission[]): DashboardMenu {
  const opens = ({ to }: DashboardLink) => passes(permissions, pageGuard(to))
  const work = boosterLinks.filter(opens)
  const groups = staffGroups
    .map((group) => ({ group, links: staffLinks(group).filter(opens) }))
    .filter(({ links }) => links.length > 0)
  const menu = isStaff({ permissions })
    ? { main: onlyPage(permissions) ? [] : [today, ...work], groups, own: [...ownLinks] }
    : { main: work.length > 0 ? [today, ...work, ...ownLinks] : [climb, ...ownLinks], groups: [], own: [] }
  return marked(menu, orderPlaceOf(permissions))
}

/** The one page that these permissions open for work, if it is one: their home. What all staff can open doesn't count. */
export function onlyPage(permissions: readonly Permission[]): ShellLink | undefined {
  const work = [...boosterLinks, ...staffGroups.flatMap(staffLinks)].filter(({ to }) =>
    permissions.some((each) => each === pageGuard(to)),
  )
  return work.length === 1 ? work[0] : undefined
}

/** The same pages one after the other. */
export function dashboardLinksFor(permissions: readonly Permission[]): DashboardLink[] {
  return linksOf(dashboardMenu(permissions))
}

export function linksOf<Link>({ main, groups, own }: DashboardMenu<Link>): Link[] {
  return [...main, ...groups.flatMap(({ links }) => links), ...own]
}

/** The same menu with something done to each of its links. */
export function mapMenu<From, To>(menu: DashboardMenu<From>, by: (link: From) => To): DashboardMenu<To> {
  return {
    main: menu.main.map(by),
    groups: menu.groups.map(({ group, links }) => ({ group, links: links.map(by) })),
    own: menu.own.map(by),
  }
}

function staffLinks(group: StaffGroup): DashboardLink[] {
  return Object.entries(staffPages).flatMap(([to, page]) =>
    'link' in page && page.link.group === group ? [{ to: to as keyof typeof staffPages, ...page.link }] : [],
  )
}

/** The list from which a person comes to an order. */
function orderPlaceOf(permissions: readonly Permission[]): RoutePattern {
  if (permissions.includes('Booster')) return '/dashboard/booster/active-orders'
  return permissions.includes('EditOrders') ? '/dashboard/admin/orders' : '/dashboard/my-orders'
}

/** That list stays marked on an order's page. */
function marked(menu: DashboardMenu, place: RoutePattern): DashboardMenu {
  return mapMenu(menu, (link) =>
    link.to === place ? { ...link, also: [...(link.also ?? []), '/dashboard/order/:order_id'] } : link,
  )
}
