import { useCallback, useEffect, useState } from 'react'
import type { ClimbConfig } from '#core/orders/order-config.ts'
import { readQuery, writeQuery } from './config-query.ts'

/** The form's state, mirrored in the address so that it survives reload, language change and sign-in. */
export function useConfig(initial: ClimbConfig): [ClimbConfig, (change: Partial<ClimbConfig>) => void] {
  const [config, setConfig] = useState(initial)

  // The page may be rendered for a plain address; what the visitor's own address asks for is applied after.
  useEffect(() => {
    const query = new URLSearchParams(location.search)
    if (!query.has('quote')) setConfig((now) => readQuery(now.game, now.service, query))
  }, [])

  const change = useCallback((part: Partial<ClimbConfig>) => {
    setConfig((now) => {
      const next = { ...now, ...part }
      const query = writeQuery(next).toString()
      history.replaceState(history.state, '', `${location.pathname}${query && `?${query}`}${location.hash}`)
      return next
    })
  }, [])

  return [config, change]
}
