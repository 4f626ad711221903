import { maskedAddress } from '#core/base/links.ts'
import { requireLetter } from '#server/news/mail/queue-letter.ts'
import { isWayMark } from '#server/news/mail/way-mark.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { servicesOf, type Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { findGuestOf, findNewestOrder } from './link-store.ts'
import { mailOrder } from './mail-links.ts'
import { limitLink } from './request-link.ts'

type Marked = { order_id: string; mark: string }

/**
 * Where the way in of a mailed order can be sent, masked; null once the order is an account's. Without the mark of the
 * order's own mails there is no answer, and nothing is looked up: an id alone tells nobody whether the order exists.
 */
export async function readWayIn({ db, config }: Services, { order_id, mark }: Marked) {
  if (!isWayMark(config.secretKey, order_id, mark)) throw new AppError('link_not_valid')
  const guest = await findGuestOf(db, order_id)
  return { email: guest ? maskedAddress(guest.email) : null }
}

/** Mails the guest of an order the link that opens it, for whoever has a mail about that order. */
export async function mailWayIn(work: Work, { order_id, mark }: Marked): Promise<void> {
  const { config } = work.services
  if (!isWayMark(config.secretKey, order_id, mark)) throw new AppError('link_not_valid')
  const order = await findGuestOf(work.tx, order_id)
  if (!order) throw new AppError('link_not_valid')
  await limitLink(servicesOf(work), { purpose: 'open_order', email: order.email })
  await mailOrder(work, order, requireLetter)
}

/** The same for a signed-in guest, who proves the mailbox by it: to the order that they look at, or their newest. */
export async function mailOwnWayIn(work: Work, caller: Caller, orderId: string | undefined): Promise<string> {
  if (caller.kind !== 'guest') throw new AppError('already_customer')
  const wanted = orderId ?? (await findNewestOrder(work.tx, caller.id))
  const order = wanted && (await findGuestOf(work.tx, wanted))
  if (!order || order.user_id !== caller.id) throw new AppError('order_not_found')
  await limitLink(servicesOf(work), { purpose: 'open_order', email: order.email })
  await mailOrder(work, order, requireLetter)
  return order.email
}
