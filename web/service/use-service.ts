import { useMemo, useState } from 'react'
import { type BoostConfig, isCoaching } from '#core/orders/order-config.ts'
import { isRefusal, priceOrder, type Quote } from '#core/orders/pricing.ts'
import { missingWish } from '#core/orders/wishes.ts'
import { sameConfig } from './config-query.ts'
import type { LockedQuote, ServiceData } from './load-service.ts'
import { useConfig } from './use-config.ts'

/** The state of a service's page: what is configured, and what it costs or why it can't be ordered. */
export function useService<C extends BoostConfig>({ prices, initial, locked: shared }: ServiceData<C>) {
  const [config, change] = useConfig(initial)
  const [locked, setLocked] = useState<LockedQuote | null>(shared)
  const priced = useMemo(() => priceOrder(config, prices), [config, prices])
  const refusal = isRefusal(priced) ? priced : missingWish(config)
  const same = locked && !isCoaching(locked.config) && sameConfig(locked.config, config)
  const held = same ? locked : null
  const quote: Quote | null = held?.quote ?? (isRefusal(priced) ? null : priced)
  return { config, change, prices, refusal, quote, lockedUntil: held?.expires_at ?? null, lock: setLocked }
}

export type Service<C extends BoostConfig = BoostConfig> = ReturnType<typeof useService<C>>
