import { isClimb, type OrderConfig } from '#core/choices/order-config.ts'
import { games } from '#core/games/games.ts'
import { campIndex, camps, tierOf } from '#core/games/ladder.ts'
import { followUpOf } from '#core/orders/follow-up.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import { presentPrices } from '#server/money/prices/price-table-store.ts'
import { acceptChange, declineChange, withdrawChange } from '#server/orders/changes/answer-change.ts'
import { askByCard, askChange } from '#server/orders/changes/ask-change.ts'
import { priceChange } from '#server/orders/changes/price-change.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { act } from '#server/test/act.ts'
import { customerOf, onOrder, type Shop, type Step, someBooster } from './shop.ts'

const open = ['waiting_for_account', 'waiting_for_booster', 'boosting'] as const

/** The order going somewhat further, or somewhat less far. */
function wishOf({ chance }: Shop, config: OrderConfig): OrderConfig {
  const by = chance.of([-2, -1, 1, 1, 2])
  if (config.service === 'win-boost') return { ...config, wins: Math.max(1, config.wins + by) }
  if (config.service === 'placement-boost') return { ...config, games: Math.max(1, config.games + by) }
  if (!isClimb(config)) return config
  const game = games[config.game]
  const camp = camps(game)[campIndex(game, config.target) + by]
  if (!camp) return config
  const { tier, division } = camp
  return { ...config, target: { tier, division, points: tierOf(game, tier)?.opensAt ?? 0 } }
}

async function ask(shop: Shop, order: OrderRow): Promise<unknown> {
  const { services, chance } = shop
  const config = wishOf(shop, order.config)
  const { difference } = await priceChange(services, order, config)
  const next = followUpOf(order.config, config, await presentPrices(services))
  const wish = {
    config,
    difference,
    note: '',
    in_game_name: 'Walker#EUW',
    refund_to: chance.of(['balance', 'payment_method'] as const),
    ask: next ? chance.of(['booster', 'booster_then_others', 'others'] as const) : ('booster' as const),
    next_total: next?.quote.total,
  }
  const customer = customerOf(shop, order)
  if (chance.happens(0.2)) return askByCard(services, customer, order.id, { ...wish, method: 'card' })
  return transaction(services, (work) => askChange(work, customer, order.id, { ...wish, method: 'balance' }))
}

/** Someone answers an open change of one of the newest orders, or takes it back. */
async function answer(shop: Shop): Promise<unknown> {
  const { services, chance, orders } = shop
  if (orders.length === 0) return false
  const asked = await services.db
    .selectFrom('orders')
    .innerJoin('order_changes as change', 'change.order_id', 'orders.id')
    .selectAll('orders')
    .select('change.id as changeId')
    .where('orders.id', 'in', orders)
    .where('change.status', 'in', ['asked', 'following'])
    .orderBy('orders.number')
    .execute()
  if (asked.length === 0) return false
  const { changeId, ...order } = chance.of(asked)
  const ref = { orderId: order.id, changeId }
  const answered = chance.of(['yes', 'yes', 'no', 'no', 'withdraw'] as const)
  if (answered === 'withdraw') return act(services, withdrawChange, customerOf(shop, order), ref)
  const booster = someBooster(shop, order)
  if (answered === 'yes') return act(services, acceptChange, booster, ref)
  return act(services, declineChange, booster, ref, 'A walk')
}

/** Changes of orders, and what follows from their answers. */
export const changeSteps: Readonly<Record<string, Step>> = {
  askChange: { weight: 3, run: onOrder(open, ask) },
  answerChange: { weight: 3, run: answer },
}
