import { cashbackOf } from '#core/prices/cashback.ts'
import { offeredLocale } from '#i18n/locales.ts'
import { findOrder } from '#server/kernel/order-row-store.ts'
import { termsOf } from '#server/kernel/order-terms.ts'
import { gamesOf, recordedGame } from '#server/kernel/progress-store.ts'
import type { Tx } from '#server/platform/db/pool.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { findReader } from '#server/platform/users/user-store.ts'
import { type OrderLetter, orderLetters } from './letters/letters.ts'
import type { MailedOrder, OrderTold } from './letters/order-blocks.ts'
import { mailWords } from './mail-words.ts'
import { nameInMail } from './name-in-mail.ts'
import { orderLetter, reportsGames } from './order-letter.ts'
import { queueLetter } from './queue-letter.ts'
import { readerOf } from './reader-of.ts'
import { wayMark } from './way-mark.ts'

type Also = Pick<OrderTold, 'refund' | 'tip' | 'fresh' | 'quotes' | 'appealable' | 'session' | 'meeting'> & {
  namedId?: string | null
  /** Who gets a letter that both sides get. */
  to?: 'customer' | 'booster'
}

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
  const { reader: side } = orderLetters[kind]
  const reads = side === 'either' ? to : side
  const asked = (reads === 'coach' && coach) || (reads === 'booster' && booster)
  const askedId = reads === 'coach' ? order.coach_id : boosterId
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
      ...(reader.kind === 'guest' && {
        way: wayMark(services.config.secretKey, order.id),
        cashback: await cashbackOfAccount(tx, order.id),
      }),
      ...told,
    },
    locale,
  )
  const userId = readerId ?? undefined
  return queueLetter(work, { ...letter, to: { ...readerOf({ ...reader, locale }), userId }, ref })
}

/** What an account would bring back to the guest of an order, by the terms that were frozen with it; minor units. */
async function cashbackOfAccount(tx: Tx, orderId: string): Promise<number> {
  const order = await findOrder(tx, orderId)
  const rate = order && termsOf(order).sold?.cashback
  return rate ? cashbackOf(order.total, rate, { total: order.total, boosterShare: order.booster_share }) : 0
}
