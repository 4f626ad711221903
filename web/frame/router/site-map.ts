import type { ComponentType, ReactNode } from 'react'
import type { Proof } from '#core/people/factors.ts'
import type { Loaded, PageModule } from './page.ts'
import type { LayoutName, RouteEntry, View } from './route-entry.ts'

// A page's own data type stays inside its module; the table only carries modules around.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type AnyPage = PageModule<any>

export type Layout = ComponentType<{ children: ReactNode }>

/** Everything that the frame shows but doesn't know: `web/composed/site-map.tsx` provides it. */
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
