import { useCallback, useEffect, useEffectEvent, useState } from 'react'

type Read<T> = { data: T; error: null } | { data: T | null; error: unknown }

/**
 * What a part of a page reads once it is needed, and again whenever `key` changes; what was read stays until then. A reply
 * that was overtaken by a later one is dropped. `show` takes what a write has answered.
 */
export function useRead<T>(key: string, needed: boolean, read: () => Promise<T>) {
  const [state, setState] = useState<Read<T>>({ data: null, error: null } as Read<T>)
  const [tries, setTries] = useState(0)
  const begin = useEffectEvent(() => read())
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` and `tries` say when to read again
  useEffect(() => {
    if (!needed) return
    let current = true
    begin().then(
      (data) => current && setState({ data, error: null }),
      (error: unknown) => current && setState((before) => ({ data: before.data, error })),
    )
    return () => {
      current = false
    }
  }, [key, needed, tries])
  const again = useCallback(() => setTries((before) => before + 1), [])
  const show = useCallback((data: T) => setState({ data, error: null }), [])
  return { ...state, again, show }
}
