import { useEffect, useEffectEvent, useState } from 'react'
import { takeIntent } from '#web/account/sign-in/go-on.ts'
import { useBringWhenIdle, useLikelyNext } from '#web/frame/router/idle.ts'
import { useNavigate } from '#web/frame/router/page-state.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { say } from '#web/frame/texts/say.ts'
import type { SealedQuote } from './load-service.ts'
import type { Offer, PriceChange } from './place-order.ts'

const bring = () => import('./place-order.ts')

/** The question before an order is placed. */
export const OrderingDialog = opensLater(() => import('./ordering-dialog.tsx'))

/** The question before an order is placed: a guest's e-mail, or for anyone whether a changed price is fine. */
export type OrderingStep = { asks: 'guest' } | ({ asks: 'price' } & PriceChange)

/** From a configured order to the checkout: it orders what the page shows, at the total that the page shows. */
export function useOrdering(
  offer: Offer,
  onSealed: (sealed: SealedQuote) => void,
  onRefused?: (error: unknown) => void,
) {
  const app = useApp()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [step, setStep] = useState<OrderingStep | null>(null)

  /** Preloads what the button opens, so that it opens at once and works without a connection. */
  const prepare = () => {
    OrderingDialog.bring(app)
    void bring().catch(() => {})
  }
  useBringWhenIdle(prepare)
  useLikelyNext('/checkout/:order_id')

  const attempt = async (work: (part: Awaited<ReturnType<typeof bring>>) => Promise<void>) => {
    setBusy(true)
    try {
      await work(await bring())
    } catch (error) {
      onRefused?.(error)
      void say(app.t, error)
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
  // Back from a provider, the order goes on where the visitor left it.
  const goOnOrdering = useEffectEvent(() => void place())
  useEffect(() => {
    if (takeIntent('order')) void app.session?.load().then((user) => user && goOnOrdering(), console.warn)
  }, [app.session])
  return {
    busy,
    step,
    booster: offer.booster,
    prepare,
    close: () => setStep(null),
    // If the session can't be read, the call that places the order decides whether to ask for a sign-in.
    start: () =>
      attempt(async () => ((await app.session?.load()) === null ? setStep({ asks: 'guest' }) : place())),
    share: () => attempt(async (part) => onSealed(await part.shareQuote(app, offer))),
    /** The visitor has signed in, or accepts the current price. */
    goOn: async (sealed?: SealedQuote) => {
      setStep(null)
      await place(sealed ? { ...offer, total: sealed.quote.total, seal: sealed.seal } : offer)
    },
  }
}

export type Ordering = ReturnType<typeof useOrdering>
