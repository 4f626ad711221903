import { useState } from 'react'
import type { OrderConfig } from '#core/orders/order-config.ts'
import { pathIn } from '#i18n/href.ts'
import { useApp } from '../app/app-context.ts'
import { useMessageOf } from '../app/message-of.ts'
import { useNavigate } from '../app/page-state.ts'
import { showError, showSuccess } from '../app/toasts.ts'
import type { LockedQuote } from './load-service.ts'

/** From a configured order to the checkout: a guest is asked for an e-mail, everyone else goes straight on. */
export function useOrdering(config: OrderConfig, onLocked: (quote: LockedQuote) => void) {
  const { call, t, locale, session } = useApp()
  const navigate = useNavigate()
  const messageOf = useMessageOf()
  const [busy, setBusy] = useState(false)
  const [asksGuest, setAsksGuest] = useState(false)

  const lock = async () => {
    const { data } = await call('createQuote', { body: { config } })
    onLocked(data)
    return data
  }
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      showError(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  const place = () =>
    attempt(async () => {
      const { quote_id } = await lock()
      const { data } = await call('createOrder', { body: { config, quote_id, locale } })
      await navigate(pathIn('/checkout/:order_id', locale, { order_id: data.order_id }))
      showSuccess(t('success.orderCreated'))
    })
  return {
    busy,
    asksGuest,
    close: () => setAsksGuest(false),
    place: async () => {
      setAsksGuest(false)
      await session?.reload()
      await place()
    },
    start: () => attempt(async () => ((await session?.load()) ? place() : setAsksGuest(true))),
    share: () =>
      attempt(async () => {
        const { quote_id } = await lock()
        await navigator.clipboard.writeText(`${location.origin}${location.pathname}?quote=${quote_id}`)
        showSuccess(t('service.shared', { minutes: 30 }))
      }),
  }
}
