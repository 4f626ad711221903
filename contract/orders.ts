import { z } from 'zod'
import { orderStatuses } from '#core/orders/lifecycle.ts'
import { endpoint } from './endpoint.ts'
import type { ErrorCode } from './errors.ts'
import { exampleConfig, orderConfig, rank } from './order-config.ts'
import { quote } from './quotes.ts'
import {
  amount,
  currency,
  id,
  instant,
  listOf,
  localeCode,
  orderParams,
  pageQuery,
  paragraphs,
  success,
  text,
} from './values.ts'

const status = z.enum(orderStatuses)

/** A row of a list: enough to draw the climb, say what it pays and link to it. */
const orderRow = z.object({
  order_id: id,
  number: z.int(),
  status,
  paused: z.boolean(),
  config: orderConfig,
  currency,
  total: amount,
  booster_share: amount,
  days: z.object({ from: z.int(), to: z.int() }),
  created_at: instant,
  paid_at: instant.nullable(),
  /** Since when a booster is searched. */
  searching_at: instant.nullable(),
  claimed_at: instant.nullable(),
  finished_at: instant.nullable(),
  closed_at: instant.nullable(),
  /** Until when the start is promised: an hour after the search began. A coach has 48 hours to answer. */
  start_due_at: instant.nullable(),
  /** The chosen coach's name; null unless the order is for coaching. */
  coach: z.string().nullable(),
  /** The agreed start of the next coaching session. */
  session_at: instant.nullable(),
  demo: z.boolean(),
})

/** A row of the board with the rule that keeps this booster from claiming it. */
const availableOrder = orderRow.extend({ filter: z.string(), refusal: z.string().nullable() })

const person = z.object({ user_id: id, username: z.string() })

const game = z.object({
  game_id: id,
  number: z.int(),
  result: z.enum(['won', 'lost']),
  points: z.int(),
  standing: rank,
  character: z.string().nullable(),
  proof_file_id: id.nullable(),
  played_at: instant,
})

/** The time that both sides agreed on, the one that waits for an answer, and the hours that were held. */
const session = z.object({
  agreed_at: instant.nullable(),
  proposal: z.object({ starts_at: instant, by: z.enum(['customer', 'booster']) }).nullable(),
  held: z.array(z.object({ number: z.int(), hours: z.int(), notes: z.string(), held_at: instant })),
})

const orderView = orderRow.extend({
  quote,
  viewer: z.enum(['customer', 'booster', 'staff']),
  customer: person,
  booster: person.nullable(),
  in_game_name: z.string().nullable(),
  proof_file_id: id.nullable(),
  events: z.array(
    z.object({
      at: instant,
      actor: z.enum(['customer', 'booster', 'admin', 'provider', 'time']),
      actor_name: z.string().nullable(),
      action: z.string(),
      from: status.nullable(),
      to: status,
      reason: z.string().nullable(),
    }),
  ),
  games: z.array(game),
  /** Null unless the order is for coaching. */
  session: session.nullable(),
  vault: z.object({
    stored: z.boolean(),
    events: z.array(
      z.object({
        at: instant,
        actor_name: z.string().nullable(),
        action: z.enum(['stored', 'replaced', 'viewed', 'revoked', 'purged']),
      }),
    ),
  }),
  payment: z
    .object({ payment_id: id, provider: z.string(), status: z.string(), amount, refunded: amount })
    .nullable(),
  /** The coupon that the order holds; `limited` where a cap or the minimum charge cut what it would give. */
  coupon: z.object({ code: z.string(), saved: amount, limited: z.boolean() }).nullable(),
  /** How long the customer has to check the result. */
  check_until: instant.nullable(),
})

export const reason = paragraphs(500).min(3)
export const oneOrder = success(z.object({ order: orderView }))
const stateErrors = ['order_not_found', 'order_state_changed'] as const satisfies readonly ErrorCode[]

export const createOrder = endpoint({
  summary: 'Order a configuration at its locked or present price',
  guard: 'authentication',
  body: z.strictObject({
    config: orderConfig,
    /** A quote that still holds keeps its price; without one the present price is taken. */
    quote_id: id.optional(),
    locale: localeCode.default('en'),
  }),
  reply: success(z.object({ order_id: id, total: amount, currency })),
  errors: [
    'quote_not_found',
    'invalid_server',
    'custom_champions_option_is_not_available',
    'wish_missing',
    'duo_boost_is_not_available_for_this_service',
    'coach_not_found',
    'coach_not_eligible',
    'idempotency_key_reused',
    'request_in_progress',
  ],
  idempotent: true,
  perMinute: 30,
  example: { body: { config: exampleConfig, locale: 'en' } },
})

export const listMyOrders = endpoint({
  summary: 'The orders of the signed-in customer, newest first',
  guard: 'authentication',
  query: pageQuery,
  reply: listOf(orderRow),
  errors: [],
})

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

export const listOrdersByState = endpoint({
  summary: 'All orders in one state, newest first',
  guard: 'EditOrders',
  params: z.strictObject({ state: status }),
  query: pageQuery,
  reply: listOf(orderRow.extend({ customer: person, booster: person.nullable() })),
  errors: [],
})

export const getOrder = endpoint({
  summary: 'One order, as its customer, its booster or staff may see it',
  guard: 'authentication',
  params: orderParams,
  reply: oneOrder,
  errors: ['order_not_found'],
})

export const cancelOrder = endpoint({
  summary: 'Cancel an order; what was paid comes back as the life of an order says',
  guard: 'authentication',
  params: orderParams,
  body: z.strictObject({
    refund_to: z.enum(['balance', 'payment_method']).default('balance'),
    reason: reason.optional(),
  }),
  reply: oneOrder,
  errors: stateErrors,
  example: { body: { refund_to: 'balance' } },
})

export const storeCredentials = endpoint({
  summary: "Put the game account's login into the vault, or replace it",
  guard: 'authentication',
  params: orderParams,
  body: z.strictObject({
    login: text(100).min(1),
    password: z.string().min(1).max(200),
    in_game_name: text(40).min(1),
  }),
  reply: oneOrder,
  errors: stateErrors,
  example: { body: { login: 'mira-lol', password: 'the game account’s own', in_game_name: 'Mira#EUW' } },
})

export const viewCredentials = endpoint({
  summary: 'Open the vault; the view is recorded and the customer sees the record',
  guard: 'authentication',
  params: orderParams,
  reply: success(z.object({ login: z.string(), password: z.string(), in_game_name: z.string() })),
  errors: ['order_not_found', 'order_credentials_not_found', 'forbidden'],
  perMinute: 30,
})

export const revokeCredentials = endpoint({
  summary: 'Take the login out of the vault',
  guard: 'authentication',
  params: orderParams,
  reply: oneOrder,
  errors: ['order_not_found', 'order_credentials_not_found'],
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

export const dropOrder = endpoint({
  summary: 'Give a climb back to the board; pay is split by recorded progress',
  guard: 'authentication',
  params: orderParams,
  body: z.strictObject({ reason }),
  reply: success(z.object({ order_id: id })),
  errors: stateErrors,
  example: { body: { reason: 'The power is out until tomorrow' } },
})

export const pauseOrder = endpoint({
  summary: 'Pause a climb',
  guard: 'authentication',
  params: orderParams,
  reply: oneOrder,
  errors: stateErrors,
})

export const resumeOrder = endpoint({ ...pauseOrder, summary: 'Go on with a paused climb' })

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

export const rejectProof = endpoint({
  summary: 'Send a finished climb back to its booster',
  guard: 'EditOrders',
  params: orderParams,
  body: z.strictObject({ reason }),
  reply: oneOrder,
  errors: stateErrors,
  example: { body: { reason: 'The picture shows another account' } },
})

export const completeOrder = endpoint({
  summary: 'Accept the result: the booster is credited, the vault is purged',
  guard: 'authentication',
  params: orderParams,
  reply: oneOrder,
  errors: stateErrors,
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

export const ordersContract = {
  createOrder,
  listMyOrders,
  listAvailableOrders,
  listActiveOrders,
  listCompletedOrders,
  listOrdersByState,
  getOrder,
  cancelOrder,
  storeCredentials,
  viewCredentials,
  revokeCredentials,
  claimOrder,
  assignOrder,
  listCandidates,
  dropOrder,
  pauseOrder,
  resumeOrder,
  recordGame,
  finishOrder,
  rejectProof,
  completeOrder,
  uploadProof,
  getFile,
}
