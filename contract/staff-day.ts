import { z } from 'zod'
import { gameIds } from '#core/games/game.ts'
import { disputeKinds } from '#core/orders/disputes.ts'
import { endpoint } from './endpoint.ts'
import { exampleConfig } from './order-config.ts'
import { orderRow } from './order-view.ts'
import { amount, id, success } from './values.ts'
import { staffQueue } from './waiting.ts'

/** What is due first in a queue, as far as its row on the home page says it. */
const first = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('order'),
    ...orderRow.pick({ order_id: true, number: true, config: true, coach: true, total: true }).shape,
    /** The booster, if the order waits because of them, otherwise the customer. */
    name: z.string(),
    /** What its dispute is about; null in other queues. */
    about: z.enum(disputeKinds).nullable(),
  }),
  z.object({
    kind: z.literal('thread'),
    thread_id: id,
    /** The name of an account, or the one in the contact form; null for a visitor, who has a number. */
    name: z.string().nullable(),
    number: z.int(),
  }),
  z.object({ kind: z.literal('payout'), name: z.string(), amount }),
  z.object({ kind: z.literal('application'), name: z.string(), games: z.array(z.enum(gameIds)) }),
  z.object({
    kind: z.literal('service_request'),
    name: z.string(),
    user_id: id,
    games: z.array(z.enum(gameIds)),
  }),
  /** `name` is the colleague who proposed it; the amount is null if nothing limits it. */
  z.object({ kind: z.literal('proposal'), name: z.string(), amount: amount.nullable() }),
])

/** What moved; minor units. */
const moved = z.object({
  /** By card, for orders, tips and balances. */
  taken_in: amount,
  /** To cards, with what banks took. */
  paid_back: amount,
  /** What boosters earned, less what was taken back from them. */
  credited: amount,
  /** To boosters’ accounts, less what came back. */
  paid_out: amount,
})

const exampleTimes = { due: '2026-11-29T14:02:00.000Z', urgent_from: '2026-11-29T08:02:00.000Z' }

export const getStaffDay = endpoint({
  summary:
    "Staff's day in one reply: each queue that the caller's permissions open and in which something waits, with what is due first in it; the most urgent queue first",
  guard: 'staff',
  reply: success(
    z.object({
      /** `first` is null if somebody else dealt with it a moment ago. */
      queues: z.array(staffQueue.extend({ first: first.nullable() })),
      /** How many orders are in progress, up to 1,000; null for those who can't see them. */
      boosting: z.int().nullable(),
      /** Today in the shop’s time zone, and a week ago up to this time of day; null for those who can’t see it. */
      money: z.object({ today: moved, before: moved }).nullable(),
    }),
  ),
  errors: [],
  example: {
    reply: {
      data: {
        queues: [
          {
            queue: 'disputes',
            count: 1,
            ...exampleTimes,
            first: {
              kind: 'order',
              order_id: '0197b0a4-6b1e-7cc1-9d4e-0a6a0c1d2e3f',
              number: 20_397,
              config: exampleConfig,
              coach: null,
              total: 2_673,
              name: 'theo',
              about: 'target_not_reached',
            },
          },
        ],
        boosting: 31,
        money: null,
      },
    },
  },
})

export const staffDayContract = { getStaffDay }
