import { z } from 'zod'
import { notForMeReasons } from '#core/orders/not-for-me.ts'
import { endpoint } from './endpoint.ts'
import { id, orderParams, success } from './values.ts'

/** A booster takes an order off their own board. */

const reply = success(z.object({ order_id: id }))
const errors = ['order_not_found', 'order_not_available'] as const

export const hideOrder = endpoint({
  summary:
    'Say that a waiting order is not for this booster: it leaves their board and counts as an answer to its offer, never against them',
  guard: 'Booster',
  params: orderParams,
  body: z.strictObject({ reason: z.enum(notForMeReasons).optional() }),
  reply,
  errors,
  example: { body: { reason: 'time' } },
})

export const showOrder = endpoint({
  summary: 'Bring an order back to the board that this booster took off it',
  guard: 'Booster',
  params: orderParams,
  reply,
  errors,
})

export const notForMeContract = { hideOrder, showOrder }
