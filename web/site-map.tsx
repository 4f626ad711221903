import { lazy } from 'react'
import { loadPageModule } from './load-page-module.ts'
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
      areas: ['account', 'games', 'proof', 'rules', 'success'],
      load: () => loadPageModule('account/sign-in-page.tsx'),
    },
    forbidden: {
      file: 'error-pages/forbidden-page.tsx',
      layout: 'default',
      areas: ['rights', 'proof'],
      load: () => loadPageModule('error-pages/forbidden-page.tsx'),
    },
    banned: {
      file: 'error-pages/banned-page.tsx',
      layout: 'default',
      areas: ['rights'],
      load: () => loadPageModule('error-pages/banned-page.tsx'),
    },
    missing: {
      file: 'error-pages/not-found-page.tsx',
      layout: 'default',
      areas: ['rights', 'games'],
      load: () => loadPageModule('error-pages/not-found-page.tsx'),
    },
    closed: {
      file: 'error-pages/closed-page.tsx',
      layout: 'default',
      areas: ['errors'],
      load: () => loadPageModule('error-pages/closed-page.tsx'),
    },
  },
  SignInDialog: opensLater(
    () => import('./account/sign-in-dialog.tsx'),
    ['account', 'games', 'proof', 'rules', 'success'],
  ),
  ProofDialog: opensLater(() => import('./account/proof-dialog.tsx'), ['account', 'rules', 'proof']),
  BannedDialog: opensLater(() => import('./error-pages/banned-dialog.tsx'), ['rights']),
  Failure: lazy(() =>
    import('./error-pages/fatal-page.tsx').then(({ FatalPage }) => ({ default: FatalPage })),
  ),
}
