import type { ComponentType, ReactNode } from 'react'
import type { Guard } from '#core/permissions.ts'
import type { Area } from '#i18n/areas.ts'
import type { RoutePattern } from '#i18n/paths.ts'
import type { MessageKey } from '#i18n/translate.ts'
import type { Loaded, PageModule } from './page.ts'

// A page's own data type stays inside its module; the table only carries modules around.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type AnyPage = PageModule<any>

export type LayoutName = 'default' | 'dashboard'

/** What is shown at an address: a page or what takes its place. `file` is its source below `web/`, as the build's manifest names it. */
export type View = {
  file: string
  layout: LayoutName
  /** The texts it needs beside the shell's. */
  areas: readonly Area[]
  load: () => Promise<Partial<AnyPage>>
  /** What stands here where the address names something that does not exist; the site's own page if left out. */
  missing?: View & { title: MessageKey }
}

/** What a view in the place of a page is rendered with. */
export type InPlace = { layout: LayoutName }

export type RouteEntry = {
  pattern: RoutePattern
  /** Required: no page is open by omission (spec 6). */
  guard: Guard
  /** Null until the page exists: then it is not linked and answers 404. */
  view: View | null
}

export type Layout = ComponentType<{ children: ReactNode }>

/** Everything that the frame shows but doesn't know: `web/site-map.tsx` hands it over. */
export type SiteMap = {
  table: readonly RouteEntry[]
  /** Whether a page exists: only those are linked. */
  isBuilt: (pattern: RoutePattern) => boolean
  layouts: Record<LayoutName, () => Promise<Layout>>
  /** What takes a page's place where it may not be seen, doesn't exist or needs prices first. */
  instead: Record<'signIn' | 'forbidden' | 'missing' | 'closed', View>
  /** Opens where somebody asks to sign in. */
  SignInDialog: ComponentType<{ onClose: () => void }>
  /** What stands alone, since the layout itself may have failed. */
  Failure: ComponentType<{ statusCode: number; message: string }>
}

/** What an answer is shown as; null for a failure, which stands alone. */
export function viewOf({ instead }: SiteMap, entry: RouteEntry | null, loaded: Loaded): View | null {
  if (loaded.kind === 'failed') return null
  if (loaded.kind === 'closed') return instead.closed
  const here = entry?.view
  if (loaded.kind === 'page' && here) return here
  if (loaded.kind === 'refused' && loaded.refusal === 'unauthorized') return instead.signIn
  const view = loaded.kind === 'refused' ? instead.forbidden : (here?.missing ?? instead.missing)
  // Who is inside the dashboard stays there, also at an address that leads nowhere.
  const inside = loaded.kind === 'missing' && loaded.inside
  return { ...view, layout: here?.layout ?? (inside ? 'dashboard' : view.layout) }
}
