import { z } from 'zod'
import { gameIds } from '#core/games/game.ts'
import { finishedClimb, publicReview } from './boosters.ts'
import { endpoint } from './endpoint.ts'
import { instant, localeCode, success } from './values.ts'

/** What the home page says about the shop; every number is counted from orders and connections. */
const storefront = z.object({
  /** Completed orders of all time, coaching apart. */
  finished: z.int(),
  /** Boosters who take orders. */
  boosters: z.int(),
  online: z.object({
    now: z.int(),
    /** Of those, how many can take another order. */
    free: z.int(),
    /** The last 24 hours, the oldest first, a few minutes apart; gaps are times when nothing counted. */
    samples: z.array(z.object({ at: instant, boosters: z.int() })),
  }),
  /** From an order that was ready until a booster took it, over the last 30 days. */
  starts: z.object({
    orders: z.int(),
    /** Orders per bar of five minutes; the last bar has all that took longer. Empty if the orders are too few. */
    bars: z.array(z.int()),
    bar_minutes: z.int(),
    /** Null if the orders are too few to say. */
    median_seconds: z.int().nullable(),
  }),
  /** Orders completed in the last 30 days. */
  arrivals: z.object({
    orders: z.int(),
    /** Whether each was on time, the oldest first; empty if they are too few to say. */
    on_time: z.array(z.boolean()),
  }),
  /** The newest completed climbs, also those that were late. */
  climbs: z.array(finishedClimb),
  /** The newest reviews that are long enough to quote. */
  reviews: z.array(publicReview),
})

export const getStorefront = endpoint({
  summary:
    'Get the live figures of the shop, its newest completed climbs and two reviews; without figures until there are enough orders',
  guard: 'public',
  query: z.strictObject({ language: localeCode.default('en') }),
  reply: success(z.object({ now: instant, storefront })),
  errors: [],
})

export const getGameReviews = endpoint({
  summary:
    "Get what customers say about a game's orders: how many reviews, their mean, and the two newest that can be quoted, the reader's language first; nothing until there are enough",
  guard: 'public',
  query: z.strictObject({ game: z.enum(gameIds), language: localeCode.default('en') }),
  reply: success(z.object({ count: z.int(), rating: z.number().nullable(), quotes: z.array(publicReview) })),
  errors: [],
})

export const storefrontContract = { getStorefront, getGameReviews }
