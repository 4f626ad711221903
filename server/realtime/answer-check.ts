import { z } from 'zod'
import { minuteMs } from '#core/base/durations.ts'
import {
  findNotifications,
  lastNotificationBefore,
  notificationView,
} from '#server/news/notifications/notification-store.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { PersonSocket } from './sockets.ts'

/** Someone who was away longer finds the rest in the list. */
const replayed = 200
/**
 * No transaction lives longer (see db.ts). A transaction that commits later can still add a lower id beside younger
 * notifications, so these are sent again, and the client recognizes those that it has shown.
 */
const settledMs = minuteMs

const payload = z.strictObject({ last_notification_id: z.int().min(0).optional() })

/**
 * Answers `check_connection`: what was stored after the client's last notification (the last minute's, when it knows
 * none), then `connected`. The socket is already in its rooms, so that nothing is missed in between.
 */
export async function answerCheck(
  { db, now }: Services,
  socket: PersonSocket,
  message: unknown,
): Promise<void> {
  const parsed = payload.safeParse(message ?? {})
  if (!parsed.success) return
  const { caller } = socket.data
  if (!caller) {
    socket.emit('connected', { user_id: null, last_notification_id: 0 })
    return
  }
  const settled = new Date(now().getTime() - settledMs)
  const known = parsed.data.last_notification_id ?? (await lastNotificationBefore(db, caller.id, settled))
  const missed = await findNotifications(db, caller.id, known, replayed)
  for (const row of missed) socket.emit('show_notification', notificationView(row))
  const last = missed.findLast(({ created_at }) => created_at < settled)?.id ?? known
  socket.emit('connected', { user_id: caller.id, last_notification_id: last })
}
