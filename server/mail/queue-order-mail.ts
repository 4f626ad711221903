import { formats } from '#i18n/format.ts'
import { href } from '#i18n/href.ts'
import { loadMessages } from '#i18n/load-messages.ts'
import type { Locale } from '#i18n/locales.ts'
import { createTranslate, type Translate } from '#i18n/translate.ts'
import type { Tx } from '../db.ts'
import type { OrderRow } from '../orders/order-row.ts'
import type { Services } from '../services.ts'
import { queueMail, recipientsName } from './queue-mail.ts'

/** What an order's customer is told by mail. */
export type OrderMail =
  | 'order_paid'
  | 'order_unpaid'
  | 'booster_found'
  | 'order_finished'
  | 'coach_accepted'
  | 'coach_declined'
  | 'coaching_finished'

/** Writes a mail about an order to its customer, in the order's language and with the link to its page. */
export async function queueOrderMail(
  { config, now }: Services,
  tx: Tx,
  order: Pick<OrderRow, 'id' | 'number' | 'customer_id' | 'locale' | 'total' | 'currency'>,
  mail: OrderMail,
): Promise<void> {
  const locale = order.locale as Locale
  const t = await mailWords(locale)
  const pattern = mail === 'order_unpaid' ? '/checkout/:order_id' : '/dashboard/order/:order_id'
  const values = {
    number: order.number,
    total: formats(locale).money(order.total, order.currency),
    site: config.siteName,
    username: recipientsName,
  }
  const parts = [
    t('mails.greeting', values),
    t(`mails.${mail}_body`, values),
    config.publicUrl + href(pattern, locale, { order_id: order.id }),
    t('mails.sign_off', values),
  ]
  await queueMail(
    tx,
    order.customer_id,
    {
      subject: t(`mails.${mail}_subject`, values),
      body: `${parts.join('\n\n')}\n`,
      // A booster may be found more than once; every other news comes once in an order's life.
      ...(mail !== 'booster_found' && { ref: `${mail}:${order.id}` }),
    },
    now(),
  )
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
  const [own, english] = await Promise.all([loadMessages(locale, ['mails']), loadMessages('en', ['mails'])])
  return createTranslate(locale, own, english)
}
