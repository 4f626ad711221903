import type { RouteObject } from 'react-router'
import { pathPattern } from '#i18n/href.ts'
import type { Locale } from '#i18n/locales.ts'
import { Frame } from './frame.tsx'
import { Instead, ShownLayout, ShownPage } from './route-elements.tsx'
import type { LayoutName, RouteEntry, View } from './route-entry.ts'
import { pagesId } from './shown.ts'
import type { SiteMap } from './site-map.ts'

// A first view already has its data: they come with the router, and without a connection nothing else would.
const loaders = () => import('./browser-router.ts')

/** React Router's routes for a language: the existing pages, in their layouts, with a boundary around them all. */
export function routesOf(map: SiteMap, table: readonly RouteEntry[], locale: Locale): RouteObject[] {
  const layout = (name: LayoutName): RouteObject => ({
    id: name,
    element: <ShownLayout name={name} />,
    children: table.flatMap((entry) =>
      entry.view?.layout === name ? pageRoute(map, locale, entry, entry.view) : [],
    ),
  })
  return [
    {
      id: 'frame',
      element: <Frame />,
      children: [
        {
          id: pagesId,
          errorElement: <Instead />,
          children: [
            layout('default'),
            layout('dashboard'),
            { id: 'missing', path: '*', loader: async (args) => (await loaders()).loadMissing(map, args) },
          ],
        },
      ],
    },
  ]
}

function pageRoute(map: SiteMap, locale: Locale, entry: RouteEntry, view: View): RouteObject {
  return {
    id: entry.pattern,
    path: pathPattern(entry.pattern, locale),
    handle: entry,
    element: <ShownPage entry={entry} view={view} />,
    loader: async (args) => (await loaders()).loadPage(map, entry, args),
  }
}
