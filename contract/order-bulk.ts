import { z } from 'zod'
import { bulkActions, bulkLimits } from '#core/orders/bulk.ts'
import { boosterNeeds } from '#core/orders/silence.ts'
import { endpoint } from './endpoint.ts'
import { errorStatus } from './errors.ts'
import { orderFilter } from './order-staff.ts'
import { reasonForOthers, status } from './order-view.ts'
import { amount, id, instant, success } from './values.ts'

/** One action of staff on many orders of a list. */

const chosen = z.union([
  /** The orders as the caller saw them: one that has changed since stays as it is. */
  z.strictObject({
    orders: z
      .array(z.strictObject({ order_id: id, version: z.int() }))
      .min(1)
      .max(100),
  }),
  /** All orders that a list's filters leave now. */
  z.strictObject({ state: status, need: z.enum(boosterNeeds).optional(), ...orderFilter }),
])

const action = z.enum(bulkActions)
const count = z.int().min(0).max(bulkLimits.orders)
const code = z.enum(Object.keys(errorStatus) as [keyof typeof errorStatus])
const refused = z.array(z.object({ order_id: id, number: z.int(), code })).max(bulkLimits.listed)

export const weighBulk = endpoint({
  summary:
    'Say what an action on many orders would do now: how many there are, how many of them it fits, what the refunds come to, and why it leaves others as they are',
  guard: 'EditOrders',
  reads: true,
  body: z.strictObject({ action, chosen }),
  reply: success(
    z.object({
      count,
      fits: count,
      amount,
      refused,
      /** Whether a colleague has to confirm it. */
      needs_second: z.boolean(),
    }),
  ),
  errors: ['too_many_orders'],
  perMinute: 60,
  example: { body: { action: 'verify', chosen: { state: 'verification_required', server: 'euw' } } },
})

const run = z.object({
  run_id: id,
  action,
  /** It waits for a colleague, runs, was stopped, or has handled every order. */
  state: z.enum(['waiting', 'running', 'stopped', 'done']),
  amount,
  count,
  done: count,
  /** How many it left as they were, and the first of them with the reason. */
  left: count,
  refused,
  /** Until when what it verified last can be undone; null if nothing can. */
  undo_until: instant.nullable(),
})
const oneRun = success(z.object({ run }))
const params = z.strictObject({ run_id: id })

export const beginBulk = endpoint({
  summary: `Take an action on many orders, each by itself and as on its own page, after the reply. \`count\`, \`fits\` and \`amount\` are what the caller read: if they are others by now, nothing begins (\`bulk_changed\`). More than ${bulkLimits.fresh} orders need a fresh proof of who asks; refunds above a limit wait for a colleague. The same \`run_id\` begins it once`,
  guard: 'EditOrders',
  body: z.strictObject({
    run_id: id,
    action,
    chosen,
    count: count.min(1),
    fits: count.min(1),
    amount,
    /** For \`cancel\`: the customers read it. */
    reason: reasonForOthers.optional(),
    /** For \`assign\`. */
    booster_id: id.optional(),
  }),
  reply: oneRun,
  errors: [
    'too_many_orders',
    'bulk_changed',
    'bulk_not_found',
    'own_affair',
    'booster_not_found',
    'fresh_proof_needed',
    'proposal_waits_already',
  ],
  perMinute: 30,
  example: {
    body: {
      run_id: '0b9c1f6e-6f0e-4c0f-9a52-3d5d8e2f7a14',
      action: 'cancel',
      chosen: { state: 'waiting_for_booster', server: 'oce' },
      count: 3,
      fits: 3,
      amount: 16_700,
      reason: 'No booster plays on this server this week.',
    },
  },
})

export const getBulk = endpoint({
  summary: 'Get how far an action on many orders is, for who began it',
  guard: 'EditOrders',
  params,
  reply: oneRun,
  errors: ['bulk_not_found'],
})

export const stopBulk = endpoint({
  summary: 'Stop an action on many orders: what has been done stays, the rest isn’t begun',
  guard: 'EditOrders',
  params,
  reply: oneRun,
  errors: ['bulk_not_found'],
})

export const undoBulk = endpoint({
  summary:
    'Stop the verification of many results, and undo those that can still be undone: they are then left as they were (`decision_undone`)',
  guard: 'EditOrders',
  params,
  reply: oneRun,
  errors: ['bulk_not_found', 'decision_is_final'],
})

export const orderBulkContract = { weighBulk, beginBulk, getBulk, stopBulk, undoBulk }
