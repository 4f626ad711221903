import { type NewsTopic, newsChannels, topicRules } from '#core/people/notification-choices.ts'
import type { MessageKey } from '#i18n/translate.ts'

/** Why news of a topic always arrives; null if all of it can be turned off. */
const reasons: Partial<Record<NewsTopic, MessageKey>> = {
  order_waits: 'settings.why.order_waits',
  payments: 'settings.why.payments',
  bookings: 'settings.why.bookings',
  team_alerts: 'settings.why.team_alerts',
  application: 'settings.why.application',
  raffles: 'settings.why.raffles',
  account: 'settings.why.account',
}

export function alwaysWhy(topic: NewsTopic): MessageKey | null {
  const locked = newsChannels.some((channel) => topicRules[topic][channel] === 'always')
  return (locked && reasons[topic]) || null
}
