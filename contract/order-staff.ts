import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { oneOrder, orderRow, person, reason, stateErrors, status } from './order-view.ts'
import { id, listOf, orderParams, pageQuery, success } from './values.ts'

/** What staff do with the orders of others. */

export const listOrdersByState = endpoint({
  summary: 'All orders in one state, newest first',
  guard: 'EditOrders',
  params: z.strictObject({ state: status }),
  query: pageQuery,
  reply: listOf(orderRow.extend({ customer: person, booster: person.nullable() })),
  errors: [],
})

export const assignOrder = endpoint({
  summary: 'Give a waiting order to a booster',
  guard: 'EditOrders',
  params: orderParams,
  body: z.strictObject({ booster_id: id }),
  reply: oneOrder,
  errors: [...stateErrors, 'booster_not_found', 'coach_not_eligible', 'order_not_available'],
  example: { body: { booster_id: '5b5c4e0e-9f0a-4f2c-9a43-0f8a6e1b2c3d' } },
})

export const listCandidates = endpoint({
  summary:
    'The boosters who could take an order, those who may first, each other with the rule that speaks against',
  guard: 'EditOrders',
  params: orderParams,
  reply: success(
    z.object({
      items: z.array(
        person.extend({
          active: z.object({ solo: z.int(), duo: z.int() }),
          refusal: z.string().nullable(),
        }),
      ),
    }),
  ),
  errors: ['order_not_found'],
})

export const rejectProof = endpoint({
  summary: 'Send a finished climb back to its booster',
  guard: 'EditOrders',
  params: orderParams,
  body: z.strictObject({ reason }),
  reply: oneOrder,
  errors: stateErrors,
  example: { body: { reason: 'The picture shows another account' } },
})

export const orderStaffContract = {
  listOrdersByState,
  assignOrder,
  listCandidates,
  rejectProof,
}
