import { topicOf } from '#contract/notification-topics.ts'
import type { NotificationCode, NotificationParams } from '#contract/notifications.ts'
import type { NewsTopic } from '#core/people/notification-choices.ts'
import { href } from './href.ts'
import type { Locale } from './locales.ts'

type Place = (locale: Locale, orderId: string | undefined) => string

const order: Place = (locale, orderId) =>
  orderId
    ? href('/dashboard/order/:order_id', locale, { order_id: orderId })
    : href('/dashboard/my-orders', locale)
const money: Place = (locale, orderId) =>
  orderId ? order(locale, orderId) : href('/dashboard/balance-history', locale)

const places: Record<NewsTopic, Place> = {
  order_work: order,
  order_progress: order,
  order_waits: order,
  order_closed: order,
  order_messages: order,
  reviews: order,
  payments: money,
  payment_reminder: money,
  support_answers: (locale) => href('/contact', locale),
  new_orders: (locale) => href('/dashboard/booster/available-orders', locale),
  bookings: order,
  support_queue: (locale) => href('/dashboard/admin/support', locale),
  team_alerts: (locale, orderId) =>
    orderId
      ? href('/dashboard/admin/disputes/:order_id', locale, { order_id: orderId })
      : href('/dashboard/admin/disputes', locale),
  application: (locale) => href('/become-booster', locale),
  raffles: (locale) => href('/raffles', locale),
  account: (locale) => href('/dashboard/profile-settings', locale),
}

type News = { code: NotificationCode; params: NotificationParams }

/** Where a notification leads: to what it is about. */
export function newsLink(locale: Locale, { code, params }: News): string {
  const { order_id: id, user_id } = params
  if (code === 'permission_asked' && typeof user_id === 'string')
    return href('/dashboard/admin/user/:user_id', locale, { user_id })
  return places[topicOf[code]](locale, typeof id === 'string' ? id : undefined)
}
