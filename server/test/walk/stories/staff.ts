import { defaultConfig } from '#core/choices/order-config.ts'
import type { ProposalKind } from '#core/money/staff-limits.ts'
import { openDispute } from '#server/orders/disputes/open-dispute.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { act } from '#server/test/act.ts'
import type { Act, Shop, Step } from '../shop.ts'
import { answerProposal, credit, debit, decide, returnPayout, saveCoupon, writeOff } from '../staff-steps.ts'
import { cancelTogether, handled, raise } from '../waiting-steps.ts'
import { buy, topUp, twoWins } from './paying.ts'
import { completed, submitted } from './playing.ts'
import { type Kept, onIt, ownerOf, type Telling, taken, together } from './telling.ts'

/** Two people write off what somebody owes. */
export function* writtenOff(customer: Caller): Telling {
  const answered: Act = (shop) => answerProposal(shop, { person: customer.id })
  yield together((shop) => writeOff(shop, customer), answered)
  yield answered
}

/** Staff give one person more and more, alone and with a colleague. */
export function* credited(shop: Shop, customer: Caller): Telling {
  const give = (shop: Shop) => credit(shop, customer, shop.chance.of([5_000, 5_000, 5_000, 5_000, 8_000]))
  yield together(give, give, give, give)
  for (let times = shop.chance.whole(2, 3); times > 0; times--) {
    yield give
    if (shop.chance.happens(0.4)) yield (shop) => answerProposal(shop, { person: customer.id })
  }
}

/** Staff take again what they gave by mistake, a gift or the person's own, while the person spends it. */
export function* debited(shop: Shop, customer: Caller): Telling {
  const kept: Kept = {}
  const give = (kind: ProposalKind) => (shop: Shop) =>
    credit(shop, customer, shop.chance.of([1_000, 5_000]), kind)
  const [first, then] = shop.chance.of([
    ['give_balance', 'correct_balance'],
    ['correct_balance', 'give_balance'],
  ] as const)
  yield together(topUp(customer, 2_500), give(first), give(then))
  yield together(buy(kept, customer, twoWins), (shop: Shop) => debit(shop, customer))
  yield (shop) => debit(shop, customer)
  yield (shop) => answerProposal(shop, { person: customer.id })
}

/** A payout is sent, and the bank refuses it. */
export function* payoutBack(_shop: Shop, _customer: Caller, steps: Readonly<Record<string, Step>>): Telling {
  yield together(...['requestPayout', 'batchPayouts', 'sendBatch'].map((name) => taken(steps, name)))
  const sent = { booster: '' }
  yield async (shop) => {
    const found = await shop.services.db
      .selectFrom('payouts')
      .select(['id', 'booster_id'])
      .where('status', '=', 'sent')
      .orderBy('number', 'desc')
      .limit(2)
      .execute()
    if (found.length === 0) return false
    const payout = shop.chance.of(found)
    sent.booster = payout.booster_id
    return returnPayout(shop, payout)
  }
  yield (shop) => answerProposal(shop, { person: sent.booster })
  yield (shop) => answerProposal(shop, { person: sent.booster })
}

/** A customer disputes a result; staff decide, perhaps beyond the record and with a colleague. */
export function* disputed(shop: Shop, customer: Caller): Telling {
  const kept: Kept = {}
  const dispute = onIt(kept, (shop, each) =>
    act(shop.services, openDispute, ownerOf(shop, each), each.id, {
      kind: 'other',
      reason: 'A story',
      picture_ids: [],
    }),
  )
  yield together(buy(kept, customer, shop.chance.of([twoWins, long])), submitted(kept), dispute)
  yield onIt(kept, decide)
  yield onIt(kept, (shop, { id }) => answerProposal(shop, { order: id }))
  yield onIt(kept, decide)
}

/** So much that its share is beyond what one colleague can give. */
const long = {
  ...defaultConfig('league-of-legends', 'duo-boost'),
  target: { tier: 'diamond', division: 1, points: 0 },
} as const

/** Staff offer a coupon, and a colleague answers if it has to wait. */
export function* offered(shop: Shop): Telling {
  const code = `WALK-${shop.chance.whole(5, 20)}`
  yield (shop) => saveCoupon(shop, code)
  yield (shop) => answerProposal(shop, { subject: `coupon ${code}` })
}

/** Staff raise what a booster gets for an order that waits, perhaps with a colleague, and somebody plays it. */
export function* raised(_shop: Shop, customer: Caller): Telling {
  const kept: Kept = {}
  const answered = onIt(kept, (shop, { id }) => answerProposal(shop, { order: id }))
  yield together(buy(kept, customer), onIt(kept, raise))
  yield answered
  yield together(onIt(kept, raise), answered)
  yield completed(kept)
}

/** Staff cancel the orders of two customers together; a colleague confirms it if they cost a lot. */
export function* cancelledTogether(shop: Shop, customer: Caller): Telling {
  const [one, other]: [Kept, Kept] = [{}, {}]
  const second = shop.chance.of(shop.customers)
  yield together(buy(one, customer), buy(other, second, shop.chance.of([twoWins, long])))
  yield (shop) => {
    const ids = [one, other].flatMap(({ orderId }) => orderId ?? [])
    return ids.length > 0 ? cancelTogether(shop, ids) : Promise.resolve(false)
  }
  yield together((shop) => answerProposal(shop, { kind: 'bulk_refund' }), handled)
}
