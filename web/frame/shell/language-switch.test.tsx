// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { formats } from '#i18n/format.ts'
import { locales } from '#i18n/locales.ts'
import type { RoutePattern } from '#i18n/paths.ts'
import { createTranslate } from '#i18n/translate.ts'
import { madeUpSite } from '#web/test/made-up-site.ts'
import { AppContext } from '../session/app-context.ts'
import { LanguageLinks } from './language-switch.tsx'

afterEach(cleanup)

/** The links of a page with parameters, at an address with a query. */
function linksAt(pattern: RoutePattern, path: string, data: object | null = null) {
  history.replaceState(null, '', path)
  const handle = { pattern, guard: 'public', view: null }
  const router = createMemoryRouter(
    [{ path: pattern, id: 'page', element: <LanguageLinks />, handle, loader: () => null }],
    {
      initialEntries: [path],
      hydrationData: { loaderData: { page: { data } } },
    },
  )
  const app = {
    locale: 'en' as const,
    dir: 'ltr' as const,
    t: createTranslate('en', {}),
    texts: { ensure: async () => {} },
    format: formats('en'),
    site: madeUpSite(),
    call: (async () => {}) as never,
    session: null,
  }
  render(
    <AppContext value={app}>
      <RouterProvider router={router} />
    </AppContext>,
  )
  return Object.fromEntries(
    locales.flatMap(({ code, tag }) => {
      const link = document.querySelector<HTMLAnchorElement>(`a[hreflang="${tag}"]`)
      if (!link) return []
      link.addEventListener('click', (event) => event.preventDefault())
      link.click()
      return [[code, link.pathname + link.search]]
    }),
  )
}

test('the language switch keeps the page, its parameters and its query', () => {
  expect(linksAt('/booster/:username', '/booster/kestrel?game=valorant&gclid=x')).toMatchObject({
    en: '/booster/kestrel?game=valorant&gclid=x',
    de: '/de/booster/kestrel?game=valorant&gclid=x',
    ar: '/ar/booster/kestrel?game=valorant&gclid=x',
  })
  expect(screen.getAllByRole('link')).toHaveLength(9)
  // The last one that was chosen.
  expect(document.cookie).toContain('i18n_redirected=ar-EG')
})

test('a page with a name of its own in each language leads to that name; a language without it leads to its list', () => {
  const addresses = { en: { slug: 'lp-gains' }, de: { slug: 'lp-gewinne' } }
  expect(linksAt('/blog/:slug', '/blog/lp-gains?page=2', { addresses })).toMatchObject({
    en: '/blog/lp-gains?page=2',
    de: '/de/blog/lp-gewinne?page=2',
    it: '/it/blog',
    ar: '/ar/blog',
  })
  expect(screen.getAllByRole('link')).toHaveLength(9)
})
