import { createContext, useContext } from 'react'
import type { Shown } from './load-page.ts'

/** The page that is shown, and how its data is read again. */
export type PageState = { shown: Shown; revalidate: () => Promise<void> }

export const PageContext = createContext<PageState | null>(null)

export function usePageState(): PageState {
  const state = useContext(PageContext)
  if (!state) throw new Error('Rendered outside of a page')
  return state
}
