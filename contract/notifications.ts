import { z } from 'zod'
import { newsFilters } from '#core/people/notification-choices.ts'
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
  opensBefore: true,
  query: z.strictObject({ after: z.coerce.number().int().min(0).optional() }),
  reply: success(z.object({ items: z.array(notification) })),
  errors: [],
})

/** More than this many are counted as so many. */
export const mostUnread = 100

const unread = z.int().min(0).max(mostUnread)

const browseNotifications = endpoint({
  summary:
    'Browse one’s own notifications, newest first, 30 at a time: those before `before`, of one filter, or unread only',
  guard: 'authentication',
  opensBefore: true,
  query: z.strictObject({
    before: z.coerce.number().int().min(1).optional(),
    filter: z.enum(newsFilters).optional(),
    unread: z.literal('1').optional(),
  }),
  reply: success(
    z.object({ items: z.array(notification.extend({ read: z.boolean() })), more: z.boolean(), unread }),
  ),
  errors: [],
})

const countUnreadNotifications = endpoint({
  summary: 'Count one’s own unread notifications, 100 at most',
  guard: 'authentication',
  opensBefore: true,
  reply: success(z.object({ unread })),
  errors: [],
})

const readNotifications = endpoint({
  summary:
    'Mark one’s own notifications as read, on all devices: some by their ids, or all up to one. Reading twice changes nothing',
  guard: 'authentication',
  opensBefore: true,
  body: z.union([
    z.strictObject({ ids: z.array(z.int().min(1)).min(1).max(100) }),
    z.strictObject({ up_to: z.int().min(1) }),
  ]),
  reply: success(z.object({ unread })),
  errors: [],
  example: { body: { ids: [4711] } },
})

export const notificationsContract = {
  listNotifications,
  browseNotifications,
  countUnreadNotifications,
  readNotifications,
}
