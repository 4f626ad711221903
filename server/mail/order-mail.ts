import type { NewsTopic } from '#core/notification-choices.ts'
import { kindOf } from '#core/orders/kinds.ts'
import { formats } from '#i18n/format.ts'
import { href } from '#i18n/href.ts'
import { listed } from '#i18n/joined-words.ts'
import type { Locale } from '#i18n/locales.ts'
import { orderTitle, serviceLine } from '#i18n/order-words.ts'
import { wantsMail } from '../notifications/wants-mail.ts'
import type { OrderChange } from '../orders/kernel/followers.ts'
import type { OrderRow } from '../orders/kernel/order-row.ts'
import { findReader } from '../users/user-store.ts'
import type { Work } from '../work.ts'
import type { mailedColumns } from './mail-store.ts'
import { mailWords } from './mail-words.ts'
import { queueMail } from './queue-mail.ts'

/** The mails that an order's customer gets; the last one goes to its coach. */
export type OrderMail =
  | 'order_paid'
  | 'order_unpaid'
  | 'booster_found'
  | 'order_finished'
  | 'coach_accepted'
  | 'coach_declined'
  | 'coaching_finished'
  | 'coach_asked'

const topics: Record<OrderMail, NewsTopic> = {
  order_paid: 'payments',
  order_unpaid: 'payment_reminder',
  booster_found: 'order_work',
  order_finished: 'order_waits',
  coach_accepted: 'order_work',
  coach_declined: 'order_work',
  coaching_finished: 'order_waits',
  coach_asked: 'bookings',
}

type MailedOrder = Pick<OrderRow, (typeof mailedColumns)[number]>

/** The events that also send a mail. */
const mailed: ReadonlySet<string> = new Set([
  'order_paid',
  'booster_found',
  'order_finished',
  'coach_accepted',
  'coach_declined',
  'coaching_finished',
] satisfies OrderMail[])

/** Mails an order's customer what happened to it. Each event has its own mail, so a second result is mailed again. */
export async function mailParties(work: Work, { action, after, eventId }: OrderChange): Promise<void> {
  const code = kindOf(after.config).news[action]
  if (code && mailed.has(code)) await queueOrderMail(work, after, code as OrderMail, `${code}:${eventId}`)
}

/**
 * Writes a mail about an order: to its customer in the order's language, to a coach in their own. `ref` identifies
 * the message; a second mail with the same ref is not written.
 */
export async function queueOrderMail(
  work: Work,
  order: MailedOrder,
  mail: OrderMail,
  ref: string,
): Promise<void> {
  const coach = order.coach_id && (await findReader(work.tx, order.coach_id))
  const toCoach = mail === 'coach_asked' && coach
  const reader = toCoach || (await findReader(work.tx, order.customer_id))
  const readerId = toCoach ? order.coach_id : order.customer_id
  if (readerId && !(await wantsMail(work, readerId, topics[mail]))) return
  const locale = toCoach ? reader.locale : order.locale
  const t = await mailWords(locale, ['mails', 'games'])
  const title = orderTitle(t, { config: order.config, coach: coach ? coach.username : null })
  const values = {
    number: order.number,
    what: listed(t, title, serviceLine(t, order.config)),
    total: formats(locale).money(order.total, order.currency),
    site: work.services.config.siteName,
    username: reader.username,
  }
  const parts = [
    // The person who typed the address also chose the name, so until the address is verified, the name could be spam.
    reader.verified_at ? t('mails.greeting', values) : t('mails.greeting_unproven'),
    t('mails.about', values),
    t(`mails.${mail}_body`, values),
    work.services.config.publicUrl + pageOf(mail, locale, order.id),
    t('mails.sign_off', values),
  ]
  await queueMail(work, {
    recipient: reader.email,
    subject: t(`mails.${mail}_subject`, values),
    body: `${parts.join('\n\n')}\n`,
    ref,
  })
}

/** The page where the reader does what the mail asks for. */
function pageOf(mail: OrderMail, locale: Locale, order_id: string): string {
  if (mail === 'coach_asked') return href('/dashboard/booster/available-orders', locale)
  const pattern = mail === 'order_unpaid' ? '/checkout/:order_id' : '/dashboard/order/:order_id'
  return href(pattern, locale, { order_id })
}
