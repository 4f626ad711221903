import { createContext, useCallback, useContext, useMemo } from 'react'
import type { Shown } from './load-page.ts'

/** Where a page stands, the prefix of its language included; `key` names its entry in the history. */
export type Address = { pathname: string; search: string; hash: string; key: string }

/** Goes to an address of the site; done when its page is shown. */
export type Navigate = (to: string, options?: { replace?: boolean; keepsScroll?: boolean }) => Promise<void>

/** The page that is shown, where it stands, how one goes on from it, and how its data is read again. */
export type PageState = {
  shown: Shown
  address: Address
  navigate: Navigate
  revalidate: () => Promise<void>
}

export const PageContext = createContext<PageState | null>(null)

export function usePageState(): PageState {
  const state = useContext(PageContext)
  if (!state) throw new Error('Rendered outside of a page')
  return state
}

export function useNavigate(): Navigate {
  return usePageState().navigate
}

/** The address's query, and how it is put in the place of the present one. */
export function useSearchParams(): [URLSearchParams, (query: URLSearchParams) => void] {
  const { address, navigate } = usePageState()
  const { pathname, search } = address
  const query = useMemo(() => new URLSearchParams(search), [search])
  const replace = useCallback(
    (next: URLSearchParams) => {
      const words = next.toString()
      void navigate(`${pathname}${words && `?${words}`}`, { replace: true, keepsScroll: true })
    },
    [pathname, navigate],
  )
  return [query, replace]
}
