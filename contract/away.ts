import { z } from 'zod'
import { mostAwayHours } from '#core/orders/away.ts'
import { endpoint } from './endpoint.ts'
import { instant, success } from './values.ts'

/** A booster says that they take no new orders for a while. */

/** Until when a booster is away; `until` is null until they return. */
export const away = z.object({ until: instant.nullable() })
const state = success(z.object({ away: away.nullable() }))

export const goAway = endpoint({
  summary:
    'Be away, for some hours or until the return: no wave asks the booster, and no new order is mailed',
  guard: 'Booster',
  body: z.strictObject({ hours: z.int().min(1).max(mostAwayHours).nullable() }),
  reply: state,
  errors: ['user_not_booster'],
  example: { body: { hours: 4 } },
})

export const comeBack = endpoint({
  summary: 'Be available for new orders again',
  guard: 'Booster',
  reply: state,
  errors: ['user_not_booster'],
})

export const awayContract = { goAway, comeBack }
