import { shellAreas, type Texts } from '../texts/texts.ts'
import type { LayoutName, View } from './route-entry.ts'
import type { AnyPage, Layout, SiteMap } from './site-map.ts'

// Code, not state: the modules that have loaded, so that a page renders without waiting.
const pages = new Map<string, Partial<AnyPage>>()
const layouts = new Map<LayoutName, Layout>()

/** Loads everything that a view is rendered with: its module, its layout and its texts. */
export async function bringView(map: SiteMap, texts: Texts, view: View): Promise<Partial<AnyPage>> {
  const [page, layout] = await Promise.all([
    pages.get(view.file) ?? map.load(view.file),
    layouts.get(view.layout) ?? map.layouts[view.layout](),
    texts.ensure([...shellAreas, ...view.areas]),
  ])
  pages.set(view.file, page)
  layouts.set(view.layout, layout)
  return page
}

export function arrivedPage({ file }: View): Partial<AnyPage> | undefined {
  return pages.get(file)
}

export function arrivedLayout(name: LayoutName): Layout {
  const layout = layouts.get(name)
  if (!layout) throw new Error('Rendered before it arrived')
  return layout
}
