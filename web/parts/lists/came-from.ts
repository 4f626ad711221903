import { useEffect } from 'react'

/** A list as somebody last saw it: where it is, its name, and what was on the page in its order. */
export type SeenList = { address: string; name: string; ids: readonly string[] }

let seen: SeenList | null = null

/** Remembers the shown list, so that the pages of its rows lead back to it and on to the next row. */
export function useNoteList(name: string, ids: readonly string[]): void {
  const joined = ids.join()
  useEffect(() => {
    seen = { address: location.pathname + location.search, name, ids: joined.split(',') }
  }, [name, joined])
}

/** The list from which somebody came to this row, if it was on it. */
export function cameFrom(id: string): SeenList | null {
  return seen?.ids.includes(id) ? seen : null
}
