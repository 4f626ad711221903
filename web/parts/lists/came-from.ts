import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** A list as somebody last saw it: where it is, its name, and what was on the page in its order. */
export type SeenList = {
  address: string
  name: string
  ids: readonly string[]
  /** Whether each row has a page; on a board it opens only to who claims it. */
  opens: boolean
}

let seen: SeenList | null = null

/** Remembers the shown list, so that the pages of its rows lead back to it and on to the next row. */
export function useNoteList(name: string, ids: readonly string[], { opens = true } = {}): void {
  const joined = ids.join()
  const { pathname, search } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the browser's address changes with the router's.
  useEffect(() => {
    seen = { address: location.pathname + location.search, name, ids: joined.split(','), opens }
  }, [name, joined, opens, pathname, search])
}

/** The list from which somebody came to this row, if it was on it. */
export function cameFrom(id: string): SeenList | null {
  return seen?.ids.includes(id) ? seen : null
}
