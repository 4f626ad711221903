import { useEffect, useSyncExternalStore } from 'react'
import { whenIdle } from '#web/frame/router/idle.ts'
import { useApp, useUser } from '#web/frame/session/app-context.ts'

/** The names of one person's favorites; null until they are read. Every heart of the page shows the same. */
type Known = { of: string; names: ReadonlySet<string> | null }

let known: Known | null = null
const listeners = new Set<() => void>()

function set(next: Known | null) {
  known = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a booster is a favorite, and how to change that. Pages are kept without it, so that it is read when idle. */
export function useFavorite(username: string) {
  const { call } = useApp()
  const user = useUser()
  const id = user?._id
  const state = useSyncExternalStore(
    subscribe,
    () => known,
    () => null,
  )
  useEffect(() => {
    if (!id || known?.of === id) return
    set({ of: id, names: null })
    whenIdle(async () => {
      // Without an answer no heart is filled; the next page asks again.
      const read = await call('getFavoriteNames').catch(() => null)
      set(read && { of: id, names: new Set(read.data.usernames) })
    })
  }, [id, call])
  const isFavorite = state?.of === id && state?.names?.has(username) === true
  const toggle = async () => {
    if (!id) return
    const params = { username }
    const { data } = await call(isFavorite ? 'removeFavorite' : 'addFavorite', { params })
    set({ of: id, names: new Set(data.usernames) })
  }
  return { isFavorite, toggle, signedIn: Boolean(id) }
}
