import { z } from 'zod'
import { claimRefusalCodes } from '#core/orders/claiming.ts'
import { endpoint } from './endpoint.ts'
import { oneOrder, orderRow, person, reason, stateErrors, status } from './order-view.ts'
import { id, orderParams, pageOf, sizedPageQuery, success } from './values.ts'

/** What staff do with other people's orders. */

export const listOrdersByState = endpoint({
  summary:
    'All orders in one state, by when they were ordered or by what is due first: of waiting orders the one that has waited longest, of results the disputed ones, then those whose log falls short, then the oldest',
  guard: 'EditOrders',
  params: z.strictObject({ state: status }),
  query: sizedPageQuery.extend({ sort: z.enum(['due', 'newest', 'oldest']).default('due') }),
  reply: success(
    pageOf(
      orderRow.extend({
        customer: person,
        booster: person.nullable(),
        guest: z.boolean(),
        coupon: z.boolean(),
      }),
    ).extend({
      /** The number of orders in each state, up to 1000. */
      counts: z.record(status, z.int()),
    }),
  ),
  errors: [],
})

export const findOrderByNumber = endpoint({
  summary: 'The order that has a number',
  guard: 'EditOrders',
  params: z.strictObject({ number: z.coerce.number().int().min(1).max(999_999_999) }),
  reply: success(z.object({ order_id: id })),
  errors: ['order_not_found'],
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
          /** How many they can have in progress at once. */
          limit: z.object({ solo: z.int(), duo: z.int() }),
          /** Their rank limit in this game (the camp's number on the ladder). */
          ceiling: z.int().nullable(),
          refusal: z.enum(claimRefusalCodes).nullable(),
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

export const strikeGame = endpoint({
  summary:
    'Strike a recorded game, or with it every game of its stretch: it no longer counts and stays visible. On a closed order whose shares wait for staff, refund and shares are computed again',
  guard: 'EditOrders',
  params: z.strictObject({ order_id: id, game_id: id }),
  body: z.strictObject({ reason, scope: z.enum(['game', 'stretch']).default('game') }),
  reply: oneOrder,
  errors: [...stateErrors, 'not_found'],
  example: { body: { reason: 'The picture shows another account', scope: 'stretch' } },
})

export const releaseShares = endpoint({
  summary: "Decide that a closed order's shares, which wait for staff, are right as they are",
  guard: 'EditOrders',
  params: orderParams,
  body: z.strictObject({ reason }),
  reply: oneOrder,
  errors: stateErrors,
  example: { body: { reason: 'The customer played two games in between' } },
})

export const orderStaffContract = {
  listOrdersByState,
  findOrderByNumber,
  assignOrder,
  listCandidates,
  rejectProof,
  strikeGame,
  releaseShares,
}
