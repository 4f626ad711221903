// What the bank of a story says about a card payment, and when.
import { randomUUID } from 'node:crypto'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { bankSays } from '../money-steps.ts'
import type { Act, Shop } from '../shop.ts'
import type { Kept, Telling } from './telling.ts'

type Words = readonly ('open' | 'won' | 'lost')[]

/** What banks say about one payment: most often they decide three times. */
export const verdicts: readonly Words[] = [
  ['open', 'won', 'lost', 'won', 'lost'],
  ['open', 'won', 'lost', 'won', 'lost'],
  ['open', 'won', 'lost', 'won', 'lost'],
  ['open', 'lost'],
  ['open', 'lost', 'won', 'lost', 'won'],
  ['lost', 'open', 'won', 'lost'],
]
/** About money that bought something. */
export const purchaseVerdicts: readonly Words[] = [
  ['open', 'won', 'lost'],
  ['open', 'lost'],
  ['open', 'lost', 'won'],
  ['lost'],
]
export const firstVerdicts: readonly Words[] = [['lost'], ['lost'], ['open', 'lost'], ['open']]
export const lateVerdicts: readonly Words[] = [['lost'], ['lost', 'won'], ['won', 'lost']]

type Named = (shop: Shop) => Promise<string | undefined>

/** A bank says one thing about a payment. */
export const says =
  (payment: Named, word: Words[number]): Act =>
  async (shop) => {
    const id = await payment(shop)
    const found = await shop.services.db
      .selectFrom('payments')
      .selectAll()
      .where('id', '=', id ?? randomUUID())
      .where('provider_intent', 'is not', null)
      .executeTakeFirst()
    return found ? bankSays(shop, found, word) : false
  }

/** A bank says one thing after the other; something can happen after the first. */
export function* bank(
  shop: Shop,
  payment: Named,
  { between = [], of = verdicts }: { between?: readonly Act[]; of?: readonly Words[] } = {},
): Telling {
  for (const [at, word] of shop.chance.of(of).entries()) {
    yield says(payment, word)
    if (at === 0) yield* between
  }
}

type Wanted = { which?: 'first' | 'last'; kind?: 'order' | 'tip' }

/** A card payment about an order: the first or the last, or the first for itself or for its tip. */
export const cardOf =
  (kept: Kept, { which = 'first', kind }: Wanted = {}): Named =>
  async ({ services }) => {
    const found = await services.db
      .selectFrom('payments')
      .select('id')
      .where('order_id', '=', kept.orderId ?? randomUUID())
      .where('provider_intent', 'is not', null)
      .$if(kind !== undefined, (query) => query.where('subject_kind', '=', kind ?? 'order'))
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    return found.at(which === 'first' ? 0 : -1)?.id
  }

/** The first top-up of a customer by card. */
export const topUpOf =
  ({ id }: Caller): Named =>
  async ({ services }) => {
    const found = await services.db
      .selectFrom('payments')
      .select('id')
      .where('subject_kind', '=', 'top_up')
      .where('subject_id', '=', id)
      .where('provider_intent', 'is not', null)
      .orderBy('created_at')
      .orderBy('id')
      .executeTakeFirst()
    return found?.id
  }
