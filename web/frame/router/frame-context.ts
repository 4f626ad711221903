import { createContext, use } from 'react'
import type { Field } from './early-input.ts'
import type { Loading } from './load-page.ts'
import type { View } from './route-entry.ts'
import type { SiteMap } from './site-map.ts'

/** What the routes' elements need besides React Router's own state. */
export type FrameParts = {
  /** What this browser has kept of an own page; undefined where it keeps nothing. */
  kept?: Loading['kept'] | undefined
  map: SiteMap
  /** The data that the document came with, or what replaced them: its head is already there. */
  served: unknown
  /** The fields of before hydration. */
  drawn?: Field[]
  /** The buttons that were pressed before hydration. */
  taps?: HTMLButtonElement[]
  /** Preloads what a view is rendered with. Undefined on the server. */
  prefetch?: (view: View) => void
}

export const FrameContext = createContext<FrameParts | null>(null)

export function useFrame(): FrameParts {
  const parts = use(FrameContext)
  if (!parts) throw new Error('Rendered outside of the frame')
  return parts
}
