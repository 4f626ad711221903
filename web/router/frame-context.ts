import { createContext, use } from 'react'
import type { SiteMap, View } from './site-map.ts'

/** What the routes' elements need beside React Router's own state. */
export type FrameParts = {
  map: SiteMap
  /** The data, or what took their place, that the document came with: its head is there already. */
  served: unknown
  /** The buttons that were pressed before the page came to life. */
  taps?: HTMLButtonElement[]
  /** Brings what a view is rendered with, before somebody goes there. Nothing on the server. */
  prefetch?: (view: View) => void
}

export const FrameContext = createContext<FrameParts | null>(null)

export function useFrame(): FrameParts {
  const parts = use(FrameContext)
  if (!parts) throw new Error('Rendered outside of the frame')
  return parts
}
