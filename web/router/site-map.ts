import type { ComponentType, ReactNode } from 'react'
import type { Proof } from '#core/factors.ts'
import type { Guard } from '#core/permissions.ts'
import type { Area } from '#i18n/areas.ts'
import type { RoutePattern } from '#i18n/paths.ts'
import type { MessageKey } from '#i18n/translate.ts'
import type { Loaded, PageModule } from './page.ts'

// A page's own data type stays inside its module; the table only carries modules around.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type AnyPage = PageModule<any>

export type LayoutName = 'default' | 'dashboard'

/**
 * What is shown at an address: a page or its replacement. `file` is its source below `web/`, as in the build's
 * manifest. Plain data: a document contains the entry of its page.
 */
export type View = {
  file: string
  layout: LayoutName
  /** The texts it needs in addition to the shell's. */
  areas: readonly Area[]
  /** The address contains a secret: nothing keeps or counts the page, and no other page learns where it was. */
  secret?: true
  /** What is shown here if the address names something that does not exist; the site's own page by default. */
  missing?: View & { title: MessageKey }
}

/** What a view that replaces a page is rendered with. */
export type InPlace = { layout: LayoutName }

export type RouteEntry = {
  pattern: RoutePattern
  /** Required, so that no page is open by omission (spec 6). */
  guard: Guard
  /** Null until the page exists: until then it is not linked and returns 404. */
  view: View | null
}

export type Layout = ComponentType<{ children: ReactNode }>

/** Everything that the frame shows but doesn't know: `web/site-map.tsx` provides it. */
export type SiteMap = {
  /** Every page. A first view has its own entry in its document; the others come with the router. */
  table: () => Promise<readonly RouteEntry[]>
  /** Loads a page's module by its source below `web/`. */
  load: (file: string) => Promise<Partial<AnyPage>>
  layouts: Record<LayoutName, () => Promise<Layout>>
  /** What replaces a page that the person can't see, that doesn't exist or that needs prices first. */
  instead: Record<'signIn' | 'forbidden' | 'banned' | 'missing' | 'closed', View>
  /** Opens when someone asks to sign in, or comes back from a provider that was refused, with the error's code. */
  SignInDialog: ComponentType<{ onClose: () => void; refusal?: string }>
  /** Opens when a call needs a fresh proof of who the person is. */
  ProofDialog: ComponentType<{ proofs: readonly Proof[]; onClose: () => void; onProven: () => void }>
  /** Opens on the page of a person who is banned meanwhile. */
  BannedDialog: ComponentType<{ onClose: () => void }>
  /** Shown without a layout, since the layout itself may have failed. */
  Failure: ComponentType<{ statusCode: number; message: string }>
}

/** The view that a response is shown as; null for a failure, which is shown without a layout. */
export function viewOf({ instead }: SiteMap, entry: RouteEntry | null, loaded: Loaded): View | null {
  if (loaded.kind === 'failed') return null
  if (loaded.kind === 'closed') return instead.closed
  const here = entry?.view
  if (loaded.kind === 'page' && here) return here
  if (loaded.kind === 'refused' && loaded.refusal === 'unauthorized') return instead.signIn
  if (loaded.kind === 'refused' && loaded.refusal === 'account_banned') return instead.banned
  const view = loaded.kind === 'refused' ? instead.forbidden : (here?.missing ?? instead.missing)
  // A person inside the dashboard stays there, even at an unknown address.
  const inside = loaded.kind === 'missing' && loaded.inside
  return { ...view, layout: here?.layout ?? (inside ? 'dashboard' : view.layout) }
}
