import { z } from 'zod'
import {
  addonIds,
  brackets,
  gains,
  mostCharacters,
  mostHours,
  mostOpenPoints,
  mostRoles,
  mostWins,
  type OrderConfig,
} from '#core/choices/order-config.ts'
import { gameIds, type QueueId, type RoleId, type ServerId, type TierId } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { forOthers, id, paragraphs, text } from './values.ts'

/** What a customer configures, as JSON. `configRefusal` decides whether it can be ordered. */

const values = <T extends string>(list: (game: (typeof games)[keyof typeof games]) => readonly T[]) =>
  z.enum([...new Set(gameIds.flatMap((id) => list(games[id])))] as [T, ...T[]])

export const tier = values<TierId>((game) => game.tiers.map((each) => each.id))
export const queue = values<QueueId>((game) => game.queues)
const division = z.int().min(1).max(4).nullable()
const openPoints = z.int().min(0).max(mostOpenPoints)
export const place = z.strictObject({ tier, division })

export const rank = z.strictObject({ tier, division, points: openPoints })

const common = {
  game: z.enum(gameIds),
  // The rule that refuses another game's server also refuses a server that no game knows: `invalid_server`.
  server: z.string().max(20) as unknown as z.ZodType<ServerId>,
  queue,
  platform: z.enum(['android', 'ios']).nullable(),
  addons: z.array(z.enum(addonIds)).max(addonIds.length),
  // Optional for clients from before roles existed, and before every duo order had hours.
  roles: z
    .array(values<RoleId>((game) => game.roles))
    .max(mostRoles)
    .default([]),
  characters: z.array(text(24).min(1)).max(mostCharacters),
  freeHours: forOthers(text(80)).default(''),
}

const climb = z.strictObject({
  ...common,
  service: z.enum(['elo-boost', 'duo-boost']),
  start: z.strictObject({ tier, division, bracket: z.enum(brackets), points: openPoints }),
  target: rank,
  gain: z.enum(gains),
})

const placement = z.strictObject({
  ...common,
  service: z.literal('placement-boost'),
  lastRank: place.nullable(),
  games: z.int().min(1).max(10),
  duo: z.boolean(),
})

const win = z.strictObject({
  ...common,
  service: z.literal('win-boost'),
  rank: place,
  wins: z.int().min(1).max(mostWins),
  duo: z.boolean(),
})

const coaching = z.strictObject({
  service: z.literal('coaching'),
  game: z.enum(gameIds),
  coachId: id,
  hours: z.int().min(1).max(mostHours),
  wishes: forOthers(paragraphs(500)),
})

export const orderConfig = z.discriminatedUnion('service', [
  climb,
  placement,
  win,
  coaching,
]) satisfies z.ZodType<OrderConfig>

/** A body that documents the shape: the example of the pricing rules. */
export const exampleConfig: OrderConfig = {
  game: 'league-of-legends',
  service: 'elo-boost',
  start: { tier: 'silver', division: 2, bracket: '41-60', points: 0 },
  target: { tier: 'platinum', division: 4, points: 0 },
  gain: 'normal',
  server: 'euw',
  queue: 'solo-duo',
  platform: null,
  addons: ['priority', 'characters'],
  roles: ['mid'],
  characters: ['ahri', 'orianna', 'viktor'],
  freeHours: '',
}
