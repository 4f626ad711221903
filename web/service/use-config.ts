import { useCallback, useEffect, useRef, useState } from 'react'
import type { BoostConfig } from '#core/choices/order-config.ts'
import { useWriteQuery } from '../router/page-state.ts'
import { readQuery, sameConfig, writeQuery } from './config-query.ts'
import { settled } from './settled.ts'

/** The form's state, mirrored in the address so that it survives reload, language change and sign-in. */
export function useConfig<C extends BoostConfig>(initial: C): [C, (change: Partial<C>) => void] {
  const [config, setConfig] = useState(initial)
  const newest = useRef(initial)
  const writeAddress = useWriteQuery()

  // The page may be rendered for a plain address; what the visitor's own address asks for is applied after.
  useEffect(() => {
    const query = new URLSearchParams(location.search)
    const { game, service } = newest.current
    const asked = readQuery(game, service, query) as BoostConfig as C
    if (sameConfig(newest.current, asked)) return
    newest.current = asked
    setConfig(asked)
  }, [])

  const change = useCallback(
    (part: Partial<C>) => {
      // Several changes may be made before the first of them is shown.
      newest.current = settled({ ...newest.current, ...part })
      setConfig(newest.current)
      writeAddress(writeQuery(newest.current))
    },
    [writeAddress],
  )

  return [config, change]
}
