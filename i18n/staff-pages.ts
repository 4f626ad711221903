import type { Guard } from '#core/people/permissions.ts'
import type { RoutePattern } from './paths.ts'
import type { MessageKey } from './translate.ts'

type StaffPattern = Extract<RoutePattern, `/dashboard/admin/${string}`>

/** The parts of staff's menu, in its order: work that arrives, people, what is sold, and what is known about it. */
export const staffGroups = ['queues', 'people', 'shop', 'insight'] as const
export type StaffGroup = (typeof staffGroups)[number]

type StaffPage = {
  /** Spec 6: the permission that opens it. */
  guard: Guard
  /** Its module in `web/`. */
  file: string
  /** It is a sheet over this page, which has the same module and stays as it is below. */
  over?: StaffPattern
  /** How the menus show it, and in which part; `also` are the pages below it, on which it stays marked. */
  link?: {
    group: StaffGroup
    label: string
    icon: string
    params?: Record<string, string>
    also?: readonly StaffPattern[]
  }
}

/** Every page of staff, once, in the order of their group: the routes, the guards and the menus read this table. */
export const staffPages = {
  // It leads to the person's first view, or to triage.
  '/dashboard/admin/orders': {
    guard: 'EditOrders',
    file: 'staff/admin/orders-entry-page.tsx',
    link: {
      group: 'queues',
      label: 'shell.adminOrders',
      icon: 'receipt',
      also: ['/dashboard/admin/triage', '/dashboard/admin/orders/:state'],
    },
  },
  '/dashboard/admin/triage': {
    guard: 'EditOrders',
    file: 'staff/triage/triage-page.tsx',
  },
  '/dashboard/admin/orders/:state': {
    guard: 'EditOrders',
    file: 'staff/admin/orders-page.tsx',
  },
  '/dashboard/admin/disputes': {
    guard: 'EditOrders',
    file: 'orders/disputes/desk-page.tsx',
    link: {
      group: 'queues',
      label: 'shell.adminDisputes',
      icon: 'scale',
      also: ['/dashboard/admin/disputes/:order_id'],
    },
  },
  '/dashboard/admin/disputes/:order_id': {
    guard: 'EditOrders',
    file: 'orders/disputes/dispute-page.tsx',
  },
  '/dashboard/admin/reviews': {
    guard: 'EditOrders',
    file: 'staff/reviews/reviews-page.tsx',
    link: { group: 'queues', label: 'shell.adminReviews', icon: 'star' },
  },
  '/dashboard/admin/support': {
    guard: 'EditOrders',
    file: 'support/inbox-page.tsx',
    link: { group: 'queues', label: 'shell.adminSupport', icon: 'life-buoy' },
  },
  '/dashboard/admin/payouts': {
    guard: 'FullAccess',
    file: 'staff/payouts/payouts-page.tsx',
    link: { group: 'queues', label: 'shell.adminPayouts', icon: 'wallet' },
  },
  '/dashboard/admin/payment-troubles': {
    guard: 'FullAccess',
    file: 'staff/troubles/troubles-page.tsx',
    link: { group: 'queues', label: 'shell.adminTroubles', icon: 'flag' },
  },
  '/dashboard/admin/prices': {
    guard: 'FullAccess',
    file: 'staff/prices/prices-page.tsx',
    link: { group: 'shop', label: 'shell.adminPrices', icon: 'tag' },
  },
  '/dashboard/admin/booster-application': {
    guard: 'FullAccess',
    file: 'work/applications/applications-page.tsx',
    link: { group: 'people', label: 'shell.adminApplications', icon: 'user-plus' },
  },
  '/dashboard/admin/coupon': {
    guard: 'EditStore',
    file: 'staff/coupons/coupons-page.tsx',
    link: { group: 'shop', label: 'shell.adminCoupons', icon: 'ticket-percent' },
  },
  '/dashboard/admin/raffle/list': {
    guard: 'EditUsers',
    file: 'staff/raffles/raffles-page.tsx',
    link: {
      group: 'shop',
      label: 'shell.raffles',
      icon: 'gift',
      also: ['/dashboard/admin/raffle/edit/:raffle_id'],
    },
  },
  '/dashboard/admin/raffle/create': {
    guard: 'EditUsers',
    file: 'staff/raffles/raffle-edit-page.tsx',
  },
  '/dashboard/admin/raffle/edit/:raffle_id': {
    guard: 'EditUsers',
    file: 'staff/raffles/raffle-edit-page.tsx',
  },
  '/dashboard/admin/blog/posts': {
    guard: 'EditUsers',
    file: 'staff/blog/posts-page.tsx',
    link: {
      group: 'shop',
      label: 'shell.blog',
      icon: 'file-text',
      also: ['/dashboard/admin/blog/edit/:post_id'],
    },
  },
  '/dashboard/admin/blog/create': {
    guard: 'EditUsers',
    file: 'staff/blog/post-create-page.tsx',
  },
  '/dashboard/admin/blog/edit/:post_id': {
    guard: 'EditUsers',
    file: 'staff/blog/post-edit-page.tsx',
  },
  '/dashboard/admin/opening': {
    guard: 'FullAccess',
    file: 'staff/opening/opening-page.tsx',
    link: { group: 'shop', label: 'shell.adminOpening', icon: 'store' },
  },
  '/dashboard/admin/mails': {
    guard: 'FullAccess',
    file: 'staff/mails/mails-page.tsx',
    link: { group: 'insight', label: 'shell.adminMails', icon: 'mail' },
  },
  '/dashboard/admin/audit-log': {
    guard: 'FullAccess',
    file: 'staff/audit/audit-page.tsx',
    link: { group: 'insight', label: 'shell.adminAudit', icon: 'clock' },
  },
  '/dashboard/admin/proposals': {
    guard: 'staff',
    file: 'staff/proposals/proposals-page.tsx',
    link: { group: 'queues', label: 'shell.adminProposals', icon: 'scale' },
  },
  // It leads to the person's first view, or to everybody.
  '/dashboard/admin/people': {
    guard: 'EditUsers',
    file: 'staff/people/people-entry-page.tsx',
    link: {
      group: 'people',
      label: 'shell.adminUsers',
      icon: 'users',
      also: ['/dashboard/admin/users', '/dashboard/admin/user/:user_id'],
    },
  },
  '/dashboard/admin/users': {
    guard: 'EditUsers',
    file: 'staff/people/people-page.tsx',
  },
  '/dashboard/admin/user/:user_id': {
    guard: 'EditUsers',
    file: 'staff/people/people-page.tsx',
    over: '/dashboard/admin/users',
  },
  '/dashboard/admin/boosters': {
    guard: 'EditUsers',
    file: 'staff/roster/roster-page.tsx',
    link: { group: 'people', label: 'shell.boosters', icon: 'mountain' },
  },
  '/dashboard/admin/unserved': {
    guard: 'EditUsers',
    file: 'staff/roster/unserved-page.tsx',
  },
} as const satisfies Record<StaffPattern, StaffPage>

export function isStaffPage(pattern: RoutePattern): pattern is StaffPattern {
  return pattern in staffPages
}

/** What a page of staff is called: as the menu calls it, or the page of the menu above it. */
export function staffPageName(pattern: RoutePattern): MessageKey {
  const pages: [string, StaffPage][] = Object.entries(staffPages)
  const found = pages.find(
    ([each, { link }]) => link && (each === pattern || link.also?.some((below) => below === pattern)),
  )
  return (found?.[1].link?.label ?? 'shell.noPermission') as MessageKey
}
