import { lazy } from 'react'
import type { SiteMap } from './router/site-map.ts'
import { isBuilt, routeTable } from './routes.tsx'
import { DefaultLayout } from './shell/default-layout.tsx'
import { opensLater } from './shell/opens-later.tsx'

/** Everything the frame can show: every page of the product, its layouts, and the pages that replace others. */
export const siteMap: SiteMap = {
  table: routeTable,
  isBuilt,
  layouts: {
    // Every first view of the shop has this layout, so the base bundle includes it.
    default: async () => DefaultLayout,
    dashboard: () => import('./shell/dashboard-layout.tsx').then((module) => module.DashboardLayout),
  },
  instead: {
    signIn: {
      file: 'account/sign-in-page.tsx',
      layout: 'default',
      areas: ['account', 'rules', 'success'],
      load: () => import('./account/sign-in-page.tsx').then(({ SignInPage: Page }) => ({ Page })),
    },
    forbidden: {
      file: 'error-pages/forbidden-page.tsx',
      layout: 'default',
      areas: ['rights'],
      load: () => import('./error-pages/forbidden-page.tsx').then(({ ForbiddenPage: Page }) => ({ Page })),
    },
    missing: {
      file: 'error-pages/not-found-page.tsx',
      layout: 'default',
      areas: ['rights'],
      load: () => import('./error-pages/not-found-page.tsx').then(({ NotFoundPage: Page }) => ({ Page })),
    },
    closed: {
      file: 'error-pages/closed-page.tsx',
      layout: 'default',
      areas: ['errors'],
      load: () => import('./error-pages/closed-page.tsx').then(({ ClosedPage: Page }) => ({ Page })),
    },
  },
  SignInDialog: opensLater(() => import('./account/sign-in-dialog.tsx'), ['account', 'rules', 'success']),
  Failure: lazy(() =>
    import('./error-pages/fatal-page.tsx').then(({ FatalPage }) => ({ default: FatalPage })),
  ),
}
