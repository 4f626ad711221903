import { gameIds, type ServiceId, serviceIds } from '#core/games/game.ts'
import type { Area } from '#i18n/areas.ts'
import { pageGuard } from '#i18n/page-guards.ts'
import { type RoutePattern, routePatterns } from '#i18n/paths.ts'
import type { RouteEntry, View } from '#web/frame/router/route-entry.ts'

type Built = Pick<View, 'areas' | 'file' | 'missing' | 'secret'>

const orders: readonly Area[] = ['games', 'order', 'lists']

/** The page of an order, which the dashboard shows too. */
const anOrder: readonly Area[] = [
  ...(['games', 'order', 'disputes', 'account', 'session', 'success', 'tracking', 'work'] as const),
  ...(['chat', 'talk', 'inbox', 'finished', 'reviews', 'favorites', 'receipts'] as const),
]

/** One module for services that climb and one for services that count; each reads game and service in the address. */
const serviceFiles: Record<ServiceId, string> = {
  'elo-boost': 'shop/service/climb-page.tsx',
  'duo-boost': 'shop/service/climb-page.tsx',
  'placement-boost': 'shop/service/count-page.tsx',
  'win-boost': 'shop/service/count-page.tsx',
}

const noOrder: View['missing'] = {
  title: 'account.noOrderTitle',
  file: 'account/error-pages/no-order-page.tsx',
  layout: 'dashboard',
  areas: ['account'],
}

/** Each game's page and its service pages, with the texts that only they use. */
const gamePages: Partial<Record<RoutePattern, Built>> = Object.fromEntries(
  gameIds.flatMap((game): [RoutePattern, Built][] => [
    [
      `/${game}`,
      {
        areas: ['games', 'game', 'finished', 'service', `${game}/landing`],
        file: 'shop/games/game-page.tsx',
      },
    ],
    ...serviceIds.map((id): [RoutePattern, Built] => [
      `/${game}/${id}`,
      { areas: ['games', 'game', 'service', 'rules', `${game}/${id}`], file: serviceFiles[id] },
    ]),
  ]),
)

/** One module for the five legal pages; each reads its name in the address. */
const legalPages: Partial<Record<RoutePattern, Built>> = Object.fromEntries(
  routePatterns
    .filter((pattern) => pattern.startsWith('/resources/'))
    .map((pattern): [RoutePattern, Built] => [
      pattern,
      { areas: ['games', 'legal'], file: 'shop/legal/legal-page.tsx' },
    ]),
)

/** The page of a dispute: for its parties below their order, for staff below the desk. */
const disputePage: Built = {
  areas: ['games', 'service', 'order', 'disputes', 'account', 'success', 'work', 'inbox', 'talk'],
  file: 'orders/disputes/dispute-page.tsx',
  missing: noOrder,
}

/** The pages that exist. All other patterns of `routePatterns` are still to come. */
const built: Partial<Record<RoutePattern, Built>> = {
  '/': { areas: ['games', 'home', 'protection', 'finished', 'posts'], file: 'shop/home/home-page.tsx' },
  '/about-us': { areas: ['games', 'about', 'protection'], file: 'shop/about/about-page.tsx' },
  ...gamePages,
  '/blog': { areas: ['games', 'posts', 'blog', 'lists'], file: 'shop/blog/blog-page.tsx' },
  '/blog/page/:pageNr': { areas: ['games', 'posts', 'blog', 'lists'], file: 'shop/blog/blog-page.tsx' },
  '/blog/:slug': { areas: ['games', 'game', 'posts', 'post'], file: 'shop/blog/post-page.tsx' },
  '/booster/:username': {
    areas: ['games', 'game', 'finished', 'boosters', 'profile', 'favorites'],
    file: 'shop/boosters/booster-page.tsx',
  },
  '/boosters': {
    areas: ['games', 'game', 'finished', 'boosters', 'lists', 'favorites'],
    file: 'shop/boosters/boosters-page.tsx',
  },
  '/become-booster': {
    areas: ['games', 'application', 'work'],
    file: 'work/applications/become-booster-page.tsx',
  },
  '/coaching': { areas: ['games', 'coaching', 'lists'], file: 'shop/coaching/coaching-page.tsx' },
  ...legalPages,
  '/glossary': { areas: ['games', 'glossary'], file: 'shop/glossary/glossary-page.tsx' },
  '/contact': { areas: ['account', 'rules', 'contact'], file: 'support/contact-page.tsx' },
  '/reset-password/:token': {
    areas: ['access', 'account', 'proof', 'rules', 'success'],
    file: 'account/sign-in/reset-password-page.tsx',
    secret: true,
  },
  '/confirm/:token': {
    areas: ['access', 'account', 'proof', 'rules', 'success'],
    file: 'account/sign-in/confirm-page.tsx',
    secret: true,
  },
  '/invitation/:token': {
    areas: ['access', 'account', 'factors', 'invitation', 'people', 'proof', 'rights', 'rules', 'success'],
    file: 'account/sign-in/invitation-page.tsx',
    secret: true,
  },
  '/track/:token': {
    areas: ['games', 'order', 'tracking'],
    file: 'orders/tracking/tracking-page.tsx',
    secret: true,
    missing: {
      title: 'tracking.goneTitle',
      file: 'orders/tracking/no-tracked-page.tsx',
      layout: 'default',
      areas: ['tracking'],
    },
  },
  '/checkout/:order_id': {
    areas: ['games', 'service', 'checkout', 'account', 'success'],
    file: 'orders/checkout/checkout-page.tsx',
    missing: noOrder,
  },
  '/dashboard': {
    areas: anOrder,
    file: 'orders/order/lists/dashboard-page.tsx',
  },
  '/dashboard/my-orders': { areas: orders, file: 'orders/order/lists/my-orders-page.tsx' },
  '/dashboard/favorites': {
    areas: ['games', 'game', 'finished', 'boosters', 'lists', 'favorites'],
    file: 'shop/boosters/favorites-page.tsx',
  },
  '/dashboard/balance-history': {
    areas: ['games', 'balance', 'checkout', 'coupons', 'lists', 'receipts', 'success'],
    file: 'account/balance/balance-history-page.tsx',
  },
  '/dashboard/profile-settings': {
    areas: ['settings', 'access', 'account', 'factors', 'yourdata', 'success'],
    file: 'account/settings/settings-page.tsx',
  },
  '/dashboard/order/:order_id': {
    areas: [...anOrder, 'service'],
    file: 'orders/order/page/order-page.tsx',
    missing: noOrder,
  },
  '/dashboard/order/:order_id/change': {
    areas: ['games', 'service', 'order', 'change', 'checkout', 'account', 'success'],
    file: 'orders/changes/change-page.tsx',
    missing: noOrder,
  },
  '/dashboard/order/:order_id/dispute': disputePage,
  '/dashboard/booster/available-orders': {
    areas: [...orders, 'booster'],
    file: 'work/booster/available-orders-page.tsx',
  },
  '/dashboard/booster/active-orders': {
    areas: [...orders, 'booster'],
    file: 'work/booster/active-orders-page.tsx',
  },
  '/dashboard/booster/completed-orders': {
    areas: [...orders, 'booster'],
    file: 'work/booster/completed-orders-page.tsx',
  },
  '/dashboard/booster/earnings': {
    areas: [...orders, 'booster', 'coupons', 'earnings', 'receipts'],
    file: 'work/earnings/earnings-page.tsx',
  },
  '/dashboard/booster/coaching': {
    areas: ['games', 'coach', 'coaching', 'success'],
    file: 'shop/coaching/offers-page.tsx',
  },
  '/dashboard/admin/booster-application': {
    areas: [...orders, 'applications'],
    file: 'work/applications/applications-page.tsx',
  },
  '/dashboard/admin/coupon': {
    areas: [...orders, 'coupons', 'success'],
    file: 'staff/coupons/coupons-page.tsx',
  },
  '/dashboard/admin/disputes': {
    areas: [...orders, 'admin', 'disputes'],
    file: 'orders/disputes/desk-page.tsx',
  },
  '/dashboard/admin/disputes/:order_id': disputePage,
  '/dashboard/admin/orders/:state': {
    areas: [...orders, 'admin'],
    file: 'staff/admin/orders-page.tsx',
  },
  '/dashboard/admin/support': {
    areas: [...orders, 'inbox', 'chat', 'contact', 'success'],
    file: 'support/inbox-page.tsx',
  },
  '/dashboard/admin/reviews': {
    areas: [...orders, 'finished', 'reviews', 'adminreviews'],
    file: 'staff/reviews/reviews-page.tsx',
  },
  '/dashboard/admin/mails': {
    areas: ['lists', 'adminmails', 'mails', 'success'],
    file: 'staff/mails/mails-page.tsx',
  },
  '/mail-choice/:token': { areas: ['mailchoice'], file: 'staff/mails/mail-choice-page.tsx', secret: true },
  '/opening-mail/:token': {
    areas: ['soon'],
    file: 'shop/before-opening/opening-mail-page.tsx',
    secret: true,
  },
  '/dashboard/admin/users': {
    areas: [...orders, 'people', 'rights', 'account', 'invitation', 'rules'],
    file: 'staff/people/people-page.tsx',
  },
  '/dashboard/admin/opening': { areas: ['games', 'opening'], file: 'staff/opening/opening-page.tsx' },
  '/dashboard/admin/payment-troubles': {
    areas: [...orders, 'coupons', 'troubles'],
    file: 'staff/troubles/troubles-page.tsx',
  },
  '/dashboard/admin/proposals': {
    areas: [...orders, 'payouts', 'prices', 'proposals'],
    file: 'staff/proposals/proposals-page.tsx',
  },
  '/dashboard/admin/payouts': {
    areas: [...orders, 'coupons', 'payouts'],
    file: 'staff/payouts/payouts-page.tsx',
  },
  '/dashboard/admin/boosters': {
    areas: [...orders, 'people', 'rights', 'roster'],
    file: 'staff/roster/roster-page.tsx',
  },
  '/dashboard/admin/prices': { areas: [...orders, 'prices'], file: 'staff/prices/prices-page.tsx' },
}

/** The whole route table: every page of the product, once. */
export const routeTable: readonly RouteEntry[] = routePatterns.map((pattern) => ({
  pattern,
  guard: pageGuard(pattern),
  view: viewOf(pattern),
}))

function viewOf(pattern: RoutePattern): View | null {
  const page = built[pattern]
  if (!page) return null
  if (!pattern.startsWith('/dashboard')) return { ...page, layout: 'default' }
  // The dashboard's links count unread messages.
  const areas: readonly Area[] = page.areas.includes('chat') ? page.areas : [...page.areas, 'chat']
  return { ...page, areas, layout: 'dashboard' }
}
