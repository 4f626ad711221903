import { dayMs } from '#core/base/durations.ts'
import { reopenOrder } from '#server/orders/disputes/reopen-order.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { act } from '#server/test/act.ts'
import type { Shop } from '../shop.ts'
import { bank, cardOf, purchaseVerdicts, topUpOf } from './banks.ts'
import { buy, cancel, spend, topUp, twoWins } from './paying.ts'
import { cardTip, completed, releaseDue, tipFrom } from './playing.ts'
import { type Kept, onIt, type Telling, together } from './telling.ts'

/** A completed order brings cashback and a tip; a bank speaks about the tip or the price. */
export function* tipped(shop: Shop, customer: Caller): Telling {
  const kept: Kept = {}
  const amount = shop.chance.of([100, 200, 500])
  const tip = shop.chance.happens(0.85) ? cardTip(kept, amount) : tipFrom(kept, amount)
  yield together(buy(kept, customer, twoWins), completed(kept), tip)
  if (shop.chance.happens(0.1)) yield async ({ services }) => services.advance(8 * dayMs)
  yield* bank(shop, cardOf(kept, { kind: shop.chance.of(['tip', 'tip', 'tip', 'tip', 'order'] as const) }))
}

/** A tip from a balance that was topped up by a card, whose bank asks for it while the tip is held. */
export function* tippedFromChargedBack(shop: Shop, customer: Caller): Telling {
  const kept: Kept = {}
  const tip = tipFrom(kept, shop.chance.of([500, 1_000]))
  yield together(buy(kept, customer, twoWins), completed(kept), topUp(customer, 1_000), tip)
  yield* bank(shop, topUpOf(customer), { between: [releaseDue], of: purchaseVerdicts })
}

/** A completed order brings cashback; it is opened again and refunded. */
export function* cashbackBack(shop: Shop, customer: Caller): Telling {
  const kept: Kept = {}
  const spent = shop.chance.happens(0.3) ? [spend(kept)] : []
  const reopened = onIt(kept, ({ services, staff }, { id }) =>
    act(services, reopenOrder, staff, id, 'A story'),
  )
  yield together(buy(kept, customer, twoWins), completed(kept), ...spent, reopened)
  yield cancel(kept, shop.chance.of(['balance', 'payment_method'] as const))
}
