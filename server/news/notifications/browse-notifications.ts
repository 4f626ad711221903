import { topicOf } from '#contract/notification-topics.ts'
import type { NotificationCode } from '#contract/notifications.ts'
import { type NewsFilter, newsFilterOf } from '#core/people/notification-choices.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { browse, countUnread, notificationView } from './notification-store.ts'

const pageSize = 30

type Query = { before?: number | undefined; filter?: NewsFilter | undefined; unread?: '1' | undefined }

/** A page of a person's notifications, and how many they haven't read. */
export async function browseNotifications({ db }: Services, userId: string, query: Query) {
  const { before, filter, unread } = query
  const codes = filter && codesOf(filter)
  const [rows, count] = await Promise.all([
    browse(db, userId, { before, codes, unread: unread === '1' }, pageSize + 1),
    countUnread(db, userId),
  ])
  return {
    items: rows.slice(0, pageSize).map((row) => ({
      ...notificationView(row),
      at: row.created_at.toISOString(),
      read: row.read_at !== null,
    })),
    more: rows.length > pageSize,
    unread: count,
  }
}

function codesOf(filter: NewsFilter): NotificationCode[] {
  const codes = Object.keys(topicOf) as NotificationCode[]
  return codes.filter((code) => newsFilterOf(topicOf[code]) === filter)
}
