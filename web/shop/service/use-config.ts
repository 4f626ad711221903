import { useCallback, useEffect, useRef, useState } from 'react'
import type { BoostConfig } from '#core/choices/order-config.ts'
import { useWriteQuery } from '#web/frame/router/page-state.ts'
import { wishIn, withWish } from '#web/parts/favorites/booster-wish.ts'
import { readQuery, sameConfig, writeQuery } from './config-query.ts'
import { settled } from './settled.ts'

/** The form's state, mirrored in the address so that it survives reload, language change and sign-in. */
export function useConfig<C extends BoostConfig>(initial: C): [C, (change: Partial<C>) => void] {
  const [config, setConfig] = useState(initial)
  const newest = useRef(initial)
  const writeAddress = useWriteQuery()

  // The page can be rendered for a plain address, so the query of the visitor's address is applied afterward.
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
      // Several changes can happen before the first of them is rendered.
      newest.current = settled({ ...newest.current, ...part })
      setConfig(newest.current)
      writeAddress(withWish(writeQuery(newest.current), wishIn(location.search)))
    },
    [writeAddress],
  )

  return [config, change]
}
