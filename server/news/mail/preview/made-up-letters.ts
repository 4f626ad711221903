import { defaultConfig, type OrderConfig } from '#core/choices/order-config.ts'
import { demoPriceTable } from '#core/prices/price-table.ts'
import { isRefusal, priceOrder } from '#core/prices/pricing.ts'
import { href } from '#i18n/href.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Translate } from '#i18n/translate.ts'
import type { Letter } from '../compose-letter.ts'
import { factsOf, isOrderLetter } from '../letter-kinds.ts'
import type { LetterKind } from '../letters/letter-spec.ts'
import { type OrderLetter, type OwnLetter, orderLetters, ownLetters } from '../letters/letters.ts'
import { madeUp, madeUpGames, madeUpToken } from '../letters/made-up.ts'
import type { MailedOrder, OrderTold } from '../letters/order-blocks.ts'
import { orderLetter } from '../order-letter.ts'
import { ownWords } from '../write-letter.ts'

const { id, now, zone } = madeUp
const climb: OrderConfig = {
  ...defaultConfig('league-of-legends', 'elo-boost'),
  addons: ['priority', 'stream'],
}
const coaching: OrderConfig = {
  service: 'coaching',
  game: 'league-of-legends',
  coachId: id,
  hours: 2,
  wishes: '',
}

/** The example of each kind, for the preview and the tests. */
export function madeUpLetter(t: Translate, kind: LetterKind, locale: Locale): Omit<Letter, 'ref'> {
  const to = { email: 'mira@example.com', locale, username: 'mira', userId: id }
  if (isOrderLetter(kind))
    return { ...orderLetter(t, kind, madeUpOrder(kind, locale), newsOf(kind), locale), to }
  const own = kind as OwnLetter
  const words = ownWords(t, own, ownLetters[own].example, { locale, zone, now })
  // The journey over all links puts a link of its own in the place of each secret one.
  const page = factsOf(kind).secret ? href('/reset-password/:token', locale, madeUpToken) : words.page
  return { kind, to, ...words, page }
}

export function newsOf(kind: OrderLetter): OrderTold {
  const { order: _, ...told } = orderLetters[kind].example
  return { coach: 'kestrel', booster: 'kestrel', played: madeUpGames, now, zone, ...told }
}

export function madeUpOrder(kind: OrderLetter, locale: Locale): MailedOrder {
  const { order } = orderLetters[kind].example
  const isCoaching = order === 'coaching'
  const config = isCoaching ? coaching : climb
  const quote = priceOrder(config, { ...demoPriceTable, version: 1 }, [], 3000)
  if (isRefusal(quote)) throw new Error(`The made-up order is refused: ${quote.code}`)
  return {
    id,
    number: 20418,
    status: order === 'climb without its login' ? 'waiting_for_account' : 'waiting_for_booster',
    customer_id: id,
    booster_id: id,
    coach_id: isCoaching ? id : null,
    config,
    quote,
    locale,
    total: quote.total,
    currency: 'EUR',
    created_at: now,
    paid_at: now,
    finished_at: now,
    shortfall: null,
    doubts: [],
    searching_at: now,
  }
}
