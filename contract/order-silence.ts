import { z } from 'zod'
import { areFreeSlots } from '#core/orders/coaching.ts'
import { replacementCauses } from '#core/orders/silence.ts'
import { endpoint } from './endpoint.ts'
import { lasting } from './lasting.ts'
import { oneOrder, reason, reasonForOthers, stateErrors } from './order-view.ts'
import { orderParams } from './values.ts'
import { slot, timeZone } from './week-hours.ts'

/** What a customer can do about a silent booster. */

export const pokeBooster = endpoint({
  summary: `Remind the booster of an order after ${lasting('poke')} without a sign of them, and again ${lasting('poke')} later`,
  guard: 'authentication',
  opensBefore: true,
  params: orderParams,
  reply: oneOrder,
  errors: [...stateErrors, 'poke_too_early'],
})

export const keepBooster = endpoint({
  summary:
    'Go on with the booster of an order: it is no longer held, and a request for another one is withdrawn',
  guard: 'authentication',
  opensBefore: true,
  params: orderParams,
  reply: oneOrder,
  errors: stateErrors,
})

export const askOtherBooster = endpoint({
  summary: `Ask for another booster. After ${lasting('silence')} without a sign of the booster, the order returns to the board at once and the booster is paid for the recorded progress; until then, staff decide`,
  guard: 'authentication',
  opensBefore: true,
  params: orderParams,
  body: z.strictObject({ cause: z.enum(replacementCauses), reason: reasonForOthers }),
  reply: oneOrder,
  errors: [...stateErrors, 'other_booster_asked'],
  perMinute: 10,
  example: { body: { cause: 'slow', reason: 'Two games in three days' } },
})

export const declineOtherBooster = endpoint({
  summary: 'Decline a customer’s request for another booster; to accept it, drop the order',
  guard: 'EditOrders',
  params: orderParams,
  body: z.strictObject({ reason }),
  reply: oneOrder,
  errors: stateErrors,
  example: { body: { reason: 'Your booster plays again tonight' } },
})

export const setPlayHours = endpoint({
  summary:
    'Set when the booster can play on the customer’s account, weekly and in the customer’s time zone; no hours mean any time. Time outside them doesn’t count as silence of the booster, and each change restarts that clock',
  guard: 'authentication',
  opensBefore: true,
  params: orderParams,
  body: z.strictObject({ slots: z.array(slot).max(21).refine(areFreeSlots), time_zone: timeZone }),
  reply: oneOrder,
  errors: stateErrors,
  perMinute: 20,
  example: { body: { slots: [{ day: 1, from: 18, to: 22 }], time_zone: 'Europe/Berlin' } },
})

export const orderSilenceContract = {
  setPlayHours,
  pokeBooster,
  keepBooster,
  askOtherBooster,
  declineOtherBooster,
}
