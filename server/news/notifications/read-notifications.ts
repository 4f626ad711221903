import type { Work } from '#server/platform/ports/work.ts'
import { countUnread, markRead, type Read } from './notification-store.ts'

/** Marks a person's notifications as read and tells their other pages; returns how many are left. */
export async function readNotifications(work: Work, userId: string, read: Read): Promise<number> {
  const { tx, now, services } = work
  if (await markRead(tx, userId, read, now))
    work.after(() => services.realtime.toUser(userId, 'notifications_read', read))
  return countUnread(tx, userId)
}
