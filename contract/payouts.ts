import { z } from 'zod'
import { gameIds } from '#core/games/game.ts'
import { shareStates } from '#core/money/earnings.ts'
import { longestHolder, mostInBatch, payoutStatuses } from '#core/money/payouts.ts'
import { endpoint } from './endpoint.ts'
import { orderConfig } from './order-config.ts'
import { reason } from './order-view.ts'
import { amount, id, instant, pageOf, sizedPageQuery, success, text } from './values.ts'

const month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)

/** Of an IBAN only its country, its check digits and its end ever leave the server. */
const details = z.object({
  iban_start: z.string(),
  iban_end: z.string(),
  saved_at: instant,
  /** From when on these details can be paid to. */
  usable_at: instant,
})

const payout = z.object({
  payout_id: id,
  number: z.int(),
  amount,
  status: z.enum(payoutStatuses),
  requested_at: instant,
  ready_at: instant,
  sent_at: instant.nullable(),
  ended_at: instant.nullable(),
  iban_start: z.string(),
  iban_end: z.string(),
  reason: z.string().nullable(),
})

/** A booster's share of an order, or the tip for it, which has a row of its own without a price. */
const earnedOrder = z.object({
  kind: z.enum(['share', 'tip']),
  order_id: id,
  number: z.int(),
  config: orderConfig,
  demo: z.boolean(),
  /** When the order closed; while the result is checked, when it was submitted. For a tip, when it was given. */
  at: instant,
  /** Null for a tip, and for an order that several boosters played: its price is 0 here, too. */
  days: z.object({ taken: z.int(), from: z.int(), to: z.int(), late: z.int() }).nullable(),
  price: amount,
  share: amount,
  tip: amount,
  state: z.enum(shareStates),
  /** The end of the check or of the hold, or since when the share is available. */
  state_at: instant.nullable(),
  /** The share waits for a decision of staff. */
  waits: z.boolean(),
  payout: z.object({ number: z.int(), at: instant }).nullable(),
  /** The booster can open the order's page. */
  own: z.boolean(),
})

const earnedMonth = z.object({
  month,
  orders: z.int(),
  on_time: z.int(),
  price: amount,
  share: amount,
  tips: amount,
  games: z.partialRecord(z.enum(gameIds), amount),
  states: z.record(z.enum(shareStates), amount),
})

const counted = z.object({ amount, orders: z.int() })

/** Where a booster's money is. */
export const earnedCamps = z.object({
  pending: counted.extend({ next_at: instant.nullable() }),
  held: counted.extend({ next: z.object({ amount, at: instant }).nullable() }),
  /** Negative: a debt, which the next shares fill first. */
  available: counted,
  paid: z.object({ this_month: amount, in_all: amount, since: instant.nullable() }),
})

export const getEarnings = endpoint({
  summary:
    "Get a booster's earnings: what is pending, on hold, available and paid out, twelve months, the open and the last payout, and a page of orders with each share's state",
  guard: 'Booster',
  query: sizedPageQuery.extend({
    state: z.enum(shareStates).optional(),
    game: z.enum(gameIds).optional(),
    month: month.optional(),
  }),
  reply: success(
    pageOf(earnedOrder).extend({
      camps: earnedCamps,
      /** The last twelve, the oldest first; the running month last. */
      months: z.array(earnedMonth),
      /** Every month with orders, the newest first. */
      month_choices: z.array(month),
      game_choices: z.array(z.enum(gameIds)),
      /** The sums of all orders that match the filters. */
      sums: z.object({ price: amount, share: amount, tips: amount }),
      share_percent: z.number(),
      details: details.nullable(),
      open: payout.extend({ settled_by: instant, arrives_by: instant }).nullable(),
      last: payout.nullable(),
      /** When a request made now would be settled and arrive. */
      if_requested: z.object({ settled_by: instant, arrives_by: instant }),
    }),
  ),
  errors: [],
})

export const savePayoutDetails = endpoint({
  summary:
    'Save where payouts go; the details are sealed, a mail reports the change, and the next payout waits for some days',
  guard: 'Booster',
  unkept: 'The body holds an IBAN; no mark of it is stored outside the vault',
  fresh: true,
  perMinute: 10,
  body: z.strictObject({
    /** As the bank writes it; banks know Latin letters only. */
    holder: text(longestHolder).min(2),
    iban: text(60),
    bic: text(20).default(''),
  }),
  reply: success(z.object({ details })),
  errors: ['holder_invalid', 'iban_invalid', 'bic_invalid', 'user_not_booster'],
  example: { body: { holder: 'Kim Kestrel', iban: 'DE89 3704 0044 0532 0130 00', bic: '' } },
})

export const requestPayout = endpoint({
  summary: 'Request a payout; its amount is held at once',
  guard: 'Booster',
  body: z.strictObject({ amount: z.int().min(1).max(100_000_000) }),
  reply: success(z.object({ payout })),
  errors: ['payout_details_missing', 'payout_open_already', 'payout_too_small', 'payout_exceeds_available'],
  perMinute: 30,
  example: { body: { amount: 21_430 } },
})

const payoutParams = z.strictObject({ payout_id: id })
const batchParams = z.strictObject({ batch_id: id })

export const withdrawPayout = endpoint({
  summary: 'Withdraw a payout that staff have not taken into a batch; its amount is available again',
  guard: 'Booster',
  params: payoutParams,
  reply: success(z.object({ payout })),
  errors: ['payout_not_found', 'payout_state_changed'],
})

const paidTo = payout.extend({ booster: z.object({ user_id: id, username: z.string() }) })
const staffPayout = paidTo.extend({
  batch_number: z.int().nullable(),
  /** The booster's orders whose shares are under review, at most three. */
  review: z.array(z.object({ order_id: id, number: z.int() })),
  flags: z.object({
    /** The details are too new to be paid to. */
    new_details: z.boolean(),
    /** The booster owes the shop. */
    debt: z.boolean(),
    /** A share of the booster waits for staff, or an order of theirs is disputed. */
    frozen: z.boolean(),
    /** The colleague who asks is the booster. */
    own: z.boolean(),
  }),
})

const batch = z.object({
  batch_id: id,
  number: z.int(),
  made_by: z.string(),
  made_at: instant,
  total: amount,
  payouts: z.int(),
  /** Payouts that staff have returned since. */
  returned: z.int(),
  needs_second: z.boolean(),
  approved_by: z.string().nullable(),
  /** When its file was first opened. */
  first_file_at: instant.nullable(),
  sent_at: instant.nullable(),
  /** The file is out for so long that the bank must have answered. */
  stuck: z.boolean(),
  /** What the colleague who asks can do. */
  can: z.object({ approve: z.boolean(), open: z.boolean(), send: z.boolean() }),
})

export const listPayouts = endpoint({
  summary: 'List payouts by status, with what speaks against paying them, and the latest batches',
  guard: 'FullAccess',
  query: sizedPageQuery.extend({ status: z.enum(payoutStatuses).default('requested') }),
  reply: success(
    pageOf(staffPayout).extend({
      batches: z.array(batch),
      counts: z.record(z.enum(payoutStatuses), z.int()),
      /** What the payouts of each status come to. */
      sums: z.record(z.enum(payoutStatuses), amount),
    }),
  ),
  errors: [],
})

export const getPayoutBatch = endpoint({
  summary: 'Get a batch with all of its payouts, those that came back too',
  guard: 'FullAccess',
  params: batchParams,
  reply: success(z.object({ batch, payouts: z.array(paidTo) })),
  errors: ['payout_not_found'],
})

export const makePayoutBatch = endpoint({
  summary: 'Take requested payouts into a batch for the bank; boosters can no longer withdraw them',
  guard: 'FullAccess',
  fresh: true,
  body: z.strictObject({
    payout_ids: z.array(id).min(1).max(mostInBatch),
    /** Also those whose booster has shares that staff still decide about. */
    under_review: z.literal(true).optional(),
  }),
  reply: success(z.object({ batch_id: id })),
  errors: ['payout_state_changed', 'payout_not_ready', 'payout_under_review'],
  example: { body: { payout_ids: ['5b5c4e0e-9f0a-4f2c-9a43-0f8a6e1b2c3d'] } },
})

export const approvePayoutBatch = endpoint({
  summary: 'Approve a batch that another colleague made',
  guard: 'FullAccess',
  fresh: true,
  params: batchParams,
  reply: success(z.object({ batch_id: id })),
  errors: ['payout_not_found', 'payout_state_changed', 'second_person_needed'],
})

export const openPayoutFile = endpoint({
  summary:
    "Open a batch's file for the bank, SEPA credit transfer (pain.001) or CSV; each opening is recorded, and the content is the same each time",
  guard: 'FullAccess',
  unkept: 'The reply holds IBANs, which leave the vault nowhere else; each opening is recorded',
  fresh: true,
  perMinute: 20,
  params: batchParams,
  body: z.strictObject({ format: z.enum(['sepa', 'csv']) }),
  reply: success(z.object({ name: z.string(), content: z.string() })),
  errors: ['payout_not_found', 'payout_state_changed', 'second_person_needed', 'payout_account_not_set'],
  example: { body: { format: 'sepa' } },
})

export const sendPayoutBatch = endpoint({
  summary: 'Record that the bank has taken the file of a batch; its payouts are sent',
  guard: 'FullAccess',
  fresh: true,
  params: batchParams,
  reply: success(z.object({ batch_id: id })),
  errors: ['payout_not_found', 'payout_state_changed', 'second_person_needed'],
})

export const returnPayout = endpoint({
  summary:
    'Return a payout that cannot be paid or came back from the bank; its amount is available to the booster again. For one that was sent, a colleague confirms it',
  guard: 'FullAccess',
  fresh: true,
  params: payoutParams,
  body: z.strictObject({ reason }),
  reply: success(z.object({ payout_id: id })),
  errors: [
    'payout_not_found',
    'payout_state_changed',
    'payout_too_old',
    'own_affair',
    'proposal_waits_already',
  ],
  example: { body: { reason: 'The bank returned it: the account is closed' } },
})

export const payoutsContract = {
  getEarnings,
  savePayoutDetails,
  requestPayout,
  withdrawPayout,
  listPayouts,
  getPayoutBatch,
  makePayoutBatch,
  approvePayoutBatch,
  openPayoutFile,
  sendPayoutBatch,
  returnPayout,
}
