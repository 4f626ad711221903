import { useState } from 'react'
import { useNavigate } from '../router/page-state.ts'
import { useApp } from '../session/app-context.ts'
import type { SealedQuote } from './load-service.ts'
import type { Offer, PriceChange } from './place-order.ts'

const bring = () => import('./place-order.ts')

/** What has to be asked before an order is made: a guest for an e-mail, anyone whether a changed price is fine. */
export type OrderingStep = { asks: 'guest' } | ({ asks: 'price' } & PriceChange)

/** From a configured order to the checkout: what is ordered is what the page shows, at the total that it shows. */
export function useOrdering(offer: Offer, onSealed: (sealed: SealedQuote) => void) {
  const app = useApp()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [step, setStep] = useState<OrderingStep | null>(null)

  const attempt = async (work: (part: Awaited<ReturnType<typeof bring>>) => Promise<void>) => {
    setBusy(true)
    try {
      const part = await bring()
      await part.orSay(app, () => work(part))
    } finally {
      setBusy(false)
    }
  }
  const place = (at: Offer = offer) =>
    attempt(async (part) => {
      const change = await part.placeOrder(app, at, navigate)
      if (change) onSealed(change.sealed)
      setStep(change && { asks: 'price', ...change })
    })
  return {
    busy,
    step,
    close: () => setStep(null),
    // If the session couldn't be read, the call that places the order decides whether to ask for a sign-in.
    start: () =>
      attempt(async () => ((await app.session?.load()) === null ? setStep({ asks: 'guest' }) : place())),
    share: () => attempt(async (part) => onSealed(await part.shareQuote(app, offer.config))),
    /** The visitor has signed in, or accepts the price that holds now. */
    goOn: async (sealed?: SealedQuote) => {
      setStep(null)
      if (!sealed) await app.session?.reload()
      await place(sealed ? { ...offer, total: sealed.quote.total, seal: sealed.seal } : offer)
    },
  }
}

export type Ordering = ReturnType<typeof useOrdering>
