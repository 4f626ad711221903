import type { FastifyReply } from 'fastify'
import { orderNumber } from '#core/base/order-number.ts'
import { loadMessages } from '#i18n/load-messages.ts'
import type { Locale } from '#i18n/locales.ts'
import { createTranslate } from '#i18n/translate.ts'
import { findPictureFacts } from '#server/files/file-store.ts'
import { findOrder } from '#server/kernel/order-row-store.ts'
import { findChargebacksOf } from '#server/money/settlement/chargeback-store.ts'
import { getOrder } from '#server/orders/order/get-order.ts'
import { newestMessages } from '#server/orders/order-chat/message-store.ts'
import { recordAudit } from '#server/platform/audit/record-audit.ts'
import { AppError } from '#server/platform/http/errors.ts'
import { sendPdf } from '#server/platform/papers/send-pdf.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { evidencePaper } from './evidence-paper.ts'

/** More is no longer read by anybody at a bank. */
const mostMessages = 500

/**
 * Sends what proves an order to staff, as PDF, and records that they opened it.
 * @throws `order_not_found`; `chargeback_not_found` for an order that no bank asks about; `server_busy`.
 */
export async function sendEvidence(
  services: Services,
  caller: Caller,
  { orderId, locale }: { orderId: string; locale: Locale },
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { db, papers, config } = services
  const order = await getOrder(services, caller, orderId)
  const row = await findOrder(db, orderId)
  const [chargeback] = await findChargebacksOf(db, orderId)
  if (!row || !chargeback) throw new AppError('chargeback_not_found')
  const pictures = await findPictureFacts(db, orderId)
  const messages = await newestMessages(db, orderId, { after: 0, since: null }, mostMessages)
  const t = createTranslate(locale, await loadMessages(locale, ['evidence', 'receipts', 'games', 'order']))
  const found = { order, row, chargeback, pictures, messages }
  const paper = evidencePaper({ t, locale, config, now: services.now() }, found)
  const pdf = await papers.pdf(paper)
  await transaction(services, ({ tx, now }) =>
    recordAudit(
      tx,
      { actorId: caller.id, operation: 'open evidence', subject: `order ${orderId}`, detail: {} },
      now,
    ),
  )
  return sendPdf(reply, `${orderNumber(order.number)}-evidence`, pdf)
}
