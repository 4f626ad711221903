import { useCallback, useEffect, useState } from 'react'
import type { BoostConfig } from '#core/choices/order-config.ts'
import { useWriteQuery } from '#web/frame/router/page-state.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { isCallError } from '#web/frame/session/call.ts'
import { wishIn, withWish } from '#web/parts/favorites/booster-wish.ts'

/** The id of the sentence why the chosen booster can't play this. */
export const wishReason = 'wish-reason'

/** Long enough that a drag or a series of clicks asks only once. */
const restMs = 400

/** The booster whom the visitor wants, and why they couldn't play what is configured now. */
export function useWish(config: BoostConfig) {
  const { call } = useApp()
  const writeAddress = useWriteQuery()
  // Undefined before the address is read or if it names nobody; null once the visitor has removed the wish.
  const [booster, setBooster] = useState<string | null>()
  const [refusal, setRefusal] = useState<string | null>(null)
  // The page can be rendered for a plain address, so the visitor's address is read afterward.
  useEffect(() => setBooster(wishIn(location.search) ?? undefined), [])
  useEffect(() => {
    if (!booster) return setRefusal(null)
    let current = true
    const answer = (code: string | null) => current && setRefusal(code)
    const check = () =>
      call('checkBooster', { params: { username: booster }, body: { config } }).then(
        ({ data }) => answer(data.refusal),
        // Without an answer, the call that places the order decides.
        (error) => answer(isCallError(error) && error.code === 'booster_not_found' ? error.code : null),
      )
    const timer = setTimeout(() => void check(), restMs)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [booster, config, call])
  const clear = useCallback(() => {
    setBooster(null)
    writeAddress(withWish(location.search, null))
  }, [writeAddress])
  return { booster, refusal: booster ? refusal : null, clear }
}

export type Wish = ReturnType<typeof useWish>
