import { z } from 'zod'
import { proposalKinds } from '#core/money/staff-limits.ts'
import { signalKinds } from '#core/people/person-sections.ts'
import { endpoint } from './endpoint.ts'
import { decision } from './order-staff.ts'
import { amount, id, instant, orderParams, person, success } from './values.ts'

/** What staff see of an order before they decide about it. */
const getOrderNotices = endpoint({
  summary:
    'What staff know before they decide about an order: what its customer and booster have in common, what waits for a colleague, and what a colleague decided a moment ago. Nothing follows from what they have in common; whose it is and the orders behind it are for those who read people',
  guard: 'EditOrders',
  params: orderParams,
  reply: success(
    z.object({
      /** What the customer and the present booster have in common; empty without a booster. */
      signals: z.array(z.enum(signalKinds)),
      /** What waits for a second person, of the kinds that the reader decides about, the oldest first. */
      proposals: z.array(
        z.object({
          proposal_id: id,
          kind: z.enum(proposalKinds),
          amount: amount.nullable(),
          asked_by: person,
          asked_at: instant,
          /** Whether the reader proposed it: a colleague has to confirm it. */
          own: z.boolean(),
        }),
      ),
      /** A decision about its result that hasn't been carried out. */
      decision: decision.nullable(),
    }),
  ),
  errors: ['order_not_found', 'own_affair'],
})

export const orderNoticesContract = { getOrderNotices }
