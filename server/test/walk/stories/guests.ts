import { randomUUID } from 'node:crypto'
import type { OrderConfig } from '#core/choices/order-config.ts'
import { confirmAddress } from '#server/accounts/proofs/prove-address.ts'
import { sendRefunds } from '#server/money/settlement/send-refunds.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { type Act, newCustomer, type Shop } from '../shop.ts'
import { bank, cardOf, firstVerdicts, lateVerdicts, says } from './banks.ts'
import { byCard, cancel, duo, place, spend, topUp, twoWins } from './paying.ts'
import { wins } from './raffles.ts'
import { type Kept, once, onIt, type Telling, together } from './telling.ts'

/** A guest whose refund fails has a balance; an account takes it over, with what the bank does to it. */
export function* takenOver(shop: Shop): Telling {
  const { kept, refunded, join } = guest()
  yield shop.chance.happens(0.8) ? together(refunded, spend(kept)) : refunded
  const early = shop.chance.happens(0.12)
  if (early) yield join
  yield* bank(shop, cardOf(kept), { of: firstVerdicts })
  if (!early) yield join
  yield* bank(shop, cardOf(kept), { of: lateVerdicts })
}

/** An account that took over a guest's debt wins a prize, which pays it; then the bank may send the payment again. */
export function* prizeForGuest(shop: Shop): Telling {
  const { kept, refunded, join, account } = guest(twoWins)
  yield together(refunded, spend(kept, { on: twoWins }), says(cardOf(kept), 'lost'), join)
  yield wins(account, { kind: 'balance', value: shop.chance.of([500, 2_000]), places: 1 })
  yield* bank(shop, cardOf(kept), { of: [['won'], ['won', 'lost']] })
}

/** All that a guest had spent comes back to the account that took the guest over, which has younger money and spends some. */
export function* oldMoneyBack(shop: Shop): Telling {
  const { kept, refunded, join, account } = guest(twoWins)
  const bought: Kept = {}
  const toppedUp: Act = async (shop) => topUp(await account(shop), 10_000)(shop)
  yield together(refunded, spend(kept, { next: bought, on: twoWins }), join, toppedUp)
  yield together(cancel(bought, 'payment_method'), spend(kept, { on: twoWins }))
  yield* bank(shop, cardOf(kept), { of: [['open'], ['open', 'lost'], ['open', 'won']] })
}

/** A guest, what brings them a balance, and the account that takes them over. */
function guest(wants: OrderConfig = duo) {
  const kept: Kept = {}
  const email = `guest-${randomUUID()}@example.com`
  const enter = once((shop) => newCustomer(shop, { kind: 'guest', email, verified_at: shop.services.now() }))
  const account = once((shop) => newCustomer(shop, { email, verified_at: null }))
  const join: Act = async (shop) => {
    const { id } = await account(shop)
    await transaction(shop.services, (work) => confirmAddress(work, id))
  }
  const placed: Act = async (shop) => place(kept, await enter(shop), wants)(shop)
  const bought = together(placed, byCard(kept))
  return { kept, refunded: together(bought, cancel(kept, 'payment_method'), refuse(kept)), join, account }
}

/** The card doesn't take the refund of an order. */
const refuse = (kept: Kept): Act =>
  onIt(kept, async (shop) => {
    shop.outside.refusesNext = `walk_${await cardOf(kept)(shop)}`
    await sendRefunds(shop.services)
  })
