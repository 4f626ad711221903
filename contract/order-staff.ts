import { z } from 'zod'
import { gameIds } from '#core/games/game.ts'
import { accountKinds, orderEntryKinds } from '#core/money/ledger.ts'
import { claimRefusalCodes } from '#core/orders/claiming.ts'
import { boosterNeeds } from '#core/orders/silence.ts'
import { staffDecisions } from '#core/orders/staff-decisions.ts'
import { servers } from '#core/prices/price-values.ts'
import { endpoint } from './endpoint.ts'
import { assigneeFilter, orderTag } from './order-handling.ts'
import { oneOrder, orderRow, pickedReason, reason, saysWhy, stateErrors, status } from './order-view.ts'
import { amount, id, instant, orderParams, pageOf, person, sizedPageQuery, success, text } from './values.ts'

/** What staff do with other people's orders. */

/** A row of staff's lists. */
export const staffRow = orderRow.extend({
  customer: person,
  booster: person.nullable(),
  guest: z.boolean(),
  coupon: z.boolean(),
  need: z.enum(boosterNeeds).nullable(),
  /** Messages of customer and booster that came after the last one of staff and that the caller hasn't read. */
  unread: z.int(),
  /** The colleague who handles it. */
  assignee: person.nullable(),
  tags: z.array(z.string()),
})

/** By what staff narrow a list of orders down. */
export const orderFilter = {
  game: z.enum(gameIds).optional(),
  server: z.enum(servers).optional(),
  /** The name of its booster or coach. */
  booster: text(60).min(1).optional(),
  /** Only orders whose promised start or end has passed. */
  late: z.literal('yes').optional(),
  assignee: assigneeFilter.optional(),
  tag: orderTag.optional(),
}

export const listOrdersByState = endpoint({
  summary:
    'List all orders with a status, by creation time or by what is due first, which each status has a time for; among submitted results, disputed ones first, then those that record less than was ordered',
  guard: 'EditOrders',
  params: z.strictObject({ state: status }),
  query: sizedPageQuery.extend({
    sort: z.enum(['due', 'newest', 'oldest']).default('due'),
    /** Only orders whose booster is a problem: the customer asks for another one, or the order is held. */
    need: z.enum(boosterNeeds).optional(),
    ...orderFilter,
  }),
  reply: success(
    pageOf(staffRow).extend({
      /** The number of orders in each state; those of a long list are counted at most once a minute. */
      counts: z.record(status, z.int()),
      /** Tags that orders have had lately, to choose one from. */
      known_tags: z.array(z.string()),
    }),
  ),
  errors: [],
})

export const findOrderByNumber = endpoint({
  summary: 'Find an order by its number',
  guard: 'EditOrders',
  params: z.strictObject({ number: z.coerce.number().int().min(1).max(999_999_999) }),
  reply: success(z.object({ order_id: id })),
  errors: ['order_not_found'],
})

export const assignOrder = endpoint({
  summary: 'Assign a waiting order to a booster',
  guard: 'EditOrders',
  params: orderParams,
  body: z.strictObject({ booster_id: id }),
  reply: oneOrder,
  errors: [...stateErrors, 'own_affair', 'booster_not_found', 'coach_not_eligible', 'order_not_available'],
  example: { body: { booster_id: '5b5c4e0e-9f0a-4f2c-9a43-0f8a6e1b2c3d' } },
})

/** Whose account it is: a person's name, or null for the shop's, the provider's and the order's own. */
const moneyLine = z.object({ account: z.enum(accountKinds), owner: z.string().nullable(), amount })

export const getOrderMoney = endpoint({
  summary:
    'Every entry of the books about an order, the oldest first, and what they leave in each account: the amounts of each entry, and of all accounts, sum to zero. A positive amount was added to the account',
  guard: 'EditOrders',
  params: orderParams,
  reply: success(
    z.object({
      entries: z.array(z.object({ kind: z.enum(orderEntryKinds), at: instant, lines: z.array(moneyLine) })),
      accounts: z.array(moneyLine),
    }),
  ),
  errors: ['order_not_found'],
})

export const listCandidates = endpoint({
  summary:
    'List the boosters for a waiting order, eligible ones first, among them those who aren’t away and have the fewest orders, the others with the rule that excludes them',
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
          /** Whether a page of theirs is open now, and when they were there last. */
          online: z.boolean(),
          last_active_at: instant.nullable(),
          /** They have said that they take no new orders now; staff can still choose them. */
          away: z.boolean(),
          /** How many orders they completed in all games, and how many of them by the promised day. */
          completed: z.int(),
          on_time: z.int(),
          refusal: z.enum(claimRefusalCodes).nullable(),
        }),
      ),
    }),
  ),
  errors: ['order_not_found'],
})

/** What was decided about a result, by whom, and when it is carried out. */
export const decision = z.object({ action: z.enum(staffDecisions), by: person, until: instant })

export const decideResult = endpoint({
  summary:
    'Verify a submitted result or send it back to its booster, in ten seconds: until then it can be undone and nobody else is told. It is refused if the order has changed by then. If somebody has decided already, nothing changes, and the reply says who',
  guard: 'EditOrders',
  params: orderParams,
  body: z
    .strictObject({
      action: z.enum(staffDecisions),
      /** Its booster reads why it was sent back; why a doubtful one was verified stays with staff. */
      ...pickedReason('reject'),
      /** The version of the order that the caller saw. */
      version: z.int(),
    })
    .refine(({ action, ready }) => action === 'reject' || !ready, { path: ['ready'] }),
  reply: success(z.object({ decision })),
  errors: [...stateErrors, 'own_affair', 'order_frozen'],
  example: { body: { action: 'complete', version: 12 } },
})

export const undoDecision = endpoint({
  summary: 'Undo one’s own decision about a result before it is carried out',
  guard: 'EditOrders',
  params: orderParams,
  reply: success(z.object({ order_id: id })),
  errors: ['order_not_found', 'decision_is_final'],
})

export const rejectProof = endpoint({
  summary: 'Send a submitted result back to its booster',
  guard: 'EditOrders',
  params: orderParams,
  body: z.strictObject(pickedReason('reject')).refine(saysWhy, { path: ['reason'] }),
  reply: oneOrder,
  errors: [...stateErrors, 'order_already_decided'],
  example: { body: { ready: 'other_account', reason: 'The icon is another one' } },
})

export const strikeGame = endpoint({
  summary:
    'Strike a recorded game, or every game of its stretch: it no longer counts but stays visible. On a closed order whose shares are waiting for staff, the refund and the shares are recalculated',
  guard: 'EditOrders',
  params: z.strictObject({ order_id: id, game_id: id }),
  body: z
    .strictObject({ ...pickedReason('strike_game'), scope: z.enum(['game', 'stretch']).default('game') })
    .refine(saysWhy, { path: ['reason'] }),
  reply: oneOrder,
  errors: [...stateErrors, 'own_affair', 'not_found'],
  example: { body: { ready: 'other_account', scope: 'stretch' } },
})

export const releaseShares = endpoint({
  fresh: true,
  summary: "Release a closed order's shares, which were waiting for staff, as they are",
  guard: 'EditOrders',
  params: orderParams,
  body: z.strictObject({ reason }),
  reply: oneOrder,
  errors: [...stateErrors, 'own_affair'],
  example: { body: { reason: 'The customer played two games in between' } },
})

export const raiseShare = endpoint({
  fresh: true,
  summary:
    'Raise the booster’s share of an order that waits, in percent of the price before discounts: never above what leaves the shop its minimum. Above the limit, a colleague confirms it',
  guard: 'EditOrders',
  params: orderParams,
  body: z.strictObject({ percent: z.number().min(1).max(100).multipleOf(0.5), reason }),
  reply: success(z.object({ order_id: id })),
  errors: [
    ...stateErrors,
    'own_affair',
    'order_not_available',
    'order_frozen',
    'share_cannot_rise',
    'share_not_higher',
    'share_too_high',
    'proposal_waits_already',
  ],
  example: { body: { percent: 70, reason: 'Nobody plays at this hour' } },
})

export const orderStaffContract = {
  raiseShare,
  listOrdersByState,
  findOrderByNumber,
  assignOrder,
  getOrderMoney,
  listCandidates,
  decideResult,
  undoDecision,
  rejectProof,
  strikeGame,
  releaseShares,
}
