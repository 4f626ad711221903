import type { IncomingHttpHeaders } from 'node:http'
import { AppError } from '#server/platform/http/errors.ts'
import { setMark } from '#server/platform/operation-marks/mark-store.ts'
import type { ProviderEvent } from '#server/platform/outside/payment-provider.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { settlePayment } from '../payments/settle-payment.ts'
import { applyChargeback } from '../settlement/apply-chargeback.ts'
import { applyRefund } from '../settlement/apply-refund.ts'

/** Verifies a provider's webhook over its raw bytes and applies it. */
export async function receiveWebhook(
  services: Services,
  providerName: string,
  body: Buffer,
  headers: IncomingHttpHeaders,
): Promise<void> {
  const provider = services.payments.get(providerName)
  if (!provider) throw new AppError('not_found')
  const event = provider.verifyWebhook(body, headers, services.now())
  const { db, now } = services
  if (event === null) {
    // What a stranger sends without any signature says nothing about our secret.
    if (Object.keys(headers).some((name) => name.endsWith('-signature')))
      await setMark(db, 'webhook_refused', now())
    throw new AppError('invalid_signature')
  }
  await setMark(db, provider.isTest ? 'test_webhook_accepted' : 'webhook_accepted', now())
  if (event !== 'irrelevant') await applyEvent(services, provider.name, event)
}

/** Applies a provider's event, once, however it reached us. */
export async function applyEvent(services: Services, provider: string, event: ProviderEvent): Promise<void> {
  if ('kind' in event)
    return event.kind === 'chargeback'
      ? applyChargeback(services, provider, event)
      : applyRefund(services, provider, event)
  const { id: eventId, ...word } = event
  await settlePayment(services, { ...word, provider, eventId })
}
