import { topicOf } from '#contract/notification-topics.ts'
import type { NotificationCode, NotificationParams } from '#contract/notifications.ts'
import type { PushMessage } from '#contract/push.ts'
import { type NewsTopic, topicRules } from '#core/people/notification-choices.ts'
import { formats } from '#i18n/format.ts'
import { loadMessages } from '#i18n/load-messages.ts'
import { type Locale, localeInfo } from '#i18n/locales.ts'
import { newsLink } from '#i18n/news-link.ts'
import { notificationWords } from '#i18n/notification-words.ts'
import { createTranslate, type MessageKey } from '#i18n/translate.ts'

type Told = {
  id: number
  code: NotificationCode
  params: NotificationParams
  locale: Locale
  siteName: string
  details: boolean
}

const mostLetters = 300

/** What waits for the person, so that a phone that saves power is woken for it. */
const urgentTopics: readonly NewsTopic[] = ['order_waits', 'new_orders', 'bookings', 'team_alerts']

export const isUrgent = (code: NotificationCode) => urgentTopics.includes(topicOf[code])

/** A notification as a push, in its reader's language: without details it says only what it is about. */
export async function pushMessage({
  id,
  code,
  params,
  locale,
  siteName,
  details,
}: Told): Promise<PushMessage> {
  const t = createTranslate(locale, await loadMessages(locale, ['notifications', 'push', 'ready']))
  const words = details ? notificationWords(t, formats(locale), code, params) : null
  const { tag, dir } = localeInfo(locale)
  return {
    id,
    title: words?.title ?? siteName,
    text: (words?.text ?? t(about(topicOf[code]))).slice(0, mostLetters),
    url: newsLink(locale, { code, params }),
    lang: tag,
    dir,
  }
}

function about(topic: NewsTopic): MessageKey {
  if (topic === 'order_waits') return 'push.about.waits'
  if (topic === 'order_messages') return 'push.about.message'
  if (topic === 'new_orders' || topic === 'bookings') return 'push.about.work'
  const { group } = topicRules[topic]
  return group === 'support'
    ? 'push.about.message'
    : group === 'work'
      ? 'push.about.team'
      : `push.about.${group}`
}
