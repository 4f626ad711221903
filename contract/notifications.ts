import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { topicOf } from './notification-topics.ts'
import { instant, success } from './values.ts'

export type NotificationCode = keyof typeof topicOf

const codes = Object.keys(topicOf) as [NotificationCode, ...NotificationCode[]]

/** A notification about an order has its `order_id` and `number`, one about money also `amount` in minor units of EUR. */
export type NotificationParams = Record<string, string | number>

export const notification = z.object({
  notification_id: z.int(),
  code: z.enum(codes),
  /** The notification in English, for a client that has no text for the code. */
  message: z.string(),
  special_sound: z.boolean(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  at: instant,
})

export const listNotifications = endpoint({
  summary:
    'List the notifications after a given one, or the newest if none is given; at most 50, oldest first',
  guard: 'authentication',
  query: z.strictObject({ after: z.coerce.number().int().min(0).optional() }),
  reply: success(z.object({ items: z.array(notification) })),
  errors: [],
})

export const notificationsContract = { listNotifications }
