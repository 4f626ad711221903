import { z } from 'zod'
import { claimRefusalCodes } from '#core/orders/claiming.ts'
import { namedFallbacks } from '#core/orders/named.ts'
import { boosterParams } from './boosters.ts'
import { endpoint } from './endpoint.ts'
import { lasting } from './lasting.ts'
import { exampleConfig, orderConfig } from './order-config.ts'
import { oneOrder } from './order-view.ts'
import { orderParams, success, text } from './values.ts'

/** The booster whom a customer names before paying. */

const unpaidErrors = ['order_not_found', 'order_state_changed', 'payment_has_already_been_processed'] as const

export const nameBooster = endpoint({
  summary: `Name the booster of an unpaid order, who must be able to claim it now. Once it is paid, it is offered to them alone for ${lasting('namedOffer')}; then to all boosters who match, or the money goes back`,
  guard: 'authentication',
  opensBefore: true,
  params: orderParams,
  body: z.strictObject({ username: text(60).min(1), fallback: z.enum(namedFallbacks) }),
  reply: oneOrder,
  errors: [...unpaidErrors, 'booster_not_found', ...claimRefusalCodes],
  perMinute: 30,
  example: { body: { username: 'rook', fallback: 'everyone' } },
})

export const unnameBooster = endpoint({
  summary: 'Name no booster for an unpaid order after all',
  guard: 'authentication',
  opensBefore: true,
  params: orderParams,
  reply: oneOrder,
  errors: unpaidErrors,
})

export const checkBooster = endpoint({
  summary: 'Check whether a booster could play a configuration now, before it is ordered; nothing is stored',
  guard: 'public',
  reads: true,
  params: boosterParams,
  body: z.strictObject({ config: orderConfig }),
  reply: success(
    z.object({
      username: z.string(),
      /** Why they couldn’t claim it now; null if they could. */
      refusal: z.enum(claimRefusalCodes).nullable(),
    }),
  ),
  errors: ['booster_not_found'],
  perMinute: 120,
  example: { body: { config: exampleConfig } },
})

export const namedBoostersContract = { nameBooster, unnameBooster, checkBooster }
