import type { IncomingHttpHeaders } from 'node:http'
import { AppError } from '../http/errors.ts'
import type { ProviderEvent } from '../outside/payment-provider.ts'
import { settlePayment } from '../payments/settle-payment.ts'
import type { Services } from '../services.ts'
import { applyDispute } from '../settlement/apply-dispute.ts'
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
  if (event === null) throw new AppError('invalid_signature')
  if (event !== 'irrelevant') await applyEvent(services, provider.name, event)
}

/** Applies a provider's event, once, however it reached us. */
export async function applyEvent(services: Services, provider: string, event: ProviderEvent): Promise<void> {
  if ('kind' in event)
    return event.kind === 'dispute'
      ? applyDispute(services, provider, event)
      : applyRefund(services, provider, event)
  const { id: eventId, ...word } = event
  await settlePayment(services, { ...word, provider, eventId })
}
