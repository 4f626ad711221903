import type { IncomingHttpHeaders } from 'node:http'
import { AppError } from '../http/errors.ts'
import type { Services } from '../services.ts'
import { settlePayment } from './settle-payment.ts'

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
  const { id: eventId, ...word } = event
  await settlePayment(services, { ...word, provider: provider.name, eventId })
}
