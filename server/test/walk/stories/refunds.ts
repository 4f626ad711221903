import { sendRefunds } from '#server/money/settlement/send-refunds.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { bounce } from '../money-steps.ts'
import { erase } from '../promise-steps.ts'
import type { Act, Shop } from '../shop.ts'
import { bank, cardOf } from './banks.ts'
import { buy, cancel, spend } from './paying.ts'
import { type Kept, onIt, ownerOf, type Telling, together } from './telling.ts'

/** A refund to the balance, perhaps spent, and then a bank. */
export function* backToBalance(shop: Shop, customer: Caller): Telling {
  const kept: Kept = {}
  yield together(buy(kept, customer), cancel(kept, 'balance'))
  const spends = shop.chance.happens(0.6)
  if (spends && shop.chance.happens(0.5)) yield spend(kept)
  yield* bank(shop, cardOf(kept), { between: spends ? [spend(kept)] : [] })
  if (spends) yield onIt(kept, (shop, each) => erase(shop, ownerOf(shop, each)))
}

/** A refund to the card, and then a bank; it is sent before or not, and may bounce, perhaps while the bank decides. */
export function* backToCard(shop: Shop, customer: Caller): Telling {
  const kept: Kept = {}
  const isSent = shop.chance.happens(0.88)
  const sent = isSent ? [send] : []
  yield together(buy(kept, customer), cancel(kept, 'payment_method'), ...sent)
  const between = shop.chance.happens(isSent ? 0.08 : 0.5) ? [isSent ? bounceOf(kept) : send] : []
  yield* bank(shop, cardOf(kept), { between })
  yield isSent ? bounceOf(kept) : send
}

const send: Act = ({ services }) => sendRefunds(services)

/** The card refund of an order that was sent comes back to the shop. */
const bounceOf = (kept: Kept): Act =>
  onIt(kept, async (shop, { id }) => {
    const sent = await shop.services.db
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'payment_id')
      .select(['refunds.id', 'payments.provider_ref'])
      .where('order_id', '=', id)
      .where('target', '=', 'provider')
      .where('sent_at', 'is not', null)
      .where('failed_at', 'is', null)
      .executeTakeFirst()
    return sent ? bounce(shop, sent) : false
  })
