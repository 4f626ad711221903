import { isClimb, type OrderConfig } from '#core/choices/order-config.ts'
import { games } from '#core/games/games.ts'
import { campIndex, camps, tierOf } from '#core/games/ladder.ts'
import { askByCard, askChange } from '#server/orders/changes/ask-change.ts'
import { priceChange } from '#server/orders/changes/price-change.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { changeTax, publish, useCoupon } from '../promise-steps.ts'
import type { Act, Shop } from '../shop.ts'
import { answerProposal, saveCoupon } from '../staff-steps.ts'
import { bank, cardOf } from './banks.ts'
import { buy, byBoth, byCard, cancel, cardPaid, climb, paid, place, topUp } from './paying.ts'
import { type Kept, onIt, ownerOf, type Telling, together } from './telling.ts'

/** A coupon that gives something else later, a change that may fall below its minimum, and a refund. */
export function* changedWithCoupon(shop: Shop, customer: Caller): Telling {
  const kept: Kept = {}
  const code = shop.chance.of(shop.model.coupons)
  const use = onIt(kept, (shop, order) => useCoupon(shop, order, code))
  yield together(place(kept, customer, climb), use, byCard(kept))
  const answered: Act = (shop) => answerProposal(shop, { subject: `coupon ${code}` })
  yield together((shop) => saveCoupon(shop, code), answered)
  if (shop.chance.happens(0.8)) yield publish
  yield change(kept, (chance) => chance.of([-3, -4]), 'balance')
  if (shop.chance.happens(0.5)) yield change(kept, (chance) => chance.of([1, 2, -1]), 'card')
  yield cancel(kept, shop.chance.of(['balance', 'payment_method'] as const))
}

/** Card and balance pay together, and a part of it goes back, most often to the balance, before a bank speaks. */
export function* mixed(shop: Shop, customer: Caller): Telling {
  const kept: Kept = {}
  const bought = together(place(kept, customer, climb), byBoth(kept, 2_000), cardPaid(kept))
  const to = ['balance', 'balance', 'balance', 'payment_method'] as const
  const less = change(kept, (chance) => chance.of([-1, -2, -4]), 'balance', to)
  yield together(topUp(customer, 2_500), bought, less)
  if (shop.chance.happens(0.7)) yield* bank(shop, cardOf(kept))
  else yield cancel(kept, shop.chance.of(['balance', 'payment_method'] as const))
}

/** An order with a change that a second card paid, perhaps with another tax, its refund, and a bank about either. */
export function* severalCards(shop: Shop, customer: Caller): Telling {
  const kept: Kept = {}
  const taxed = shop.chance.happens(0.5) ? [changeTax] : []
  const further = change(kept, (chance) => chance.of([1, 2]), 'card')
  yield together(buy(kept, customer, climb), ...taxed, further)
  const first = shop.chance.happens(0.5)
  const refund = cancel(kept, shop.chance.of(['balance', 'payment_method'] as const))
  if (first) yield refund
  yield* bank(shop, cardOf(kept, { which: shop.chance.of(['first', 'last'] as const) }))
  if (!first) yield refund
}

/** A customer changes how far their order goes; what it costs more is paid. */
export const change = (
  kept: Kept,
  by: (chance: Shop['chance']) => number,
  pay: 'card' | 'balance',
  refunds: readonly ('balance' | 'payment_method')[] = ['balance', 'payment_method'],
): Act =>
  together(
    onIt(kept, async (shop, each) => {
      const { services, chance } = shop
      const config = moved(each.config, by(chance))
      if (!config) return false
      const { difference } = await priceChange(services, each, config)
      const wish = {
        config,
        difference,
        note: '',
        in_game_name: 'Walker#EUW',
        ask: 'booster' as const,
        refund_to: chance.of(refunds),
        next_total: undefined,
      }
      const customer = ownerOf(shop, each)
      if (difference > 0 && pay === 'card')
        return askByCard(services, customer, each.id, { ...wish, method: 'card' })
      return transaction(services, (work) =>
        askChange(work, customer, each.id, { ...wish, method: 'balance' }),
      )
    }),
    changePaid(kept),
  )

/** The order going further or less far by some divisions. */
function moved(config: OrderConfig, by: number): OrderConfig | undefined {
  if (!isClimb(config)) return undefined
  const game = games[config.game]
  const camp = camps(game)[campIndex(game, config.target) + by]
  if (!camp) return undefined
  const { tier, division } = camp
  return { ...config, target: { tier, division, points: tierOf(game, tier)?.opensAt ?? 0 } }
}

/** The provider reports what was paid for the changes of an order. */
const changePaid = (kept: Kept): Act =>
  onIt(kept, async (shop, { id }) => {
    const changes = await shop.services.db
      .selectFrom('order_changes')
      .select('id')
      .where('order_id', '=', id)
      .execute()
    for (const change of changes) await paid(shop, change.id)
  })
