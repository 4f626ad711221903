import { lazy } from 'react'
import type { SiteMap } from '#web/frame/router/site-map.ts'
import { DefaultLayout } from '#web/frame/shell/default-layout.tsx'
import { opensLater } from '#web/frame/shell/opens-later.tsx'

const allPages = () => import('./all-pages.ts')

/** Everything the frame can show: every page of the product, its layouts, and the pages that replace others. */
export const siteMap: SiteMap = {
  // The lists of all pages come with the first navigation, or when the page is idle.
  table: async () => (await allPages()).routeTable,
  load: async (file) => (await allPages()).pageModule(file),
  layouts: {
    // Every first view of the shop has this layout, so the base bundle includes it.
    default: async () => DefaultLayout,
    dashboard: () => import('#web/frame/shell/dashboard-layout.tsx').then((module) => module.DashboardLayout),
  },
  instead: {
    signIn: {
      file: 'account/sign-in/sign-in-page.tsx',
      layout: 'default',
      areas: ['account', 'games', 'proof', 'rules', 'success'],
    },
    forbidden: {
      file: 'account/error-pages/forbidden-page.tsx',
      layout: 'default',
      areas: ['rights', 'proof'],
    },
    banned: {
      file: 'account/error-pages/banned-page.tsx',
      layout: 'default',
      areas: ['rights'],
    },
    missing: {
      file: 'account/error-pages/not-found-page.tsx',
      layout: 'default',
      areas: ['rights', 'games'],
    },
    closed: {
      file: 'shop/before-opening/closed-page.tsx',
      layout: 'default',
      areas: ['soon', 'account', 'access', 'rules', 'errors'],
    },
  },
  SignInDialog: opensLater(
    () => import('#web/account/sign-in/sign-in-dialog.tsx'),
    ['account', 'games', 'proof', 'rules', 'success'],
  ),
  ProofDialog: opensLater(
    () => import('#web/account/sign-in/proof-dialog.tsx'),
    ['account', 'rules', 'proof'],
  ),
  BannedDialog: opensLater(() => import('#web/account/error-pages/banned-dialog.tsx'), ['rights']),
  Failure: lazy(() =>
    import('#web/account/error-pages/fatal-page.tsx').then(({ FatalPage }) => ({ default: FatalPage })),
  ),
}
