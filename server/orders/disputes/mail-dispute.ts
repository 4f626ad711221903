import type { OrderDeed } from '#core/orders/deeds.ts'
import type { OrderChange } from '#server/kernel/followers.ts'
import type { OrderLetter } from '#server/news/mail/letters/letters.ts'
import { queueOrderMail } from '#server/news/mail/order-mail.ts'
import type { Work } from '#server/platform/ports/work.ts'

/** Whether a decision answers an appeal: it was open, on an order whose dispute was decided before. */
const isAppeal = ({ before }: OrderChange) => before.final_at !== null && before.disputed_by !== 'admin'
const decided = (change: OrderChange) => (isAppeal(change) ? 'appeal_decided' : 'problem_decided')

/** The letter of each part of a dispute. What a party writes is only a notification. */
const letterOf: Partial<Record<OrderDeed, (change: OrderChange) => OrderLetter | null>> = {
  dispute: () => 'problem_reported',
  answer_dispute: ({ actor }) => (actor === 'admin' ? 'staff_asked' : null),
  appeal: () => 'appeal_asked',
  decide_complete: decided,
  decide_cancel: decided,
  decide_return: decided,
  decide_amounts: decided,
  uphold_decision: () => 'appeal_decided',
}

/** Mails customer and booster what happened in the order's dispute, except the one of them who did it. */
export async function mailDispute(work: Work, change: OrderChange): Promise<void> {
  const { action, after, actor, eventId, reason } = change
  const kind = letterOf[action]?.(change)
  if (!kind) return
  // Staff's reason and a request for a second look are quoted; a report is read on its page, with its pictures.
  const quotes = action === 'dispute' || !reason ? [] : [reason]
  for (const to of ['customer', 'booster'] as const)
    if (to !== actor && (to === 'customer' || after.booster_id))
      await queueOrderMail(work, after, kind, `${kind}:${to}:${eventId}`, {
        to,
        quotes,
        appealable: after.final_at !== null && after.final_at > work.now,
      })
}
