import type { IncomingHttpHeaders } from 'node:http'
import { AppError } from '../http/errors.ts'
import { applyRefund } from '../payments/apply-refund.ts'
import { settlePayment } from '../payments/settle-payment.ts'
import type { Services } from '../services.ts'
import { applyDispute } from '../settlement/apply-dispute.ts'

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
  if (event === 'irrelevant') return
  if ('kind' in event)
    return event.kind === 'dispute'
      ? applyDispute(services, provider.name, event)
      : applyRefund(services, provider.name, event)
  const { id: eventId, ...word } = event
  await settlePayment(services, { ...word, provider: provider.name, eventId })
}
