import { z } from 'zod'
import { gameIds, serviceIds } from '#core/games/game.ts'
import { servers } from '#core/prices/price-values.ts'
import { exampleToken, withToken } from './access.ts'
import { endpoint } from './endpoint.ts'
import { queue } from './order-config.ts'
import { unkept } from './unkept.ts'
import { email, instant, listOf, localeCode, pageQuery, success } from './values.ts'

/** Who plays what a customer wants, before they pay for it. */

const wanted = z.strictObject({
  game: z.enum(gameIds),
  service: z.enum(serviceIds),
  server: z.enum(servers),
  /** The camp that the order leads to, counted from the foot of the game’s ladder. */
  level: z.coerce.number().int().min(0).max(99),
  /** Boosters who leave it out don't count; without one, any queue does. */
  queue: queue.optional(),
  /** Whether the customer plays along. */
  plays: z.enum(['solo', 'duo']).default('solo'),
})

const exampleWanted = {
  game: 'league-of-legends',
  service: 'elo-boost',
  server: 'vn',
  level: 12,
  plays: 'solo',
} as const

export const getSupply = endpoint({
  summary:
    'Count the boosters who play such an order and were active in the last 14 days; with none, say what is played instead',
  guard: 'public',
  query: wanted,
  reply: success(
    z.object({
      /** Boosters who are full or away now count; they start later. Null before the shop opens: a test order asks nobody. */
      boosters: z.int().nullable(),
      /** From an order that was ready until a booster took it, at the median of the last 30 days; null if too few. */
      start_minutes: z.int().nullable(),
      /** With no booster: what is played instead if one choice changes; null while somebody plays it. */
      instead: z
        .object({
          /** The servers on which it is played. */
          servers: z.array(z.enum(servers)),
          /** The highest camp to which this service is played on this server; null if it isn’t played there. */
          level: z.int().nullable(),
        })
        .nullable(),
    }),
  ),
  errors: ['invalid_server'],
  perMinute: 120,
})

const noteUnserved = endpoint({
  summary: 'Count that someone met an order that nobody plays; one that is played isn’t counted',
  guard: 'public',
  body: wanted.extend({ level: z.int().min(0).max(99) }),
  reply: success(z.object({})),
  errors: ['invalid_server'],
  perMinute: 10,
  example: { body: exampleWanted, reply: { data: {} } },
})

const unserved = z.object({
  game: z.enum(gameIds),
  service: z.enum(serviceIds),
  server: z.enum(servers),
  level: z.int(),
  duo: z.boolean(),
  /** How many times someone met it. */
  met: z.int(),
  /** Confirmed addresses that wait for it. */
  waiting: z.int(),
  last_at: instant,
  /** Whether somebody plays it by now. */
  served: z.boolean(),
})

const listUnserved = endpoint({
  summary: 'List what was asked for while nobody played it, the most asked for first; about nobody',
  guard: 'EditUsers',
  query: pageQuery,
  reply: listOf(unserved),
  errors: [],
})

const askSupplyMail = endpoint({
  summary:
    'Leave an address for one mail when a booster plays such an order: a link is mailed to it that confirms it. The reply is the same for every address',
  guard: 'public',
  unkept: unkept.captcha,
  body: wanted.extend({
    level: z.int().min(0).max(99),
    email,
    locale: localeCode,
    captchaResponse: z.string().min(1, 'captcha_required').max(4000),
  }),
  reply: success(z.object({})),
  errors: ['captcha_failed', 'invalid_server'],
  perMinute: 5,
  example: {
    body: {
      ...exampleWanted,
      email: 'mira@example.com',
      locale: 'en',
      captchaResponse: 'eyJhbGdvcml0aG0iOiJTSEEtMjU2In0=',
    },
    reply: { data: {} },
  },
})

const waiting = success(
  z.object({
    state: z.enum(['unconfirmed', 'confirmed']),
    email: z.string(),
    game: z.enum(gameIds),
    service: z.enum(serviceIds),
    server: z.enum(servers),
  }),
)
const exampleWaiting = {
  email: 'mira@example.com',
  game: 'league-of-legends',
  service: 'elo-boost',
  server: 'vn',
}

const readSupplyMail = endpoint({
  summary: 'Read what the mailed link of an address that waits for a booster can do; changes nothing',
  guard: 'public',
  reads: true,
  body: withToken,
  reply: waiting,
  errors: ['link_not_valid'],
  perMinute: 60,
  example: { body: exampleToken, reply: { data: { state: 'unconfirmed', ...exampleWaiting } } },
})

const confirmSupplyMail = endpoint({
  summary: 'Confirm an address that waits for a booster by its mailed link',
  guard: 'public',
  unkept: 'The reply holds an address that its reader can delete at any time; a repeat confirms it again',
  body: withToken,
  reply: waiting,
  errors: ['link_not_valid'],
  perMinute: 20,
  example: { body: exampleToken, reply: { data: { state: 'confirmed', ...exampleWaiting } } },
})

const removeSupplyMail = endpoint({
  summary: 'Delete an address that waits for a booster, by its mailed link',
  guard: 'public',
  body: withToken,
  reply: success(z.object({})),
  errors: ['link_not_valid'],
  perMinute: 20,
  example: { body: exampleToken, reply: { data: {} } },
})

export const supplyContract = {
  getSupply,
  noteUnserved,
  listUnserved,
  askSupplyMail,
  readSupplyMail,
  confirmSupplyMail,
  removeSupplyMail,
}
