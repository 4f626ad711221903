import { z } from 'zod'
import { gameIds, serviceIds } from '#core/games/game.ts'
import { couponCodePattern, couponStates } from '#core/prices/coupons.ts'
import { endpoint } from './endpoint.ts'
import type { ErrorCode } from './errors.ts'
import { amount, id, instant, listOf, orderParams, sizedPageQuery, success, text } from './values.ts'

const percent = z.int().min(1).max(100)
/** No coupon, minimum or limit needs more; sums of such amounts stay within safe integers. */
const most = 100_000_000
const gives = z.union([z.strictObject({ percent }), z.strictObject({ amount: z.int().min(1).max(most) })])
const limit = z.int().min(1).max(1_000_000).nullable()

/** All fields of a coupon that staff edit; null means no limit. */
const fields = {
  enabled: z.boolean().default(true),
  gives,
  /** In percent of the price: replaces the cap on all discounts together. */
  cap: percent.nullable().default(null),
  valid_from: instant.nullable().default(null),
  valid_until: instant.nullable().default(null),
  minimum_order: z.int().min(0).max(most).default(0),
  /** Empty: all of them. */
  games: z.array(z.enum(gameIds)).max(20).default([]),
  services: z.array(z.enum(serviceIds)).max(20).default([]),
  use_limit: limit.default(null),
  per_customer: limit.default(1),
}

const code = z.string().trim().toUpperCase().regex(couponCodePattern)

type Window = { valid_from: string | null; valid_until: string | null }
const beginsBeforeItEnds = ({ valid_from, valid_until }: Window) =>
  !valid_from || !valid_until || Date.parse(valid_from) < Date.parse(valid_until)
const atTheEnd = { path: ['valid_until'] }

const coupon = z.object({
  coupon_id: id,
  code: z.string(),
  state: z.enum(couponStates),
  enabled: z.boolean(),
  gives,
  cap: percent.nullable(),
  valid_from: instant.nullable(),
  valid_until: instant.nullable(),
  minimum_order: amount,
  games: z.array(z.enum(gameIds)),
  services: z.array(z.enum(serviceIds)),
  /** Orders that currently hold a use; a cancelled order returns its use. */
  uses: z.int(),
  use_limit: limit,
  per_customer: limit,
  /** False once an order has used it: its history stays, so it can only be disabled. */
  deletable: z.boolean(),
  demo: z.boolean(),
  created_at: instant,
  updated_at: instant,
})

const params = z.strictObject({ coupon_id: id })
/** Null if a colleague has to confirm it first. */
const oneCoupon = success(z.object({ coupon: coupon.nullable() }))
const exampleForm = {
  code: 'SUMMIT10',
  enabled: true,
  gives: { percent: 10 },
  cap: null,
  valid_from: '2026-11-01T00:00:00.000Z',
  valid_until: '2026-12-31T23:59:59.000Z',
  minimum_order: 2000,
  games: [],
  services: ['elo-boost', 'duo-boost'],
  use_limit: 500,
  per_customer: 1,
}

/** Why a customer can't use a coupon (core's `couponRefusal`). */
export const couponRefusals = [
  'coupon_not_found',
  'coupon_not_valid_yet',
  'coupon_expired',
  'coupon_exhausted',
  'coupon_used_already',
  'coupon_not_for_this_order',
  'coupon_minimum_not_reached',
] as const satisfies readonly ErrorCode[]

export const listCoupons = endpoint({
  summary: 'List coupons with their uses, filtered by part of the code and by status',
  guard: 'EditStore',
  query: sizedPageQuery.extend({
    q: text(32).default(''),
    state: z.enum([...couponStates, 'all']).default('all'),
    sort: z.enum(['newest', 'code', 'uses', 'ending']).default('newest'),
  }),
  reply: listOf(coupon),
  errors: [],
})

export const createCoupon = endpoint({
  summary: 'Create a coupon; if no code is given, a random one that is hard to guess is generated',
  guard: 'EditStore',
  body: z.strictObject({ ...fields, code: code.optional() }).refine(beginsBeforeItEnds, atTheEnd),
  reply: oneCoupon,
  errors: ['coupon_already_exists', 'prices_not_set', 'proposal_waits_already'],
  example: { body: exampleForm },
})

export const updateCoupon = endpoint({
  summary:
    'Change a coupon; orders that already use it keep their price, and one that a person won can only give more',
  guard: 'EditStore',
  params,
  body: z.strictObject({ ...fields, code }).refine(beginsBeforeItEnds, atTheEnd),
  reply: oneCoupon,
  errors: [
    'coupon_not_found',
    'coupon_already_exists',
    'coupon_won',
    'prices_not_set',
    'proposal_waits_already',
  ],
  example: { body: { ...exampleForm, enabled: false } },
})

export const deleteCoupon = endpoint({
  summary: 'Delete a coupon that no order has used and nobody has won',
  guard: 'EditStore',
  params,
  reply: success(z.object({ coupon_id: id })),
  errors: ['coupon_not_found', 'coupon_in_use', 'coupon_won'],
})

const repriced = success(z.object({ order_id: id, total: amount }))
const unpaidErrors = [
  'order_not_found',
  'order_state_changed',
  'payment_has_already_been_processed',
  'payment_under_way',
] as const satisfies readonly ErrorCode[]

export const applyCoupon = endpoint({
  summary: "Apply a coupon to the customer's own unpaid order; it replaces an earlier one",
  guard: 'authentication',
  external:
    'A wrong code is counted, and an open card payment ended at its provider, outside the transaction',
  params: orderParams,
  body: z.strictObject({ code: text(64).min(1) }),
  reply: repriced,
  errors: [...unpaidErrors, ...couponRefusals, 'too_many_coupon_tries'],
  perMinute: 30,
  example: { body: { code: 'SUMMIT10' } },
})

export const removeCoupon = endpoint({
  summary: 'Remove the coupon from an unpaid order; its use becomes available again',
  guard: 'authentication',
  external: 'An open card payment is ended at its provider before the transaction',
  params: orderParams,
  reply: repriced,
  errors: unpaidErrors,
  perMinute: 30,
})

export const couponsContract = {
  listCoupons,
  createCoupon,
  updateCoupon,
  deleteCoupon,
  applyCoupon,
  removeCoupon,
}
