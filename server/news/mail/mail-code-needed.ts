import { href } from '#i18n/href.ts'
import { offeredLocale } from '#i18n/locales.ts'
import { orderClimb } from '#i18n/order-climb.ts'
import type { OrderChange } from '#server/kernel/followers.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { findReader, nameOf } from '#server/platform/users/user-store.ts'
import { isCodeMailed } from './mail-store.ts'
import { mailWords } from './mail-words.ts'
import { nameInMail } from './name-in-mail.ts'
import { queueLetter } from './queue-letter.ts'

/** Mails a customer without an open page that their booster waits for a login code; it is typed in on the page only. */
export async function mailCodeNeeded(work: Work, { after: order }: OrderChange): Promise<void> {
  if (!order.booster_id || !(await isCodeMailed(work.tx, order.id))) return
  const { number, booster_id } = order
  const locale = offeredLocale(work.services.config.languages, order.locale)
  const [t, reader, booster] = await Promise.all([
    mailWords(locale),
    findReader(work.tx, order.customer_id),
    nameOf(work.tx, booster_id),
  ])
  await queueLetter(work, {
    kind: 'login_code_needed',
    to: {
      email: reader.email,
      locale,
      username: reader.verified_at ? reader.username : null,
      userId: order.customer_id,
    },
    values: { booster: nameInMail(booster ?? '') },
    order: { number, climb: orderClimb(t, order.config, locale) },
    page: href('/dashboard/order/:order_id', locale, { order_id: order.id }),
    ref: `login_code:${order.id}:${work.now.getTime()}`,
  })
}
