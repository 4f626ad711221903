import { thawPaidOrders } from '#server/money/settlement/thaw-paid-orders.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { erase } from '../promise-steps.ts'
import type { Act, Shop } from '../shop.ts'
import { bank, firstVerdicts, lateVerdicts, purchaseVerdicts, topUpOf } from './banks.ts'
import { byBoth, cancel, cancelByStaff, climb, fromBalance, place, topUp, twoWins } from './paying.ts'
import { accepted, completed, releaseDue, submitted } from './playing.ts'
import { writtenOff } from './staff.ts'
import { type Kept, type Telling, together } from './telling.ts'

/** A top-up that is spent before its bank takes it back; what was bought is cancelled later. */
export function* spentTopUp(shop: Shop, customer: Caller): Telling {
  const kept: Kept = {}
  const amount = shop.chance.of([10_000, 20_000])
  yield together(topUp(customer, amount), place(kept, customer, climb), fromBalance(kept))
  yield* bank(shop, topUpOf(customer))
  yield (shop) => erase(shop, customer)
  yield cancel(kept, 'balance')
}

/** A part of a top-up is reserved beside a card, and free again after its bank has asked for the top-up. */
export function* reservedTopUp(shop: Shop, customer: Caller): Telling {
  const kept: Kept = {}
  yield together(topUp(customer, 2_500), place(kept, customer, climb), byBoth(kept, 2_000))
  const of = [['open', 'won', 'lost'], ['open', 'lost'], ['open']] as const
  yield* bank(shop, topUpOf(customer), { between: [cancel(kept, 'balance')], of })
}

/** A customer has nothing open but a debt and wants to be erased. */
export function* gone(shop: Shop, customer: Caller): Telling {
  const kept: Kept = {}
  yield together(topUp(customer, 1_000), place(kept, customer, twoWins), fromBalance(kept), completed(kept))
  yield* bank(shop, topUpOf(customer), { of: firstVerdicts })
  yield (shop) => erase(shop, customer)
  yield* writtenOff(customer)
  yield* bank(shop, topUpOf(customer), { of: [['won'], ['won', 'lost']] })
}

/** What a top-up bought, played before the bank asks or while it decides; the debt is paid, written off, or refunded. */
export function* boughtWithChargedBack(shop: Shop, customer: Caller): Telling {
  const kept: Kept = {}
  yield together(topUp(customer, 5_000), place(kept, customer, twoWins), fromBalance(kept))
  const played = shop.chance.of(['before', 'to be accepted', 'later'] as const)
  if (played === 'before') yield completed(kept)
  if (played === 'to be accepted') yield submitted(kept)
  const between = played === 'before' ? releaseDue : played === 'later' ? completed(kept) : accepted(kept)
  yield* bank(shop, topUpOf(customer), { between: [between], of: purchaseVerdicts })
  const end = shop.chance.of(['paid', 'written off', 'refunded'] as const)
  if (end === 'refunded') yield cancelByStaff(kept)
  if (end === 'written off') yield* writtenOff(customer)
  if (end === 'paid') yield topUp(customer, 5_000)
  yield thaw
  if (shop.chance.happens(0.5)) yield completed(kept)
  yield* bank(shop, topUpOf(customer), { of: lateVerdicts })
}

const thaw: Act = ({ services }) => thawPaidOrders(services)
