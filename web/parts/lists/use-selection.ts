import { useRef, useState } from 'react'

export type Selection = {
  has: (key: string) => boolean
  /** How many of the shown rows are selected. */
  count: number
  /** Of the shown rows; `some` are neither none nor all. */
  state: 'none' | 'some' | 'all'
  /** With `range`, also all rows between this one and the one that was selected or deselected before it. */
  toggle: (key: string, range?: boolean) => void
  toggleAll: () => void
  clear: () => void
}

const none: ReadonlySet<string> = new Set()

/** Which of the shown rows are selected, by their keys. A row that leaves the list is no longer selected. */
export function useSelection(keys: readonly string[]): Selection {
  const [chosen, choose] = useState(none)
  const last = useRef<string | null>(null)
  const shown = keys.filter((key) => chosen.has(key))
  return {
    has: (key) => chosen.has(key),
    count: shown.length,
    state: shown.length === 0 ? 'none' : shown.length === keys.length ? 'all' : 'some',
    toggle(key, range = false) {
      const [from, to] = [keys.indexOf(range && last.current ? last.current : key), keys.indexOf(key)]
      const between = from < 0 ? [key] : keys.slice(Math.min(from, to), Math.max(from, to) + 1)
      const next = new Set(shown)
      // A range takes the state that its first row got.
      const on = range && last.current ? chosen.has(last.current) : !chosen.has(key)
      for (const each of between)
        if (on) next.add(each)
        else next.delete(each)
      last.current = key
      choose(next)
    },
    toggleAll: () => choose(shown.length === keys.length ? none : new Set(keys)),
    clear() {
      last.current = null
      choose(none)
    },
  }
}
