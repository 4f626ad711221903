import type { DisputeEnd, DisputeOpener } from '#core/orders/disputes.ts'
import type { MessageKey } from '#i18n/translate.ts'
import type { OrderView } from '../order/parts/order-facts.ts'

type Reader = OrderView['viewer']

/** Whom an outcome is about, and so reads it as “you”. */
const about = {
  as_bought: 'booster',
  returned: 'booster',
  in_full: 'customer',
  charged_back: 'customer',
} as const satisfies Partial<Record<DisputeEnd, Reader>>

const isAboutOne = (outcome: DisputeEnd): outcome is keyof typeof about => outcome in about

/** How a dispute ended, in the words of its reader. */
export function outcomeKey(outcome: DisputeEnd, openedBy: DisputeOpener, reader: Reader): MessageKey {
  if (outcome === 'withdrawn') {
    if (openedBy === 'admin') return 'order.disputeOutcome.withdrawn.staff'
    return openedBy === reader ? 'order.disputeOutcome.withdrawn.you' : 'order.disputeOutcome.withdrawn'
  }
  if (isAboutOne(outcome) && about[outcome] === reader) return `order.disputeOutcome.${outcome}.you`
  return `order.disputeOutcome.${outcome}`
}
