import { answerMs } from '#core/orders/coaching.ts'
import { formats } from '#i18n/format.ts'
import { href } from '#i18n/href.ts'
import { loadMessages } from '#i18n/load-messages.ts'
import type { Locale } from '#i18n/locales.ts'
import { listed, orderTitle, serviceLine } from '#i18n/order-words.ts'
import { createTranslate, type Translate } from '#i18n/translate.ts'
import type { Tx } from '../db.ts'
import type { OrderRow } from '../orders/order-row.ts'
import type { Services } from '../services.ts'
import { queueMail } from './queue-mail.ts'

/** What an order's customer is told by mail, and its coach by the last. */
export type OrderMail =
  | 'order_paid'
  | 'order_unpaid'
  | 'booster_found'
  | 'order_finished'
  | 'coach_accepted'
  | 'coach_declined'
  | 'coaching_finished'
  | 'coach_asked'

/** The columns that a mail tells of. */
export const mailedColumns = [
  'id',
  'number',
  'customer_id',
  'coach_id',
  'config',
  'locale',
  'total',
  'currency',
] as const
type MailedOrder = Pick<OrderRow, (typeof mailedColumns)[number]>

/** Writes a mail about an order: to its customer in the order's language, to a coach in their own. */
export async function queueOrderMail(
  { config, now }: Services,
  tx: Tx,
  order: MailedOrder,
  mail: OrderMail,
): Promise<void> {
  const coach = order.coach_id && (await findReader(tx, order.coach_id))
  const toCoach = mail === 'coach_asked' && coach
  const reader = toCoach || (await findReader(tx, order.customer_id))
  const locale = (toCoach ? reader.locale : order.locale) as Locale
  const t = await mailWords(locale)
  const title = orderTitle(t, { config: order.config, coach: coach ? coach.username : null })
  const values = {
    number: order.number,
    what: listed(t, title, serviceLine(t, order.config)),
    total: formats(locale).money(order.total, order.currency),
    hours: answerMs / 3_600_000,
    site: config.siteName,
    username: reader.username,
  }
  const parts = [
    t('mails.greeting', values),
    t('mails.about', values),
    t(`mails.${mail}_body`, values),
    config.publicUrl + pageOf(mail, locale, order.id),
    t('mails.sign_off', values),
  ]
  await queueMail(
    tx,
    {
      recipient: reader.email,
      subject: t(`mails.${mail}_subject`, values),
      body: `${parts.join('\n\n')}\n`,
      // A booster may be found more than once; every other news comes once in an order's life.
      ...(mail !== 'booster_found' && { ref: `${mail}:${order.id}` }),
    },
    now(),
  )
}

function findReader(tx: Tx, userId: string) {
  return tx
    .selectFrom('users')
    .select(['email', 'username', 'locale'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}

/** Where the reader does what the mail asks for. */
function pageOf(mail: OrderMail, locale: Locale, order_id: string): string {
  if (mail === 'coach_asked') return href('/dashboard/booster/available-orders', locale)
  const pattern = mail === 'order_unpaid' ? '/checkout/:order_id' : '/dashboard/order/:order_id'
  return href(pattern, locale, { order_id })
}

const words = new Map<Locale, Promise<Translate>>()

function mailWords(locale: Locale): Promise<Translate> {
  const known = words.get(locale)
  if (known) return known
  const loading = loadWords(locale)
  words.set(locale, loading)
  return loading
}

async function loadWords(locale: Locale): Promise<Translate> {
  const areas = ['mails', 'games'] as const
  const [own, english] = await Promise.all([loadMessages(locale, areas), loadMessages('en', areas)])
  return createTranslate(locale, own, english)
}
