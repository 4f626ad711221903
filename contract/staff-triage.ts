import { z } from 'zod'
import { disputeStates } from '#core/orders/dispute-state.ts'
import { disputeKinds } from '#core/orders/disputes.ts'
import { triageGroupNames } from '#core/site/triage.ts'
import { endpoint } from './endpoint.ts'
import { decision, orderFilter, staffRow } from './order-staff.ts'
import { status } from './order-view.ts'
import { instant, success } from './values.ts'

export const listTriage = endpoint({
  summary:
    'List the orders that need a decision of staff, in groups, each by its own deadline, soonest first: 100 of each group at most',
  guard: 'EditOrders',
  query: z.strictObject(orderFilter),
  reply: success(
    z.object({
      /** Those that aren't empty. */
      groups: z.array(
        z.object({
          group: z.enum(triageGroupNames),
          items: z.array(
            staffRow.extend({
              /** By when, and from when that is urgent. */
              due: instant,
              urgent_from: instant,
              /** What a dispute is about; null in other groups. */
              about: z.enum(disputeKinds).nullable(),
              /** Where a dispute stands for the reader; null in other groups. */
              dispute_state: z.enum(disputeStates).nullable(),
              /** How many boosters were asked, while it waits for one. */
              asked: z.int(),
              /** What a colleague decided a moment ago. */
              decision: decision.nullable(),
            }),
          ),
        }),
      ),
      /** The number of orders in each state, as in their lists. */
      counts: z.record(status, z.int()),
    }),
  ),
  errors: [],
})

export const staffTriageContract = { listTriage }
