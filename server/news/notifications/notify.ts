import { topicOf } from '#contract/notification-topics.ts'
import { formats } from '#i18n/format.ts'
import { loadMessages } from '#i18n/load-messages.ts'
import { notificationWords } from '#i18n/notification-words.ts'
import { createTranslate } from '#i18n/translate.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Notice } from './notice.ts'
import { insertNotifications, notificationView } from './notification-store.ts'

/** `specialSound` is for what can't wait, such as a new order for a booster. */
type Sent = Notice & { specialSound?: boolean }

const english = createTranslate('en', await loadMessages('en', ['notifications', 'ready']))
const englishFormats = formats('en')

/**
 * Notifies a person: the notification is stored with the change that it is about, and sent to their open pages after
 * the commit.
 */
export function notify(work: Work, { userId, ...notice }: Sent & { userId: string }): Promise<void> {
  return notifyAll(work, [userId], notice)
}

/** Notifies several people of the same, without those who turned the topic off on the site or erased their account. */
export async function notifyAll(
  work: Work,
  userIds: readonly string[],
  { code, params, specialSound = false }: Sent,
): Promise<void> {
  if (userIds.length === 0) return
  const message = notificationWords(english, englishFormats, code, params)?.text ?? code
  const notice = { code, message, params, special_sound: specialSound, created_at: work.now }
  const stored = await insertNotifications(work.tx, userIds, notice, topicOf[code])
  work.after(() => {
    for (const row of stored.rows)
      work.services.realtime.toUser(row.user_id, 'show_notification', notificationView(row))
  })
}
