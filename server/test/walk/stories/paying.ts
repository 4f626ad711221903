// How the people of a story buy, pay and get their money back.
import { defaultConfig, type OrderConfig } from '#core/choices/order-config.ts'
import { topUpBalance } from '#server/money/top-ups/top-up-balance.ts'
import { createOrder } from '#server/orders/checkout/create-order.ts'
import { payByBalance } from '#server/orders/checkout/pay-by-balance.ts'
import { payByCard } from '#server/orders/checkout/pay-by-card.ts'
import { cancelOrder } from '#server/orders/order/cancel-order.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { act } from '#server/test/act.ts'
import { providerSays } from '../money-steps.ts'
import { useCoupon } from '../promise-steps.ts'
import { type Act, noteOrder, type Shop } from '../shop.ts'
import { type Kept, onIt, order, ownerOf, together } from './telling.ts'

export const climb = defaultConfig('league-of-legends', 'elo-boost')
export const duo = defaultConfig('league-of-legends', 'duo-boost')
export const twoWins: OrderConfig = { ...defaultConfig('valorant', 'win-boost'), wins: 2, duo: true }
const consent = {
  accept_risk: true,
  start_now: '1.0',
  withdrawal_ends: '1.0',
  in_game_name: 'Walker#EUW',
} as const

/** A customer wants something, and hasn't paid for it. */
export const place =
  (kept: Kept, customer: Caller, config: OrderConfig): Act =>
  async (shop) => {
    const { id } = await createOrder(shop.services, customer, { config, locale: 'en' })
    kept.orderId = id
    if (shop.chance.happens(0.1)) noteOrder(shop, id)
  }

/** An order is placed and paid for by card, perhaps with a coupon. */
export const buy = (kept: Kept, customer: Caller, config: OrderConfig = duo): Act =>
  together(place(kept, customer, config), perhaps(0.35, onIt(kept, useCoupon)), byCard(kept))

/** Something that happens in some tellings, and whose refusal stops nothing. */
export const perhaps =
  (probability: number, act: Act): Act =>
  async (shop) => {
    if (shop.chance.happens(probability)) await act(shop)
  }

/** A customer pays by card, and the provider says so. */
export const byCard = (kept: Kept): Act =>
  onIt(kept, async (shop, each) => {
    await payByCard(shop.services, ownerOf(shop, each), each.id, { ...consent, method: 'card' })
    return paid(shop, each.id)
  })

/** A part of the balance is reserved while a customer is asked for the rest by card. */
export const byBoth = (kept: Kept, from_balance: number): Act =>
  onIt(kept, (shop, each) =>
    payByCard(shop.services, ownerOf(shop, each), each.id, {
      ...consent,
      method: 'balance_and_card',
      from_balance,
    }),
  )

/** The provider says that the card paid for the order. */
export const cardPaid = (kept: Kept): Act => onIt(kept, (shop, { id }) => paid(shop, id))

export const fromBalance = (kept: Kept): Act =>
  onIt(kept, (shop, each) =>
    transaction(shop.services, (work) =>
      payByBalance(work, ownerOf(shop, each), each.id, { ...consent, method: 'balance' }),
    ),
  )

/** The provider reports each open card payment of a subject as paid. */
export async function paid(shop: Shop, subjectId: string): Promise<unknown> {
  const open = await shop.services.db
    .selectFrom('payments')
    .selectAll()
    .where('subject_id', '=', subjectId)
    .where('provider', '<>', 'balance')
    .where('status', '=', 'open')
    .execute()
  for (const payment of open)
    await providerSays(shop, payment, { status: 'succeeded', amount: payment.amount })
  return open.length > 0
}

/** A customer tops up their balance by card, and the provider says so. */
export const topUp =
  (customer: Caller, amount: number): Act =>
  async (shop) => {
    await topUpBalance(shop.services, customer, amount)
    return paid(shop, customer.id)
  }

/** Whoever has the order now spends their balance on another one, which a story can remember. */
export const spend =
  (kept: Kept, { next = {}, on }: { next?: Kept; on?: OrderConfig } = {}): Act =>
  async (shop) => {
    const first = await order(kept, shop)
    if (!first) return false
    await place(next, ownerOf(shop, first), on ?? shop.chance.of([climb, twoWins, twoWins]))(shop)
    return fromBalance(next)(shop)
  }

export const cancel = (kept: Kept, refund_to: 'balance' | 'payment_method'): Act =>
  onIt(kept, (shop, each) =>
    act(shop.services, cancelOrder, ownerOf(shop, each), each.id, { refund_to, reason: 'A story' }),
  )

export const cancelByStaff = (kept: Kept): Act =>
  onIt(kept, ({ services, staff }, { id }) =>
    act(services, cancelOrder, staff, id, { refund_to: 'balance', reason: 'A story' }),
  )
