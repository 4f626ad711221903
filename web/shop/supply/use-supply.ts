import { useEffect, useState } from 'react'
import type { Contract } from '#contract/contract.ts'
import { type BoostConfig, isDuo, targetPlace } from '#core/choices/order-config.ts'
import { games } from '#core/games/games.ts'
import { campIndex } from '#core/games/ladder.ts'
import { useApp } from '#web/frame/session/app-context.ts'

export type Supply = Contract['getSupply']['reply']['data']

/** What nobody plays and this page has shown; each is counted once. */
const met = new Set<string>()

/** Long enough that a drag or a series of clicks asks only once. */
const restMs = 400

/**
 * Who plays what is configured; undefined until the browser knows. It is never in a kept page: the same address is shown to
 * everyone for a while. If it can't be read, the page is as before, and the order itself is checked in any case.
 */
export function useSupply(config: BoostConfig | null): Supply | undefined {
  const { call } = useApp()
  const [known, setKnown] = useState<{ asked: string; supply: Supply }>()
  const asked = config && JSON.stringify(wishOf(config))
  useEffect(() => {
    if (asked === null) return
    let current = true
    const ask = async () => {
      const { data: supply } = await call('getSupply', { query: JSON.parse(asked) })
      if (current) setKnown({ asked, supply })
      if (supply.boosters !== 0 || met.has(asked)) return
      met.add(asked)
      await call('noteUnserved', { body: JSON.parse(asked) })
    }
    const timer = setTimeout(() => void ask().catch(() => {}), restMs)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [call, asked])
  // Until the next answer, “nobody” counts only for what was asked; a count can be shown that much longer.
  return known && (known.asked === asked || known.supply.boosters) ? known.supply : undefined
}

/** The choices that decide who plays an order; the others ask nothing new. */
export function wishOf(config: BoostConfig) {
  const { game, service, server, queue } = config
  const level = campIndex(games[game], targetPlace(config))
  return { game, service, server, level, queue, plays: isDuo(config) ? ('duo' as const) : ('solo' as const) }
}
