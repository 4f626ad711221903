import { z } from 'zod'
import { mostStars } from '#core/boosters/reviews.ts'
import { gameIds, type ServerId, serviceIds } from '#core/games/game.ts'
import { languageLevels } from '#core/people/profiles.ts'
import { endpoint } from './endpoint.ts'
import { place, queue } from './order-config.ts'
import { avatar } from './users.ts'
import { instant, listOf, localeCode, pageQuery, success, text } from './values.ts'
import { freeHours, timeZone } from './week-hours.ts'

const game = z.enum(gameIds)
// A word that no game knows finds nobody.
export const serverWord = z.string().regex(/^[a-z\d-]{1,20}$/) as unknown as z.ZodType<ServerId>

const spoken = z.strictObject({ code: localeCode, level: z.enum(languageLevels) })
/** A completed order from a start to a target: what anyone can see of it, and nothing about whose it was. */
export const finishedClimb = z.object({
  booster: z.string(),
  game,
  service: z.enum(serviceIds),
  server: serverWord,
  queue,
  start: place,
  target: place,
  started_at: instant,
  finished_at: instant,
  /** Whole days from the booster's start to the result, and those promised with the price. */
  days: z.int(),
  promised: z.object({ from: z.int(), to: z.int() }),
  /** 0 is on time. */
  late_days: z.int(),
  won: z.int(),
  lost: z.int(),
  drawn: z.int(),
  demo: z.boolean(),
})

/** A review as anyone can see it. */
export const publicReview = z.object({
  booster: z.string(),
  /** The name of its author; empty for a guest. */
  author: z.string(),
  overall: z.int(),
  /** Details are optional: null where the customer gave none. */
  skill: z.int().nullable(),
  speed: z.int().nullable(),
  communication: z.int().nullable(),
  text: z.string(),
  language: localeCode,
  reply: z.string().nullable(),
  created_at: instant,
  /** What was ordered; `start` and `target` are null unless it was a climb. */
  order: z.object({
    game,
    service: z.enum([...serviceIds, 'coaching']),
    server: serverWord.nullable(),
    start: place.nullable(),
    target: place.nullable(),
    days: z.int(),
  }),
  demo: z.boolean(),
})

/** A mean of ratings, to two decimals. */
const mean = z.number()

/** How many reviews gave 1, 2, 3, 4 and 5, and the mean of each part; null where too few gave it. */
export const ratings = z.object({
  stars: z.array(z.int()).length(mostStars),
  skill: mean.nullable(),
  speed: mean.nullable(),
  communication: mean.nullable(),
})

/** What was measured; of one game if the list is of one game. */
const figures = z.object({
  finished: z.int(),
  climbs: z.int(),
  on_time: z.int(),
  /** By how many days each late order was late, the latest first. */
  late_days: z.array(z.int()),
  /** The median from an order that was ready until the booster took it, over 90 days; null if those are too few. */
  start_seconds: z.int().nullable(),
  starts: z.int(),
  /** Recorded games, draws among them; none of games that end with a place. */
  won: z.int(),
  recorded: z.int(),
  disputed: z.int(),
  reviews: z.int(),
  /** The mean of the reviews; null below the minimum. */
  rating: mean.nullable(),
  first_at: instant.nullable(),
})

const shown = {
  username: z.string(),
  avatar,
  languages: z.array(spoken),
  /** Each game they play, the highest rank limit first, with what they offer there. */
  plays: z.array(
    z.object({
      game,
      ceiling: place,
      services: z.array(z.enum(serviceIds)),
      servers: z.array(serverWord),
    }),
  ),
  /** Completed orders; of one game if the list is of one game. */
  finished: z.int(),
  /** Null before there are enough completed orders to say anything. */
  figures: figures.nullable(),
  online: z.boolean(),
  /** When they were last connected, to within some minutes; null if never. */
  last_active_at: instant.nullable(),
  /** The orders that they have now, and the most that they take. */
  places: z.object({ taken: z.int(), of: z.int() }),
  demo: z.boolean(),
}

export const listedBooster = z.object({
  ...shown,
  /** The latest completed climb from a start to a target, of one game if the list is; null before the first. */
  last_climb: finishedClimb.nullable(),
})

/** Orders of a list; `rank` compares rank limits, so it needs a game. */
export const boosterSorts = ['finished', 'on_time', 'start', 'active', 'rank'] as const

export const listBoosters = endpoint({
  summary:
    'List the boosters who take orders, with what was measured of each; boosters who are banned or offer no service are left out',
  guard: 'public',
  query: pageQuery.extend({
    game: game.optional(),
    service: z.enum(serviceIds).optional(),
    server: serverWord.optional(),
    language: localeCode.optional(),
    /** Only those who are connected now. */
    online: z.literal('1').optional(),
    sort: z.enum(boosterSorts).default('finished'),
  }),
  reply: listOf(listedBooster),
  errors: [],
})

export const boosterParams = z.strictObject({ username: text(60).min(1) })
const params = boosterParams

export const getBooster = endpoint({
  summary: 'Get what anyone can see of a booster, with their latest climbs and reviews',
  guard: 'public',
  params,
  reply: success(
    z.object({
      booster: z.object({
        ...shown,
        about: z.string(),
        /** The language of `about`; null if they wrote nothing. */
        about_in: localeCode.nullable(),
        /** Their usual hours, or those in which they coach; in their own time zone. */
        free: z.array(freeHours),
        time_zone: timeZone.nullable(),
        /** Hours of the coming week that are already agreed. */
        taken: z.array(z.object({ from: instant, to: instant })),
        /** Each offer to coach; minor units for an hour. */
        coaching: z.array(
          z.object({
            game,
            hourly: z.int(),
            free: z.array(freeHours),
            time_zone: timeZone,
            /** Completed coaching orders in this game. */
            completed: z.int(),
          }),
        ),
        /** How many reviews they have; below the minimum none of them is shown. */
        reviewed: z.int(),
        /** Null below the minimum. */
        ratings: ratings.nullable(),
      }),
      /** The last climbs, the newest first, for the drawing. */
      climbs: z.array(finishedClimb),
      reviews: z.array(publicReview),
    }),
  ),
  errors: ['booster_not_found'],
})

export const listBoosterClimbs = endpoint({
  summary: "List a booster's completed climbs, newest first",
  guard: 'public',
  params,
  query: pageQuery,
  reply: listOf(finishedClimb),
  errors: ['booster_not_found'],
})

export const listBoosterReviews = endpoint({
  summary: 'List the reviews of a booster, newest first',
  guard: 'public',
  params,
  query: pageQuery,
  reply: listOf(publicReview),
  errors: ['booster_not_found'],
})

export const boostersContract = {
  listBoosters,
  getBooster,
  listBoosterClimbs,
  listBoosterReviews,
}
