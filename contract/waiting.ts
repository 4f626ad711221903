import { z } from 'zod'
import { orderNeeds, staffQueues } from '#core/site/waiting.ts'
import { endpoint } from './endpoint.ts'
import { orderConfig } from './order-config.ts'
import { id, instant, success } from './values.ts'

const queues = Object.keys(staffQueues) as [keyof typeof staffQueues, ...(keyof typeof staffQueues)[]]

/** What waits for staff in a queue. */
export const staffQueue = z.object({
  queue: z.enum(queues),
  /** 100 at most are counted. */
  count: z.int().min(1),
  /** By when the first of it is due, and from when that is urgent. */
  due: instant,
  urgent_from: instant,
})

/** What waits for a person on one of their orders. */
export const waitingOrder = z.object({
  order_id: id,
  number: z.int(),
  config: orderConfig,
  coach: z.string().nullable(),
  need: z.enum(orderNeeds),
  /** By when; for `late`, since when. Null if there is no such time. */
  until: instant.nullable(),
})

const listWaiting = endpoint({
  summary:
    'List what waits for the caller until it is done: their orders as customer and booster, the most urgent first, the answers to reviews, and for staff the queues that their permissions open',
  guard: 'authentication',
  opensBefore: true,
  reply: success(
    z.object({
      orders: z.array(waitingOrder),
      /** Those that aren't empty. */
      queues: z.array(staffQueue),
      /** How many reviews of the caller can still be answered. */
      answers_due: z.int(),
    }),
  ),
  errors: [],
})

export const waitingContract = { listWaiting }
