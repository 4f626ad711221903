import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { rank } from './order-config.ts'
import { oneOrder, orderRow, reason, stateErrors } from './order-view.ts'
import { id, listOf, orderParams, pageQuery, success, text } from './values.ts'

/** What boosters do with orders: the board, the claim, the games, the result. */

/** A row of the board with the rule that keeps this booster from claiming it. */
const availableOrder = orderRow.extend({ filter: z.string(), refusal: z.string().nullable() })

export const listAvailableOrders = endpoint({
  summary: 'Every order that waits for a booster, with the rule that keeps this booster from it, if any',
  guard: 'Booster',
  reply: success(
    z.object({
      items: z.array(availableOrder),
      limits: z.object({
        solo: z.object({ active: z.int(), limit: z.int() }),
        duo: z.object({ active: z.int(), limit: z.int() }),
      }),
      share_percent: z.number(),
    }),
  ),
  errors: [],
})

export const listActiveOrders = endpoint({
  summary: "The booster's climbs that are under way or wait for their check",
  guard: 'Booster',
  query: pageQuery,
  reply: listOf(orderRow),
  errors: [],
})

export const listCompletedOrders = endpoint({
  summary: "The booster's finished climbs",
  guard: 'Booster',
  query: pageQuery,
  reply: listOf(orderRow),
  errors: [],
})

export const claimOrder = endpoint({
  summary: 'Claim a waiting order; exactly one booster gets it',
  guard: 'authentication',
  params: orderParams,
  reply: oneOrder,
  errors: [
    'order_not_found',
    'user_not_booster',
    'account_banned',
    'booster_not_available',
    'not_eligible_to_claim_this_league_orders',
    'solo_order_claim_limit_reached',
    'duo_order_claim_limit_reached',
    'coach_not_eligible',
    'order_not_available',
    'booster_blocked_on_order',
  ],
})

export const dropOrder = endpoint({
  summary: 'Give a climb back to the board; pay is split by recorded progress',
  guard: 'authentication',
  params: orderParams,
  body: z.strictObject({ reason }),
  reply: success(z.object({ order_id: id })),
  errors: stateErrors,
  example: { body: { reason: 'The power is out until tomorrow' } },
})

export const recordGame = endpoint({
  summary: 'Record one game of the climb with the standing after it',
  guard: 'Booster',
  params: orderParams,
  body: z.strictObject({
    result: z.enum(['won', 'lost']),
    /** The points that the game brought or took, signed. */
    points: z.int().min(-100).max(100),
    standing: rank,
    character: text(24).nullable().default(null),
    proof_file_id: id.nullable().default(null),
  }),
  reply: oneOrder,
  errors: [...stateErrors, 'not_found', 'idempotency_key_reused', 'request_in_progress'],
  idempotent: true,
  example: {
    body: {
      result: 'won',
      points: 22,
      standing: { tier: 'silver', division: 2, points: 72 },
      character: 'Ahri',
      proof_file_id: null,
    },
  },
})

export const finishOrder = endpoint({
  summary:
    'Say that the work is done: a climb with a picture that proves it, coaching by the notes of its sessions',
  guard: 'Booster',
  params: orderParams,
  body: z.strictObject({ proof_file_id: id.optional() }),
  reply: oneOrder,
  errors: [...stateErrors, 'no_files_uploaded', 'session_not_held'],
  example: { body: { proof_file_id: '5b5c4e0e-9f0a-4f2c-9a43-0f8a6e1b2c3d' } },
})

export const uploadProof = endpoint({
  summary: 'Upload a picture (PNG, JPEG or WebP up to 8 MB) that proves a result, as multipart form data',
  guard: 'Booster',
  params: orderParams,
  reply: success(z.object({ file_id: id })),
  errors: ['order_not_found', 'bad_request', 'bad_file_extension', 'no_files_uploaded', 'payload_too_large'],
  perMinute: 30,
})

export const getFile = endpoint({
  summary: 'A stored picture; only who may see its order',
  guard: 'authentication',
  params: z.strictObject({ file_id: id }),
  reply: z.any(),
  errors: ['not_found'],
})

export const orderWorkContract = {
  listAvailableOrders,
  listActiveOrders,
  listCompletedOrders,
  claimOrder,
  dropOrder,
  recordGame,
  finishOrder,
  uploadProof,
  getFile,
}
