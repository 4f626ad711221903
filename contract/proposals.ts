import { z } from 'zod'
import { mostCorrected, proposalKinds, proposalStates } from '#core/money/staff-limits.ts'
import { endpoint } from './endpoint.ts'
import { pickedReason, readyReason, reason, saysWhy } from './order-view.ts'
import { amount, id, instant, listOf, paragraphs, person, sizedPageQuery, success } from './values.ts'

/** What staff propose and a colleague confirms, because it creates money beyond a limit. */

const proposal = z.object({
  proposal_id: id,
  kind: z.enum(proposalKinds),
  state: z.enum(proposalStates),
  /** The code of a coupon. Null for all else: a person, an order or the changes say what it is about. */
  coupon: z.string().nullable(),
  /** Null if nothing limits it. */
  amount: amount.nullable(),
  /** Own words; empty if a ready-made reason says it all. */
  reason: z.string(),
  ready: readyReason.nullable(),
  /** For colleagues alone; mostly empty. */
  note: z.string(),
  /** For prices: the values that differ from the version that they are based on. Null for all else. */
  changes: z
    .array(z.object({ path: z.string(), from: z.number().nullable(), to: z.number().nullable() }))
    .nullable(),
  person: person.nullable(),
  order: z.object({ order_id: id, number: z.int() }).nullable(),
  asked_by: person,
  asked_at: instant,
  decided_by: person.nullable(),
  decided_at: instant.nullable(),
  /** Why it was declined. */
  answer: z.string().nullable(),
  /** Whether the reader proposed it: a colleague has to confirm it. */
  own: z.boolean(),
})

const params = z.strictObject({ proposal_id: id })
const decided = success(z.object({ proposal_id: id }))

export const listProposals = endpoint({
  summary:
    'List what colleagues have proposed and what needs a second person, as far as the caller decides about such things: what waits, or what was decided',
  guard: 'staff',
  query: sizedPageQuery.extend({ state: z.enum(['waiting', 'decided']).default('waiting') }),
  reply: listOf(proposal),
  errors: [],
})

export const confirmProposal = endpoint({
  summary:
    'Confirm what a colleague has proposed, and carry it out; not one’s own proposal, nor one that concerns oneself',
  guard: 'staff',
  fresh: true,
  params,
  reply: decided,
  errors: [
    'proposal_not_found',
    'proposal_decided',
    'own_affair',
    'order_not_found',
    'order_state_changed',
    'order_frozen',
    'payout_not_found',
    'payout_state_changed',
    'payout_too_old',
    'tip_not_held',
    'dispute_own_decision',
    'dispute_sums_differ',
    'decision_outdated',
    'coupon_not_found',
    'coupon_already_exists',
    'prices_changed_meanwhile',
    'price_date_taken',
    'user_not_found',
    'debt_changed',
    'balance_too_low',
    'balance_changed',
  ],
})

export const declineProposal = endpoint({
  summary: 'Decline what a colleague has proposed, or withdraw one’s own proposal',
  guard: 'staff',
  fresh: true,
  params,
  body: z.strictObject({ reason }),
  reply: decided,
  errors: ['proposal_not_found', 'proposal_decided'],
  example: { body: { reason: 'The customer was refunded already' } },
})

const aboutPerson = {
  guard: 'FullAccess',
  fresh: true,
  params: z.strictObject({ user_id: id }),
  reply: success(z.object({ user_id: id })),
  errors: ['user_not_found', 'own_affair', 'proposal_waits_already', 'debt_changed'],
} as const

export const creditBalance = endpoint({
  ...aboutPerson,
  summary:
    'Credit a person’s balance: a correction is their own money, a gift can be spent but never paid out. Beyond a limit, a colleague confirms it',
  body: z.strictObject({
    as: z.enum(['correction', 'gift']),
    amount: amount.min(1).max(mostCorrected),
    reason,
  }),
  example: { body: { as: 'gift', amount: 1_000, reason: 'Two days late because of our mistake' } },
})

export const debitBalance = endpoint({
  ...aboutPerson,
  summary:
    'Take from a person’s balance what isn’t theirs, at most what is on it. Beyond a limit, a colleague confirms it',
  body: z
    .strictObject({
      amount: amount.min(1).max(mostCorrected),
      ...pickedReason('take_balance'),
      note: paragraphs(500).default(''),
    })
    .refine(saysWhy, { path: ['reason'] }),
  errors: [...aboutPerson.errors, 'balance_changed'],
  example: { body: { amount: 1_000, ready: 'credited_twice', note: 'Also on 12 November' } },
})

export const writeOffDebt = endpoint({
  ...aboutPerson,
  summary: 'Write off what a person owes, or a part of it; a colleague confirms it',
  body: z.strictObject({ amount: amount.min(1).max(mostCorrected * 100), reason }),
  example: { body: { amount: 3_800, reason: 'The card was stolen from the customer too' } },
})

export const proposalsContract = {
  listProposals,
  confirmProposal,
  declineProposal,
  creditBalance,
  debitBalance,
  writeOffDebt,
}
