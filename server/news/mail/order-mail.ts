import { offeredLocale } from '#i18n/locales.ts'
import { gamesOf, recordedGame } from '#server/kernel/progress-store.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { findReader } from '#server/platform/users/user-store.ts'
import { mailWords } from './mail-words.ts'
import { nameInMail } from './name-in-mail.ts'
import {
  type MailedOrder,
  type OrderLetter,
  type OrderNews,
  orderLetter,
  reportsGames,
} from './order-letter.ts'
import { queueLetter } from './queue-letter.ts'

type Also = Pick<OrderNews, 'refund' | 'tip' | 'fresh' | 'quote' | 'appealable'> & {
  namedId?: string | null
  /** Who gets a letter that both sides get. */
  to?: 'customer' | 'booster'
}

/** The letters that the order's booster gets. */
const toBooster: ReadonlySet<OrderLetter> = new Set([
  'named_asked',
  'change_asked',
  'booster_poked',
  'booster_reminded',
  'tip_given',
])

/**
 * Writes a letter about an order: to its customer in the order's language, to a booster or coach in their own. `ref`
 * identifies the message, `namedId` the booster whom the order names; a second letter with the same ref is not written.
 */
export async function queueOrderMail(
  work: Work,
  order: MailedOrder,
  kind: OrderLetter,
  ref: string,
  { namedId = null, to, ...told }: Also = {},
): Promise<boolean> {
  const { tx, now, services } = work
  const coach = order.coach_id && (await findReader(tx, order.coach_id))
  const boosterId = namedId ?? order.booster_id
  const booster = boosterId && (await findReader(tx, boosterId))
  const asked = (kind === 'coach_asked' && coach) || ((toBooster.has(kind) || to === 'booster') && booster)
  const askedId = kind === 'coach_asked' ? order.coach_id : boosterId
  const readerId = asked ? askedId : order.customer_id
  const reader = asked || (await findReader(tx, order.customer_id))
  const locale = offeredLocale(services.config.languages, asked ? reader.locale : order.locale)
  const letter = orderLetter(
    await mailWords(locale),
    kind,
    order,
    {
      coach: coach ? nameInMail(coach.username) : null,
      booster: booster ? nameInMail(booster.username) : null,
      played: reportsGames.has(kind) ? (await gamesOf(tx, order.id)).map(recordedGame) : [],
      now,
      zone: services.config.timeZone,
      ...told,
    },
    locale,
  )
  return queueLetter(work, {
    ...letter,
    to: {
      email: reader.email,
      locale,
      username: reader.verified_at ? reader.username : null,
      ...(readerId && { userId: readerId }),
    },
    ref,
  })
}
