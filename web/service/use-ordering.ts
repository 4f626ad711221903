import { useState } from 'react'
import type { OrderConfig } from '#core/orders/order-config.ts'
import { useApp } from '../app/app-context.ts'
import { useNavigate } from '../app/page-state.ts'
import type { LockedQuote } from './load-service.ts'

const bring = () => import('./place-order.ts')

/** From a configured order to the checkout: a guest is asked for an e-mail, everyone else goes straight on. */
export function useOrdering(config: OrderConfig, onLocked: (quote: LockedQuote) => void) {
  const app = useApp()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [asksGuest, setAsksGuest] = useState(false)
  const wish = { app, config, onLocked }

  const attempt = async (work: (part: Awaited<ReturnType<typeof bring>>) => Promise<void>) => {
    setBusy(true)
    try {
      const part = await bring()
      await part.orSay(app, () => work(part))
    } finally {
      setBusy(false)
    }
  }
  const place = () => attempt((part) => part.placeOrder(wish, navigate))
  return {
    busy,
    asksGuest,
    close: () => setAsksGuest(false),
    place: async () => {
      setAsksGuest(false)
      await app.session?.reload()
      await place()
    },
    start: () => attempt(async () => ((await app.session?.load()) ? place() : setAsksGuest(true))),
    share: () => attempt((part) => part.shareQuote(wish)),
  }
}
