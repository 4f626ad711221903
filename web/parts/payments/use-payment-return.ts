import { useEffect } from 'react'
import { useSearchParams } from '#web/frame/router/page-state.ts'
import { useRevalidate } from '#web/frame/router/use-revalidate.ts'
import { useApp } from '#web/frame/session/app-context.ts'

const paymentKeys = ['gtm', 'payment_amount', 'transaction_id', 'currency']

/**
 * The return from payment (spec 2). The query is cleared, and nothing in it is believed but the payment's number: the
 * server asks the provider whether it is paid, and confirms the amount that analytics report.
 */
export function usePaymentReturn(onPaid?: () => void): void {
  const app = useApp()
  const { call } = app
  const [query, setQuery] = useSearchParams()
  const revalidate = useRevalidate()
  useEffect(() => {
    if (!paymentKeys.some((key) => query.has(key))) return
    const payment_id = query.get('transaction_id')
    const rest = new URLSearchParams(query)
    for (const key of paymentKeys) rest.delete(key)
    setQuery(rest)
    if (!payment_id) return
    const settle = async () => {
      const { data } = await call('getPayment', { params: { payment_id } })
      void revalidate()
      if (data.payment.status !== 'captured') return
      onPaid?.()
      const { noteConversion } = await import('../analytics/report-conversion.ts')
      noteConversion(app, payment_id)
    }
    void settle().catch(() => {})
  }, [query, setQuery, app, call, revalidate, onPaid])
}
