import { z } from 'zod'
import {
  appealOutcomes,
  disputeEnds,
  disputeKinds,
  mostDisputes,
  mostStatements,
} from '#core/orders/disputes.ts'
import { mostDisputePictures } from '#core/orders/visibility.ts'
import { endpoint } from './endpoint.ts'
import { lasting } from './lasting.ts'
import { standing } from './order-sections/dispute.ts'
import { loggedWork, oneOrder, orderRow, reason, stateErrors } from './order-view.ts'
import {
  amount,
  byGuest,
  id,
  instant,
  orderParams,
  pageOf,
  pageQuery,
  paragraphs,
  person,
  success,
} from './values.ts'

/** A dispute: what both sides say, what staff decide, and the money that waits meanwhile. */

const pictures = z.array(id).max(mostDisputePictures).default([])
const words = paragraphs(1_000).min(3)

const statement = z.object({
  statement_id: id,
  role: z.enum(['customer', 'booster', 'admin']),
  /** Null for staff, unless staff read it: they write for the shop. */
  name: z.string().nullable(),
  text: z.string(),
  by_guest: byGuest,
  at: instant,
  pictures: z.array(z.object({ file_id: id, at: instant })),
})

/** The three amounts of a decision, which sum to what was paid. Only an appeal can leave the shop a loss. */
const amounts = z.strictObject({
  customer: amount.min(0),
  boosters: amount.min(0),
  shop: amount,
})

const outcomeQuote = z.object({
  outcome: z.enum(appealOutcomes),
  /** Null when staff type the amounts, and when no money moves. */
  amounts: amounts.nullable(),
  /** The work that is paid for. */
  work: loggedWork.nullable(),
  /** What that work is worth, before it is shared. */
  earned: amount.nullable(),
  possible: z.boolean(),
})

const outcome = z.enum(disputeEnds).nullable()

/** A decision that was appealed. */
const firstDecision = z.object({
  outcome,
  closed_at: instant.nullable(),
  decision: z.string(),
  to_customer: amount.nullable(),
  to_boosters: amount.nullable(),
  to_shop: amount.nullable(),
})

const disputeView = z.object({
  order_id: id,
  ...standing,
  opened_at: instant,
  opened_by: z.enum(['customer', 'booster', 'admin']),
  /** The decision that is looked at again, if this is an appeal. Its statements come first. */
  appealed: firstDecision.nullable(),
  kind: z.enum(disputeKinds),
  /** When the order was completed before it was disputed; null for an order that was still open. */
  completed_at: instant.nullable(),
  /** Until when the other side should answer, staff promised their first word, and staff decide. */
  reply_by: instant,
  first_word_by: instant,
  decide_by: instant,
  /** The opening first. */
  statements: z.array(statement),
  /** For staff. */
  notes: z.array(z.object({ name: z.string(), text: z.string(), at: instant })),
  outcome,
  closed_at: instant.nullable(),
  /** The reason of the decision, which both sides read. */
  decision: z.string(),
  /** What the customer gets back; null before the decision and for the booster. */
  to_customer: amount.nullable(),
  /** What the boosters get; for a booster their own share. Null before the decision and for the customer. */
  to_boosters: amount.nullable(),
  /** For staff. */
  to_shop: amount.nullable(),
  /** For staff while it is open: what each outcome means. */
  outcomes: z.array(outcomeQuote),
  /** To staff while it is open: they decided about this order before, so a colleague decides now. */
  needs_other: z.boolean(),
  /** For staff: its place among the open disputes, and its neighbors. */
  queue: z.object({ place: z.int(), of: z.int(), previous: id.nullable(), next: id.nullable() }).nullable(),
})

const oneDispute = success(z.object({ dispute: disputeView }))
const disputeErrors = ['dispute_not_found', ...stateErrors] as const

export const disputeOrder = endpoint({
  summary: `Dispute an order in progress, a submitted result, or an order completed in the last ${lasting('reopen')}: its money is frozen until staff decide. An order can be disputed ${mostDisputes} times`,
  guard: 'authentication',
  opensBefore: true,
  params: orderParams,
  body: z.strictObject({
    kind: z.enum(disputeKinds).default('other'),
    reason,
    /** Pictures that the caller uploaded for this order. */
    picture_ids: pictures,
  }),
  reply: oneOrder,
  errors: [...stateErrors, 'not_found', 'too_many_disputes'],
  example: {
    body: { kind: 'target_not_reached', reason: 'My account is still Gold II', picture_ids: [] },
  },
})

export const getDispute = endpoint({
  summary: 'Get the last dispute of an order as its customer, its booster or staff can see it',
  guard: 'authentication',
  opensBefore: true,
  params: orderParams,
  reply: oneDispute,
  errors: ['order_not_found', 'dispute_not_found'],
})

export const answerDispute = endpoint({
  summary: `Write a statement on an open dispute: the booster should answer within ${lasting('disputeReply')}. Each person can write ${mostStatements}. A note of staff's is not shown to the parties`,
  guard: 'authentication',
  opensBefore: true,
  params: orderParams,
  body: z.strictObject({ text: words, picture_ids: pictures, for_staff: z.boolean().default(false) }),
  reply: oneDispute,
  errors: [...disputeErrors, 'not_found', 'too_many_statements'],
  example: { body: { text: 'Each game has its picture', picture_ids: [], for_staff: false } },
})

export const withdrawDispute = endpoint({
  summary: 'Withdraw a dispute: the order continues as before',
  guard: 'authentication',
  opensBefore: true,
  params: orderParams,
  reply: oneDispute,
  errors: disputeErrors,
})

export const appealDecision = endpoint({
  summary: `Ask for a second look at a decision, within ${lasting('appeal')} and once per decision: another member of staff decides, and no refund is taken back`,
  guard: 'authentication',
  opensBefore: true,
  params: orderParams,
  body: z.strictObject({ reason: paragraphs(1_000).min(10), picture_ids: pictures }),
  reply: oneDispute,
  errors: [...disputeErrors, 'not_found'],
  example: { body: { reason: 'Game 12 has its picture, which the decision left out', picture_ids: [] } },
})

export const decisionFields = {
  /** `upheld` only for an appeal: the first decision stays. */
  outcome: z.enum(appealOutcomes),
  /** The amounts that the decider saw, or their own; none when the order is returned. */
  amounts: amounts.optional(),
}

export const decideDispute = endpoint({
  fresh: true,
  summary: `Decide a dispute: the order is completed as bought, ended with the amounts of an outcome, or returned to its booster. Staff decide within ${lasting('disputeDecision')}`,
  guard: 'EditOrders',
  params: orderParams,
  body: z.strictObject({ ...decisionFields, reason: paragraphs(600).min(10) }),
  reply: oneDispute,
  errors: [
    ...disputeErrors,
    'decision_outdated',
    'dispute_own_decision',
    'dispute_sums_differ',
    'balance_too_low',
    'order_frozen',
    'own_affair',
    'proposal_waits_already',
  ],
  example: {
    body: {
      outcome: 'own',
      amounts: { customer: 2_280, boosters: 2_232, shop: 1_488 },
      reason: 'The pictures show Gold II, 48 LP',
    },
  },
})

export const reopenOrder = endpoint({
  fresh: true,
  summary: `Let an order run again that was completed in the last ${lasting('reopen')}: its settlement is reversed`,
  guard: 'EditOrders',
  params: orderParams,
  body: z.strictObject({ reason }),
  reply: oneOrder,
  errors: [...stateErrors, 'own_affair', 'balance_too_low', 'order_frozen'],
  example: { body: { reason: 'The last division was not played' } },
})

export const listDisputes = endpoint({
  summary: 'List the disputes: open ones by their deadline, or closed ones, the last first',
  guard: 'EditOrders',
  query: pageQuery.extend({ state: z.enum(['open', 'closed']).default('open') }),
  reply: success(
    pageOf(
      z.object({
        order: orderRow.extend({ customer: person, booster: person.nullable() }),
        kind: z.enum(disputeKinds),
        opened_at: instant,
        opened_by: z.enum(['customer', 'booster', 'admin']),
        appeal: z.boolean(),
        ...standing,
        closed_at: instant.nullable(),
      }),
    ).extend({ counts: z.object({ open: z.int(), closed: z.int() }) }),
  ),
  errors: [],
})

export const disputesContract = {
  disputeOrder,
  getDispute,
  answerDispute,
  withdrawDispute,
  appealDecision,
  decideDispute,
  reopenOrder,
  listDisputes,
}
