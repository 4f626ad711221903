import { href } from '#i18n/href.ts'
import type { Locale } from '#i18n/locales.ts'
import type { OrderRow } from '../orders/order-row.ts'
import { PaymentRefused } from '../outside/payment-provider.ts'
import type { Services } from '../services.ts'
import type { PaymentRow } from './payment-store.ts'

/** How long the provider takes money for an attempt; Stripe allows no less than half an hour. */
const openForMs = 60 * 60_000

/**
 * Opens an attempt at its provider and keeps where its page is. Asked again it finds the same payment there.
 * @throws PaymentRefused when the provider will never take it (the attempt has failed then), or any other error.
 */
export async function openAtProvider(
  { db, config, payments }: Services,
  payment: PaymentRow,
  order: Pick<OrderRow, 'id' | 'number' | 'locale'>,
): Promise<{ ref: string; url: string }> {
  const provider = payments.get(payment.provider)
  if (!provider) throw new Error(`The payment provider ${payment.provider} is not configured`)
  const locale = order.locale as Locale
  const page = (pattern: '/dashboard/order/:order_id' | '/checkout/:order_id') =>
    config.publicUrl + href(pattern, locale, { order_id: order.id })
  const returned = new URLSearchParams({
    gtm: '1',
    payment_amount: (payment.amount / 100).toFixed(2),
    transaction_id: payment.id,
    currency: payment.currency,
  })
  try {
    const { ref, url } = await provider.createPayment({
      paymentId: payment.id,
      orderId: order.id,
      amount: payment.amount,
      currency: payment.currency,
      description: `${config.siteName} PK-${order.number}`,
      returnUrl: `${page('/dashboard/order/:order_id')}?${returned}`,
      cancelUrl: page('/checkout/:order_id'),
      expiresAt: new Date(payment.created_at.getTime() + openForMs),
    })
    await db
      .updateTable('payments')
      .set({ provider_ref: ref, url })
      .where('id', '=', payment.id)
      .where('url', 'is', null)
      .execute()
    return { ref, url }
  } catch (error) {
    if (error instanceof PaymentRefused)
      await db
        .updateTable('payments')
        .set({ status: 'failed' })
        .where('id', '=', payment.id)
        .where('status', '=', 'open')
        .execute()
    throw error
  }
}
