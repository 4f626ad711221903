import { useCallback, useEffect, useMemo, useState } from 'react'
import { type BoostConfig, isBoost } from '#core/choices/order-config.ts'
import { missingWish } from '#core/choices/wishes.ts'
import { isRefusal, priceOrder } from '#core/prices/pricing.ts'
import type { Quote } from '#core/prices/quote.ts'
import { useRevalidate } from '#web/frame/router/use-revalidate.ts'
import { showConfigured } from '#web/parts/climb/configured-order.ts'
import { sameConfig } from './config-query.ts'
import type { SealedQuote, ServiceData } from './load-service.ts'
import { useConfig } from './use-config.ts'
import { useSeal } from './use-seal.ts'

/** The state of a service's page: the configuration, and its price or the reason why it can't be ordered. */
export function useService<C extends BoostConfig>({
  prices,
  initial,
  sealed: shared,
  linkEnded,
}: ServiceData<C>) {
  const revalidate = useRevalidate()
  const [config, changeConfig] = useConfig(initial)
  const [touched, setTouched] = useState(false)
  const [sealed, setSealed] = useState(shared)
  const priced = useMemo(() => priceOrder(config, prices), [config, prices])
  const refusal = isRefusal(priced) ? priced : missingWish(config)
  const same = sealed && isBoost(sealed.config) && sameConfig(sealed.config, config)
  const held = same ? sealed : null
  const quote: Quote | null = held?.quote ?? (isRefusal(priced) ? null : priced)

  const total = quote?.total
  // Dialogs above the page show what is kept.
  useEffect(() => {
    showConfigured(total === undefined ? null : { config, total })
    return () => showConfigured(null)
  }, [config, total])

  const change = useCallback(
    (part: Partial<C>) => {
      setTouched(true)
      changeConfig(part)
    },
    [changeConfig],
  )
  const seal = useCallback(
    (next: SealedQuote) => {
      setSealed(next)
      // Prices have changed since the page was loaded, so the rest of the page must show them too.
      if (next.quote.priceVersion !== prices.version) void revalidate()
    },
    [prices.version, revalidate],
  )
  // The seal expired while the page was open, so the page shows no lock until the visitor's next change.
  const unseal = useCallback(() => {
    setSealed(null)
    setTouched(false)
  }, [])
  useSeal(config, touched && !held && !isRefusal(priced), seal)

  return {
    config,
    change,
    prices,
    refusal,
    quote,
    held,
    seal,
    unseal,
    linkEnded: linkEnded && !touched,
  }
}

export type Service<C extends BoostConfig = BoostConfig> = ReturnType<typeof useService<C>>
