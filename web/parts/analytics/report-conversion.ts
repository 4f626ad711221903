import type { App } from '#web/frame/session/app-context.ts'
import { isCallError } from '#web/frame/session/call.ts'
import { visitorConsent } from '../consent/visitor-consent.ts'
import type { Conversion } from './counter.ts'

/** The session storage's key: a payment that is not reported yet. */
const storageKey = 'conversion'

/**
 * Notes a payment that arrived, if its customer accepted analytics. Our server reports it at once. Google's script runs
 * on no page of an order (trust 3), so the next public page in this tab reports it.
 */
export function noteConversion(app: App, paymentId: string): void {
  const { analytics } = app.site
  if (!analytics || !visitorConsent(analytics).allowsAnalytics) return
  sessionStorage.setItem(storageKey, paymentId)
  if (analytics === 'server') void reportConversion(app, () => {})
}

/** Reports the noted payment with the amount that the server confirms, which it does only once. */
export async function reportConversion(
  { call }: App,
  report: (conversion: Conversion) => void,
): Promise<void> {
  const payment_id = sessionStorage.getItem(storageKey)
  if (!payment_id) return
  sessionStorage.removeItem(storageKey)
  try {
    const { data } = await call('claimConversion', { params: { payment_id } })
    if (data.conversion) report(data.conversion)
  } catch (error) {
    // Without an answer the next page tries again; a refusal is final.
    if (!isCallError(error) || error.status === 0) sessionStorage.setItem(storageKey, payment_id)
  }
}
