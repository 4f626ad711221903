import type { NotificationCode, NotificationParams } from '#contract/notifications.ts'
import type { OrderNews } from '#core/orders/kinds/news.ts'
import type { HolesOf } from '#i18n/holes.ts'

/** What a notification must have so that its texts say something. */
type ParamsOf<Code extends NotificationCode> = NotificationParams &
  Readonly<Record<HolesOf<`notifications.${Code}.${'title' | 'text'}`>, string | number>>

/** A notification with what its texts name. The news of all actions on an order name the same. */
export type Notice =
  | { [Code in NotificationCode]: { code: Code; params: ParamsOf<Code> } }[NotificationCode]
  | { code: OrderNews; params: ParamsOf<OrderNews> }
