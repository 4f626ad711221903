import { z } from 'zod'
import { gameIds } from '#core/games/game.ts'
import { endpoint } from './endpoint.ts'
import { place } from './order-config.ts'
import { instant, listOf, pageQuery } from './values.ts'

/** What anyone can see of a booster in one game: nothing about who they are or whom they played for. */
const booster = z.object({
  username: z.string(),
  /** The highest rank that they play to. */
  ceiling: place,
  /** Completed orders in this game, across all services. */
  finished: z.int(),
  /** The latest completed climb from a start to a target; null before the first. */
  last_climb: z.object({ start: place, target: place, closed_at: instant }).nullable(),
  demo: z.boolean(),
})

export const listBoosters = endpoint({
  summary:
    'List the boosters who play a game, highest rank first; boosters who are banned or offer no service are left out',
  guard: 'public',
  query: pageQuery.extend({ game: z.enum(gameIds) }),
  reply: listOf(booster),
  errors: [],
  example: {
    reply: {
      data: {
        items: [
          {
            username: 'kestrel',
            ceiling: { tier: 'challenger', division: null },
            finished: 1,
            last_climb: {
              start: { tier: 'bronze', division: 1 },
              target: { tier: 'silver', division: 2 },
              closed_at: '2026-03-02T18:30:00.000Z',
            },
            demo: true,
          },
        ],
        page: 1,
        pageCount: 1,
        total: 1,
      },
    },
  },
})

export const boostersContract = { listBoosters }
