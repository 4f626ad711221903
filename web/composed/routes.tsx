import { gameIds, type ServiceId, serviceIds } from '#core/games/game.ts'
import type { Area } from '#i18n/areas.ts'
import { pageGuard } from '#i18n/page-guards.ts'
import { type RoutePattern, routePatterns } from '#i18n/paths.ts'
import { staffPages } from '#i18n/staff-pages.ts'
import type { RouteEntry, View } from '#web/frame/router/route-entry.ts'

type Built = Omit<View, 'areas' | 'layout'> & {
  /** Beside those of its file (`run/text-areas.ts`): the texts of one page of several with the same file. */
  areas?: readonly Area[]
}

/** The areas that a file can show, by its path. */
const areasByFile = import.meta.glob<readonly Area[]>('../*/**/*-{page,layout}.tsx', {
  query: '?areas',
  import: 'default',
  eager: true,
})
const areasOf = (file: string) => areasByFile[`../${file}`] ?? []

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
  areas: areasOf('account/error-pages/no-order-page.tsx'),
}

/** Each game's page and its service pages, with the texts that only they use. */
const gamePages: Partial<Record<RoutePattern, Built>> = Object.fromEntries(
  gameIds.flatMap((game): [RoutePattern, Built][] => [
    [
      `/${game}`,
      {
        areas: [`${game}/landing`],
        file: 'shop/games/game-page.tsx',
      },
    ],
    ...serviceIds.map((id): [RoutePattern, Built] => [
      `/${game}/${id}`,
      { areas: [`${game}/${id}`], file: serviceFiles[id] },
    ]),
  ]),
)

/** One module for the five legal pages; each reads its name in the address. */
const legalPages: Partial<Record<RoutePattern, Built>> = Object.fromEntries(
  routePatterns
    .filter((pattern) => pattern.startsWith('/resources/'))
    .map((pattern): [RoutePattern, Built] => [pattern, { file: 'shop/legal/legal-page.tsx' }]),
)

/** The page of a dispute: for its parties below their order, for staff below the desk. */
const disputePage: Built = {
  file: 'orders/disputes/dispute-page.tsx',
  missing: noOrder,
}

const staffFiles = Object.fromEntries(
  Object.entries(staffPages).map(([pattern, page]): [string, Built] => [
    pattern,
    { file: page.file, ...('over' in page && { over: page.over }) },
  ]),
)

/** The pages that exist. All other patterns of `routePatterns` are still to come. */
const built: Partial<Record<RoutePattern, Built>> = {
  '/': { file: 'shop/home/home-page.tsx' },
  '/about-us': { file: 'shop/about/about-page.tsx' },
  ...gamePages,
  '/blog': { file: 'shop/blog/blog-page.tsx' },
  '/blog/page/:pageNr': { file: 'shop/blog/blog-page.tsx' },
  '/blog/:slug': { file: 'shop/blog/post-page.tsx' },
  '/blog/preview/:token': {
    file: 'shop/blog/preview-page.tsx',
    secret: true,
    missing: {
      title: 'preview.goneTitle',
      file: 'shop/blog/no-preview-page.tsx',
      layout: 'default',
      areas: areasOf('shop/blog/no-preview-page.tsx'),
    },
  },
  '/booster/:username': { file: 'shop/boosters/booster-page.tsx' },
  '/boosters': { file: 'shop/boosters/boosters-page.tsx' },
  '/become-booster': { file: 'work/applications/become-booster-page.tsx' },
  '/coaching': { file: 'shop/coaching/coaching-page.tsx' },
  ...legalPages,
  '/raffles': { file: 'shop/raffles/raffles-page.tsx' },
  '/raffles/:slug': { file: 'shop/raffles/raffle-page.tsx' },
  '/glossary': { file: 'shop/glossary/glossary-page.tsx' },
  '/contact': { file: 'support/contact-page.tsx' },
  '/offline': { file: 'account/error-pages/offline-page.tsx', unlisted: true },
  '/reset-password/:token': { file: 'account/sign-in/reset-password-page.tsx', secret: true },
  '/confirm/:token': { file: 'account/sign-in/confirm-page.tsx', secret: true },
  '/invitation/:token': { file: 'account/sign-in/invitation-page.tsx', secret: true },
  '/track/:token': {
    file: 'orders/tracking/tracking-page.tsx',
    secret: true,
    missing: {
      title: 'tracking.goneTitle',
      file: 'orders/tracking/no-tracked-page.tsx',
      layout: 'default',
      areas: areasOf('orders/tracking/no-tracked-page.tsx'),
    },
  },
  '/checkout/:order_id': { file: 'orders/checkout/checkout-page.tsx', missing: noOrder },
  '/dashboard': { file: 'staff/admin/home-page.tsx' },
  '/dashboard/my-orders': { file: 'orders/order/lists/my-orders-page.tsx' },
  '/dashboard/favorites': { file: 'shop/boosters/favorites-page.tsx' },
  '/dashboard/balance-history': { file: 'account/balance/balance-history-page.tsx' },
  '/dashboard/notifications': { file: 'account/notifications/notifications-page.tsx' },
  '/dashboard/profile-settings': { file: 'account/settings/settings-page.tsx' },
  '/dashboard/order/:order_id': { file: 'orders/order/page/order-page.tsx', missing: noOrder },
  '/dashboard/order/:order_id/change': { file: 'orders/changes/change-page.tsx', missing: noOrder },
  '/dashboard/order/:order_id/dispute': disputePage,
  '/dashboard/booster/available-orders': { file: 'work/booster/available-orders-page.tsx' },
  '/dashboard/booster/active-orders': { file: 'work/booster/active-orders-page.tsx' },
  '/dashboard/booster/completed-orders': { file: 'work/booster/completed-orders-page.tsx' },
  '/dashboard/booster/reviews': { file: 'work/reviews/my-reviews-page.tsx' },
  '/dashboard/booster/services': { file: 'work/services/my-services-page.tsx' },
  '/dashboard/booster/earnings': { file: 'work/earnings/earnings-page.tsx' },
  '/dashboard/booster/coaching': { file: 'shop/coaching/offers-page.tsx' },
  '/dashboard/booster/coaching/calendar': { file: 'shop/coaching/calendar-page.tsx' },
  '/dashboard/booster/coaching/hours': { file: 'shop/coaching/teaching-page.tsx' },
  ...staffFiles,
  '/dashboard/admin/disputes/:order_id': disputePage,
  '/mail-choice/:token': { file: 'staff/mails/mail-choice-page.tsx', secret: true },
  '/booster-mail/:token': { file: 'shop/supply/booster-mail-page.tsx', secret: true },
  '/opening-mail/:token': { file: 'shop/before-opening/opening-mail-page.tsx', secret: true },
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
  const layout = pattern.startsWith('/dashboard') ? 'dashboard' : 'default'
  const { file, areas = [] } = page
  const all = [...areasOf(file), ...areasOf(`frame/shell/${layout}-layout.tsx`), ...areas]
  return { ...page, areas: [...new Set(all)], layout }
}
