import { z } from 'zod'
import { longestTipWords, tipBounds } from '#core/orders/tips.ts'
import { endpoint } from './endpoint.ts'
import { lasting } from './lasting.ts'
import { reason } from './order-view.ts'
import { amount, forOthers, id, orderParams, paragraphs, success } from './values.ts'

/** Tips: what the customer of a completed order gives its booster, all of it. */

export const tipOrder = endpoint({
  summary: `Tip the booster of a completed order as its customer, once and within ${lasting('tip')}: from the balance at once, or by a payment at the provider, whose page's address is the reply`,
  guard: 'authentication',
  external: 'The payment provider is asked before the transaction; the subject identifies the attempt',
  params: orderParams,
  body: z.strictObject({
    amount: amount.min(tipBounds.least).max(tipBounds.most),
    method: z.enum(['balance', 'card']),
    /** To the booster; contact data is masked. */
    words: forOthers(paragraphs(longestTipWords)).default(''),
  }),
  reply: success(z.object({ payment_id: id, redirect: z.string().nullable() })),
  errors: ['order_not_found', 'tip_closed', 'balance_too_low', 'payment_failed', 'payment_under_way'],
  perMinute: 10,
  example: { body: { amount: 500, method: 'balance', words: 'Thank you for the fast games!' } },
})

export const refundTip = endpoint({
  fresh: true,
  summary: `Refund a tip or a part of it as staff, the way it was paid, while its booster’s money is on hold (${lasting('hold')})`,
  guard: 'EditOrders',
  params: orderParams,
  body: z.strictObject({ amount: amount.min(1).max(tipBounds.most), reason }),
  reply: success(z.object({ order_id: id })),
  errors: [
    'order_not_found',
    'order_state_changed',
    'order_frozen',
    'tip_not_held',
    'own_affair',
    'proposal_waits_already',
  ],
  example: { body: { amount: 500, reason: 'Given for the wrong order' } },
})

export const tipsContract = { tipOrder, refundTip }
