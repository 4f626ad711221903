import { lazy } from 'react'
import type { SiteMap } from './router/site-map.ts'
import { DefaultLayout } from './shell/default-layout.tsx'
import { opensLater } from './shell/opens-later.tsx'

/** Everything the frame can show: every page of the product, its layouts, and the pages that replace others. */
export const siteMap: SiteMap = {
  table: async () => (await import('./routes.tsx')).routeTable,
  // The list of all modules comes with the first one, or when the page is idle.
  load: async (file) => (await import('./page-modules.ts')).pageModule(file),
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
    },
    forbidden: {
      file: 'error-pages/forbidden-page.tsx',
      layout: 'default',
      areas: ['rights', 'proof'],
    },
    banned: {
      file: 'error-pages/banned-page.tsx',
      layout: 'default',
      areas: ['rights'],
    },
    missing: {
      file: 'error-pages/not-found-page.tsx',
      layout: 'default',
      areas: ['rights', 'games'],
    },
    closed: {
      file: 'error-pages/closed-page.tsx',
      layout: 'default',
      areas: ['errors'],
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
