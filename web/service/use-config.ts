import { useCallback, useEffect, useState } from 'react'
import type { BoostConfig } from '#core/orders/order-config.ts'
import { readQuery, sameConfig, writeQuery } from './config-query.ts'
import { settled } from './settled.ts'

/** The form's state, mirrored in the address so that it survives reload, language change and sign-in. */
export function useConfig<C extends BoostConfig>(initial: C): [C, (change: Partial<C>) => void] {
  const [config, setConfig] = useState(initial)

  // The page may be rendered for a plain address; what the visitor's own address asks for is applied after.
  useEffect(() => {
    const query = new URLSearchParams(location.search)
    if (query.has('quote')) return
    setConfig((now) => {
      const asked = readQuery(now.game, now.service, query) as BoostConfig as C
      return sameConfig(now, asked) ? now : asked
    })
  }, [])

  const change = useCallback((part: Partial<C>) => {
    setConfig((now) => {
      const next = settled({ ...now, ...part })
      const query = writeQuery(next).toString()
      history.replaceState(history.state, '', `${location.pathname}${query && `?${query}`}${location.hash}`)
      return next
    })
  }, [])

  return [config, change]
}
