import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { instant, success } from './values.ts'

export const notification = z.object({
  notification_id: z.int(),
  code: z.string(),
  message: z.string(),
  special_sound: z.boolean(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  at: instant,
})

export const listNotifications = endpoint({
  summary: 'Notifications after the last one that the client has, oldest first (50 at most); without it the newest',
  guard: 'authentication',
  query: z.strictObject({ after: z.coerce.number().int().min(0).optional() }),
  reply: success(z.object({ items: z.array(notification) })),
  errors: [],
})

export const notificationsContract = { listNotifications }
