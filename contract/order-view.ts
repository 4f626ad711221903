import { z } from 'zod'
import { countedUnits } from '#core/choices/counted-units.ts'
import { results } from '#core/games/game.ts'
import { actionRefusals } from '#core/orders/actions.ts'
import { orderDeeds, timelineActions } from '#core/orders/deeds.ts'
import { doubts } from '#core/orders/doubts.ts'
import { orderStatuses } from '#core/orders/lifecycle.ts'
import { everyReadyReason, type ReasonedDeed, readyReasons } from '#core/orders/ready-reasons.ts'
import type { ErrorCode } from './errors.ts'
import { orderConfig, rank } from './order-config.ts'
import { cashbackSection } from './order-sections/cashback.ts'
import { changeSection } from './order-sections/change.ts'
import { chargebackSection } from './order-sections/chargeback.ts'
import { couponSection } from './order-sections/coupon.ts'
import { disputeSection } from './order-sections/dispute.ts'
import { lessonSection } from './order-sections/lesson.ts'
import { moneySection } from './order-sections/money.ts'
import { receiptSection } from './order-sections/receipt.ts'
import { reviewSection } from './order-sections/review.ts'
import { searchSection } from './order-sections/search.ts'
import { silenceSection } from './order-sections/silence.ts'
import { tipSection } from './order-sections/tip.ts'
import { trackingSection } from './order-sections/tracking.ts'
import { vaultSection } from './order-sections/vault.ts'
import { quote } from './quotes.ts'
import { amount, currency, forOthers, id, instant, paragraphs, person, success } from './values.ts'

/** An order as people who can see it read it, and what its calls share. */

export const status = z.enum(orderStatuses)

/** How much of the purchased work the log shows. */
export const loggedWork = z.object({
  unit: z.enum(['points', ...countedUnits]),
  done: z.int(),
  of: z.int(),
})

/** A row of a list: enough to draw the climb, show its price and link to it. */
export const orderRow = z.object({
  order_id: id,
  number: z.int(),
  /** Increases with each change; realtime events name it, so that a page reads only what it does not show yet. */
  version: z.int(),
  status,
  paused: z.boolean(),
  config: orderConfig,
  currency,
  total: amount,
  booster_share: amount,
  days: z.object({ from: z.int(), to: z.int() }),
  created_at: instant,
  paid_at: instant.nullable(),
  /** When the search for a booster began. */
  searching_at: instant.nullable(),
  claimed_at: instant.nullable(),
  finished_at: instant.nullable(),
  closed_at: instant.nullable(),
  /**
   * The promised latest start: an hour after the search began, or after the offer to a named booster. A coach has 48
   * hours to answer.
   */
  start_due_at: instant.nullable(),
  /** The chosen coach's name; null unless the order is for coaching. */
  coach: z.string().nullable(),
  /** The agreed start of the next lesson. */
  session_at: instant.nullable(),
  /**
   * How long the customer has to check the result; also null if it never completes automatically (`disputed`,
   * `shortfall`, `decide_by`).
   */
  check_until: instant.nullable(),
  /** By when staff decide about a result whose record is doubtful, which never completes automatically. */
  decide_by: instant.nullable(),
  /** It is disputed, and staff have not decided yet. */
  disputed: z.boolean(),
  /** What the log lacked when the result was submitted regardless; null otherwise. */
  shortfall: loggedWork.nullable(),
  demo: z.boolean(),
})

const game = z.object({
  game_id: id,
  /** Its place in the log, counted from 1. */
  number: z.int(),
  /** Who recorded it; an order that changed hands has several boosters. */
  booster: person,
  result: z.enum(results),
  points: z.int(),
  standing: rank,
  character: z.string().nullable(),
  proof_file_id: id.nullable(),
  played_at: instant,
  /** Possible but rare: it was accepted because it had a screenshot. */
  unusual: z.boolean(),
})

/** A game of the log, with what its booster can still do with it; null for everyone else and after the deadline. */
const countedGame = game.extend({
  undo_until: instant.nullable(),
  correct_until: instant.nullable(),
})

export const readyReason = z.enum(everyReadyReason)

/** A game that no longer counts. `number` is its former place. */
const struckGame = game.omit({ unusual: true }).extend({
  struck: z.object({
    at: instant,
    by: z.enum(['booster', 'staff']),
    /** The game that replaced it; null unless it was corrected. */
    replaced_by: id.nullable(),
    reason: z.string().nullable(),
    ready: readyReason.nullable(),
  }),
})

/** The contact for questions. */
const contact = z.object({ email: z.string(), guest: z.boolean(), since: instant, orders: z.int() })

/** What dropping the order now would mean for its booster. */
const drop = z.object({
  /** What they would be paid, once the next booster's first record confirms it. */
  pay: amount,
  /** Whether the last game that they recorded still needs a screenshot. */
  needs_proof: z.boolean(),
})

/** Two records that can't both be true, by their games. */
const conflict = z.object({
  /** The standings are too far apart, or more was played than was bought. */
  kind: z.enum(['standing', 'count']),
  earlier: id,
  later: id,
  /** By how much: points between the standings, or excess games. */
  apart: z.int(),
})

/** One booster's part of the log, and what it would be paid if the order ended now. */
const stretch = z.object({
  booster: person,
  pay: amount,
  state: z.enum(['open', 'confirmed', 'unconfirmed', 'contradicted']),
  /** The share at which this booster took the order; null for orders whose share can't rise. */
  percent: z.number().nullable(),
})

/** An order's page: what the order itself shows, and each feature's section. */
export const orderView = orderRow.extend({
  ...tipSection,
  ...cashbackSection,
  ...moneySection,
  ...lessonSection,
  ...chargebackSection,
  ...receiptSection,
  ...couponSection,
  ...searchSection,
  ...vaultSection,
  ...disputeSection,
  ...changeSection,
  ...silenceSection,
  ...trackingSection,
  ...reviewSection,
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
      action: z.enum(timelineActions),
      from: status.nullable(),
      to: status,
      reason: z.string().nullable(),
      /** The reason that staff picked, which the page says in its reader's language; words of theirs can follow it. */
      ready: readyReason.nullable(),
    }),
  ),
  /** The games that count, in order. */
  games: z.array(countedGame),
  /** The games that were undone, corrected or struck. */
  struck_games: z.array(struckGame),
  /** What the reader can do now; an action with a refusal is theirs, but currently unavailable. */
  actions: z.array(
    z.object({
      action: z.enum(orderDeeds),
      refusal: z.enum(actionRefusals).nullable(),
      needs_reason: z.boolean(),
    }),
  ),
  /** How much of the purchased work the log shows; a result that it doesn't confirm is submitted `anyway`. */
  logged: loggedWork,
  /** For staff. */
  contact: contact.nullable(),
  /** For the order's booster, while it is in progress. */
  drop: drop.nullable(),
  /** For customer and staff: why the record of the submitted result needs a person's judgment. */
  doubts: z.array(z.enum(doubts)),
  /** For staff: records that contradict each other, to compare side by side. */
  conflicts: z.array(conflict),
  /** For staff: how much each booster is paid for which work, and how far that is confirmed. */
  stretches: z.array(stretch),
  /** For staff: why the shares of this closed order wait for their decision. */
  shares_held: z.enum(['conflict', 'unconfirmed']).nullable(),
})

/** Staff's reason for what they do. */
export const reason = paragraphs(500).min(3)
/** The same where there are reasons to pick from: one of them, own words, or both. */
export const pickedReason = <D extends ReasonedDeed>(deed: D) => ({
  reason: reason.optional(),
  ready: z.enum<(typeof readyReasons)[D]>(readyReasons[deed]).optional(),
})
/** Refuses a body with neither. */
export const saysWhy = ({ reason, ready }: { reason?: unknown; ready?: unknown }) => Boolean(reason ?? ready)
/** The reason of one party, which the other reads. */
export const reasonForOthers = forOthers(reason)
export const oneOrder = success(z.object({ order: orderView }))
/** What every action on an order can meet: it is nobody's, has moved on, or a dispute forbids the action. */
export const stateErrors = [
  'order_not_found',
  'order_state_changed',
  'order_disputed',
] as const satisfies readonly ErrorCode[]
