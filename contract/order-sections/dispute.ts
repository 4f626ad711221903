import { z } from 'zod'
import { disputeStates } from '#core/orders/dispute-state.ts'
import { disputeEnds, disputeKinds } from '#core/orders/disputes.ts'
import { id, instant } from '../values.ts'

/** The last dispute in short; `getDispute` has all of it. */
/** Where a dispute stands for the reader: who has to act, or how far its decision holds; and until when. */
export const standing = { state: z.enum(disputeStates), until: instant.nullable() }

const dispute = z.object({
  opened_at: instant,
  opened_by: z.enum(['customer', 'booster', 'admin']),
  /** Whether it is a second look at the decision before. */
  appeal: z.boolean(),
  ...standing,
  kind: z.enum(disputeKinds),
  reason: z.string(),
  picture_ids: z.array(id),
  /** Until when staff should answer; an appeal, decide. */
  answer_by: instant,
  /** Until when the reader is asked to answer; null once they have, and for everyone else. */
  reply_by: instant.nullable(),
  /** Null while it is open. */
  outcome: z.enum(disputeEnds).nullable(),
  /** Staff's reason, which both sides read. */
  decision: z.string(),
  closed_at: instant.nullable(),
})

/** What an order's page says of its disputes. */
export const disputeSection = {
  /** The last one, open or answered. */
  dispute: dispute.nullable(),
}
