import { sumOf } from '#core/base/money.ts'
import type { OrderNews } from '#core/orders/kinds/news.ts'
import { formats } from '#i18n/format.ts'
import { listed } from '#i18n/joined-words.ts'
import type { Locale } from '#i18n/locales.ts'
import { orderClimb } from '#i18n/order-climb.ts'
import { orderTitle, serviceLine } from '#i18n/order-words.ts'
import { times } from '#i18n/times.ts'
import type { Translate } from '#i18n/translate.ts'
import type { OrderChange } from '#server/kernel/followers.ts'
import type { Letter } from './compose-letter.ts'
import type { OrderHole } from './letters/letter-spec.ts'
import { type OrderLetter, orderLetters } from './letters/letters.ts'
import type { MailedOrder, OrderTold } from './letters/order-blocks.ts'

const kinds = Object.keys(orderLetters) as OrderLetter[]

/** The letters that say how far the order is, from the games that were played. */
export const reportsGames: ReadonlySet<OrderLetter> = new Set(
  kinds.filter((kind) => orderLetters[kind].reportsGames),
)

/** The letter that goes with an action's news; null if the news is only a notification. */
export function letterWith(news: OrderNews, change: OrderChange): OrderLetter | null {
  const goes = (kind: OrderLetter) => {
    const { goesWith, when } = orderLetters[kind]
    return goesWith === news && (!when || when(change))
  }
  return kinds.find(goes) ?? null
}

/** A letter about an order, without its reader. */
export function orderLetter(
  t: Translate,
  kind: OrderLetter,
  order: MailedOrder,
  told: OrderTold,
  locale: Locale = order.locale,
): Pick<Letter, 'kind' | 'values' | 'page' | 'order' | 'above' | 'below'> {
  const words = { t, format: formats(locale), time: times(locale, told.zone), locale }
  const { coach, booster, refund, tip, fresh = [] } = told
  const amount = refund ? sumOf(refund.parts) : tip?.amount
  const values: Record<OrderHole, string | number> = {
    what: listed(t, orderTitle(t, { config: order.config, coach }), serviceLine(t, order.config)),
    total: words.format.money(refund?.paid ?? order.total, order.currency),
    game: t(`games.game.${order.config.game}`),
    booster: booster ?? t('shell.role.booster'),
    amount: amount === undefined ? '' : words.format.money(amount, order.currency),
    count: fresh.length,
  }
  const { page, above, below } = orderLetters[kind]
  const all = { ...told, order, words, values }
  return {
    kind,
    values,
    page: page(all),
    order: { number: order.number, climb: orderClimb(t, order.config, locale) },
    above: above?.(all) ?? [],
    below: below?.(all) ?? [],
  }
}
