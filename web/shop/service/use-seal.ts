import { useEffect, useState } from 'react'
import type { OrderConfig } from '#core/choices/order-config.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import type { SealedQuote } from './load-service.ts'

const bring = () => import('./place-order.ts')

/** Long enough that a drag or a series of clicks asks only once. */
const restMs = 1_500

/**
 * Seals the price once the visitor stops changing the order, so that the page can show when it expires. If sealing
 * fails, the page shows the price without an expiry.
 */
export function useSeal(config: OrderConfig, wanted: boolean, onSealed: (sealed: SealedQuote) => void): void {
  const app = useApp()
  const [failed, setFailed] = useState<OrderConfig | null>(null)
  const wants = wanted && failed !== config
  useEffect(() => {
    if (!wants) return
    const seal = async () => {
      const { sealQuote } = await bring()
      onSealed(await sealQuote(app, config))
    }
    const timer = setTimeout(() => void seal().catch(() => setFailed(config)), restMs)
    return () => clearTimeout(timer)
  }, [app, config, wants, onSealed])
}
