import { lazy } from 'react'
import bannedAreas from '#web/account/error-pages/banned-page.tsx?areas'
import forbiddenAreas from '#web/account/error-pages/forbidden-page.tsx?areas'
import missingAreas from '#web/account/error-pages/not-found-page.tsx?areas'
import signInAreas from '#web/account/sign-in/sign-in-page.tsx?areas'
import type { SiteMap } from '#web/frame/router/site-map.ts'
import { DefaultLayout } from '#web/frame/shell/default-layout.tsx'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import closedAreas from '#web/shop/before-opening/closed-page.tsx?areas'

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
      areas: signInAreas,
    },
    forbidden: {
      file: 'account/error-pages/forbidden-page.tsx',
      layout: 'default',
      areas: forbiddenAreas,
    },
    banned: {
      file: 'account/error-pages/banned-page.tsx',
      layout: 'default',
      areas: bannedAreas,
    },
    missing: {
      file: 'account/error-pages/not-found-page.tsx',
      layout: 'default',
      areas: missingAreas,
    },
    closed: {
      file: 'shop/before-opening/closed-page.tsx',
      layout: 'default',
      // It says a refusal of the server before the frame brings their texts.
      areas: [...closedAreas, 'errors'],
    },
  },
  SignInDialog: opensLater(() => import('#web/account/sign-in/sign-in-dialog.tsx')),
  ProofDialog: opensLater(() => import('#web/account/sign-in/proof-dialog.tsx')),
  BannedDialog: opensLater(() => import('#web/account/error-pages/banned-dialog.tsx')),
  Failure: lazy(() =>
    import('#web/account/error-pages/fatal-page.tsx').then(({ FatalPage }) => ({ default: FatalPage })),
  ),
}
