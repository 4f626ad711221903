import { z } from 'zod'
import { results } from '#core/games/game.ts'
import { orderStatuses } from '#core/orders/lifecycle.ts'
import { endpoint } from './endpoint.ts'
import { lasting } from './lasting.ts'
import { orderConfig, rank } from './order-config.ts'
import { stateErrors } from './order-view.ts'
import { instant, orderParams, success } from './values.ts'

/** Links that show an order's progress to anyone who has them. */

export const trackingToken = z.string().regex(/^[\w-]{43}$/)

/** An order's progress without names, login, price, pictures or number. */
const tracked = z.object({
  status: z.enum(orderStatuses),
  paused: z.boolean(),
  /** Without roles, champions and free hours. */
  config: orderConfig,
  days: z.object({ from: z.int(), to: z.int() }),
  /** How many games the price assumed. */
  planned_games: z.number(),
  created_at: instant,
  searching_at: instant.nullable(),
  claimed_at: instant.nullable(),
  finished_at: instant.nullable(),
  closed_at: instant.nullable(),
  games: z.array(
    z.object({
      /** Counts the boosters who have played, from 1. */
      player: z.int(),
      result: z.enum(results),
      points: z.int(),
      standing: rank,
      character: z.string().nullable(),
      played_at: instant,
    }),
  ),
})

export const openTrackingLink = endpoint({
  summary: `Create a link that shows the order's progress to anyone who has it, without names, login or price; an existing one stays. It works until ${lasting('tracking')} after the order ends`,
  guard: 'authentication',
  opensBefore: true,
  unkept: 'The reply holds the token of the link; a repeat gets the same one',
  params: orderParams,
  reply: success(z.object({ token: trackingToken })),
  errors: stateErrors,
  perMinute: 20,
})

export const closeTrackingLink = endpoint({
  summary: "Revoke the link to the order's progress; a new one has another address",
  guard: 'authentication',
  opensBefore: true,
  params: orderParams,
  reply: success(z.object({})),
  errors: ['order_not_found'],
  perMinute: 20,
})

export const getTrackedOrder = endpoint({
  summary: "Get an order's progress by its link",
  guard: 'public',
  params: z.strictObject({ token: trackingToken }),
  reply: success(z.object({ order: tracked })),
  errors: ['not_found'],
  perMinute: 60,
})

export const trackingContract = { openTrackingLink, closeTrackingLink, getTrackedOrder }
