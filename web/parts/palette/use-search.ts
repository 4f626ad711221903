import { useEffect, useState } from 'react'
import { useCall } from '#web/frame/session/app-context.ts'
import { type Found, nothingFound } from './palette-entries.ts'

/** Shorter than the pause between two keys of somebody who types. */
const pauseMs = 80

export type Search = {
  found: Found
  /** What was searched for. */
  of: string
  state: 'ready' | 'searching' | 'failed'
}

const nothing: Search = { found: nothingFound, of: '', state: 'ready' }

/** What a search finds while somebody types; the older results stay until the new ones arrive. */
export function useSearch(words: string): Search {
  const call = useCall()
  const [search, setSearch] = useState<Search>(nothing)
  useEffect(() => {
    if (words === '') {
      setSearch(nothing)
      return
    }
    const controller = new AbortController()
    const { signal } = controller
    setSearch((before) => (before.of === words ? before : { ...before, state: 'searching' }))
    const ask = () =>
      call('search', { query: { q: words }, signal }).then(
        ({ data }) => setSearch({ found: data, of: words, state: 'ready' }),
        () => signal.aborted || setSearch({ found: nothingFound, of: words, state: 'failed' }),
      )
    const timer = setTimeout(() => void ask(), pauseMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [words, call])
  return search
}
