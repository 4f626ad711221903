import { z } from 'zod'
import { orderStatuses } from '#core/orders/lifecycle.ts'
import type { ErrorCode } from './errors.ts'
import { orderConfig, rank } from './order-config.ts'
import { quote } from './quotes.ts'
import { amount, currency, id, instant, paragraphs, success } from './values.ts'

/** What an order is to those who may see it, and what its calls share. */

export const status = z.enum(orderStatuses)

/** A row of a list: enough to draw the climb, say what it pays and link to it. */
export const orderRow = z.object({
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

export const person = z.object({ user_id: id, username: z.string() })

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
export const stateErrors = ['order_not_found', 'order_state_changed'] as const satisfies readonly ErrorCode[]
