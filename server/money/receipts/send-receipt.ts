import type { FastifyReply } from 'fastify'
import { receiptCode } from '#core/money/receipts.ts'
import { holds } from '#core/people/permissions.ts'
import { loadMessages } from '#i18n/load-messages.ts'
import type { Locale } from '#i18n/locales.ts'
import { createTranslate } from '#i18n/translate.ts'
import { AppError } from '#server/platform/http/errors.ts'
import { sendPdf } from '#server/platform/papers/send-pdf.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { markedAsTest } from './mark-as-test.ts'
import { receiptPaper } from './receipt-paper.ts'
import { findReceipt } from './receipt-store.ts'

/**
 * Sends a receipt as PDF to the person who paid, or to staff who work on orders.
 * @throws `receipt_not_found` for everyone else's; `server_busy`.
 */
export async function sendReceipt(
  services: Services,
  caller: Caller,
  { receiptId, locale }: { receiptId: string; locale: Locale },
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { db, papers, config } = services
  const staff = holds(caller, 'EditOrders')
  const receipt = await findReceipt(db, receiptId, { id: caller.id, staff })
  if (!receipt) throw new AppError('receipt_not_found')
  const t = createTranslate(locale, await loadMessages(locale, ['receipts', 'games', 'order']))
  const name = receiptCode(receipt.series, receipt.year, receipt.number ?? 0)
  const paper = await markedAsTest(services, t, receiptPaper(t, locale, receipt, config.timeZone))
  return sendPdf(reply, name, await papers.pdf(paper))
}
