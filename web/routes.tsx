import { gameIds, type ServiceId, serviceIds } from '#core/games/game.ts'
import type { Area } from '#i18n/areas.ts'
import { pageGuard } from '#i18n/page-guards.ts'
import { type RoutePattern, routePatterns } from '#i18n/paths.ts'
import type { RouteEntry, View } from './router/site-map.ts'

type Built = Pick<View, 'areas' | 'file' | 'missing' | 'secret'>

const orders: readonly Area[] = ['games', 'order', 'lists']

/** The page of an order, which the dashboard shows too. */
const anOrder: readonly Area[] = [
  ...(['games', 'order', 'disputes', 'account', 'session', 'success', 'tracking', 'work'] as const),
  ...(['chat', 'talk', 'inbox', 'finished', 'reviews', 'favorites', 'receipts'] as const),
]

/** One module for services that climb and one for services that count; each reads game and service in the address. */
const serviceFiles: Record<ServiceId, string> = {
  'elo-boost': 'service/climb-page.tsx',
  'duo-boost': 'service/climb-page.tsx',
  'placement-boost': 'service/count-page.tsx',
  'win-boost': 'service/count-page.tsx',
}

const noOrder: View['missing'] = {
  title: 'account.noOrderTitle',
  file: 'error-pages/no-order-page.tsx',
  layout: 'dashboard',
  areas: ['account'],
}

/** Each game's page and its service pages, with the texts that only they use. */
const gamePages: Partial<Record<RoutePattern, Built>> = Object.fromEntries(
  gameIds.flatMap((game): [RoutePattern, Built][] => [
    [
      `/${game}`,
      { areas: ['games', 'game', 'finished', 'service', `${game}/landing`], file: 'games/game-page.tsx' },
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
      { areas: ['games', 'legal'], file: 'legal/legal-page.tsx' },
    ]),
)

/** The page of a dispute: for its parties below their order, for staff below the desk. */
const disputePage: Built = {
  areas: ['games', 'service', 'order', 'disputes', 'account', 'success', 'work', 'inbox', 'talk'],
  file: 'disputes/dispute-page.tsx',
  missing: noOrder,
}

/** The pages that exist. All other patterns of `routePatterns` are still to come. */
const built: Partial<Record<RoutePattern, Built>> = {
  '/': { areas: ['games', 'home', 'protection', 'finished', 'posts'], file: 'home/home-page.tsx' },
  '/about-us': { areas: ['games', 'about', 'protection'], file: 'about/about-page.tsx' },
  ...gamePages,
  '/blog': { areas: ['games', 'posts', 'blog', 'lists'], file: 'blog/blog-page.tsx' },
  '/blog/page/:pageNr': { areas: ['games', 'posts', 'blog', 'lists'], file: 'blog/blog-page.tsx' },
  '/blog/:slug': { areas: ['games', 'game', 'posts', 'post'], file: 'blog/post-page.tsx' },
  '/booster/:username': {
    areas: ['games', 'game', 'finished', 'boosters', 'profile', 'favorites'],
    file: 'boosters/booster-page.tsx',
  },
  '/boosters': {
    areas: ['games', 'game', 'finished', 'boosters', 'lists', 'favorites'],
    file: 'boosters/boosters-page.tsx',
  },
  '/become-booster': {
    areas: ['games', 'application', 'work'],
    file: 'applications/become-booster-page.tsx',
  },
  '/coaching': { areas: ['games', 'coaching', 'lists'], file: 'coaching/coaching-page.tsx' },
  ...legalPages,
  '/glossary': { areas: ['games', 'glossary'], file: 'glossary/glossary-page.tsx' },
  '/contact': { areas: ['account', 'rules', 'contact'], file: 'support/contact-page.tsx' },
  '/reset-password/:token': {
    areas: ['access', 'account', 'proof', 'rules', 'success'],
    file: 'account/reset-password-page.tsx',
    secret: true,
  },
  '/confirm/:token': {
    areas: ['access', 'account', 'proof', 'rules', 'success'],
    file: 'account/confirm-page.tsx',
    secret: true,
  },
  '/invitation/:token': {
    areas: ['access', 'account', 'factors', 'invitation', 'people', 'proof', 'rights', 'rules', 'success'],
    file: 'account/invitation-page.tsx',
    secret: true,
  },
  '/track/:token': {
    areas: ['games', 'order', 'tracking'],
    file: 'tracking/tracking-page.tsx',
    secret: true,
    missing: {
      title: 'tracking.goneTitle',
      file: 'tracking/no-tracked-page.tsx',
      layout: 'default',
      areas: ['tracking'],
    },
  },
  '/checkout/:order_id': {
    areas: ['games', 'service', 'checkout', 'account', 'success'],
    file: 'checkout/checkout-page.tsx',
    missing: noOrder,
  },
  '/dashboard': {
    areas: anOrder,
    file: 'orders/dashboard-page.tsx',
  },
  '/dashboard/my-orders': { areas: orders, file: 'orders/my-orders-page.tsx' },
  '/dashboard/favorites': {
    areas: ['games', 'game', 'finished', 'boosters', 'lists', 'favorites'],
    file: 'boosters/favorites-page.tsx',
  },
  '/dashboard/balance-history': {
    areas: ['games', 'balance', 'checkout', 'coupons', 'lists', 'receipts', 'success'],
    file: 'balance/balance-history-page.tsx',
  },
  '/dashboard/profile-settings': {
    areas: ['settings', 'access', 'account', 'factors', 'yourdata', 'success'],
    file: 'settings/settings-page.tsx',
  },
  '/dashboard/order/:order_id': {
    areas: [...anOrder, 'service'],
    file: 'orders/order-page.tsx',
    missing: noOrder,
  },
  '/dashboard/order/:order_id/change': {
    areas: ['games', 'service', 'order', 'change', 'checkout', 'account', 'success'],
    file: 'changes/change-page.tsx',
    missing: noOrder,
  },
  '/dashboard/order/:order_id/dispute': disputePage,
  '/dashboard/booster/available-orders': {
    areas: [...orders, 'booster'],
    file: 'booster/available-orders-page.tsx',
  },
  '/dashboard/booster/active-orders': {
    areas: [...orders, 'booster'],
    file: 'booster/active-orders-page.tsx',
  },
  '/dashboard/booster/completed-orders': {
    areas: [...orders, 'booster'],
    file: 'booster/completed-orders-page.tsx',
  },
  '/dashboard/booster/earnings': {
    areas: [...orders, 'booster', 'coupons', 'earnings', 'receipts'],
    file: 'earnings/earnings-page.tsx',
  },
  '/dashboard/booster/coaching': {
    areas: ['games', 'coach', 'coaching', 'success'],
    file: 'coaching/offers-page.tsx',
  },
  '/dashboard/admin/booster-application': {
    areas: [...orders, 'applications'],
    file: 'applications/applications-page.tsx',
  },
  '/dashboard/admin/coupon': {
    areas: [...orders, 'coupons', 'success'],
    file: 'coupons/coupons-page.tsx',
  },
  '/dashboard/admin/disputes': {
    areas: [...orders, 'admin', 'disputes'],
    file: 'disputes/desk-page.tsx',
  },
  '/dashboard/admin/disputes/:order_id': disputePage,
  '/dashboard/admin/orders/:state': {
    areas: [...orders, 'admin'],
    file: 'admin/orders-page.tsx',
  },
  '/dashboard/admin/support': {
    areas: [...orders, 'inbox', 'chat', 'contact', 'success'],
    file: 'support/inbox-page.tsx',
  },
  '/dashboard/admin/reviews': {
    areas: [...orders, 'finished', 'reviews', 'adminreviews'],
    file: 'reviews/reviews-page.tsx',
  },
  '/dashboard/admin/mails': {
    areas: ['lists', 'adminmails', 'mails', 'success'],
    file: 'mails/mails-page.tsx',
  },
  '/mail-choice/:token': { areas: ['mailchoice'], file: 'mails/mail-choice-page.tsx', secret: true },
  '/dashboard/admin/users': {
    areas: [...orders, 'people', 'rights', 'account', 'invitation', 'rules'],
    file: 'people/people-page.tsx',
  },
  '/dashboard/admin/payment-troubles': {
    areas: [...orders, 'coupons', 'troubles'],
    file: 'troubles/troubles-page.tsx',
  },
  '/dashboard/admin/proposals': {
    areas: [...orders, 'payouts', 'proposals'],
    file: 'proposals/proposals-page.tsx',
  },
  '/dashboard/admin/payouts': {
    areas: [...orders, 'coupons', 'payouts'],
    file: 'payouts/payouts-page.tsx',
  },
  '/dashboard/admin/boosters': {
    areas: [...orders, 'people', 'rights', 'roster'],
    file: 'roster/roster-page.tsx',
  },
  '/dashboard/admin/prices': { areas: [...orders, 'prices'], file: 'prices/prices-page.tsx' },
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
