import { endOf } from '#core/orders/deadlines.ts'
import { followUpOf } from '#core/orders/follow-up.ts'
import { demoPriceTable } from '#core/prices/price-table.ts'
import { isRefusal, priceOrder } from '#core/prices/pricing.ts'
import type { OrderView } from '../parts/order-facts.ts'

/** A climb's change to Diamond: it waits for the booster, or other boosters will play what it adds. */
export function madeUpChange(
  order: OrderView,
  state: string,
  asked_at: string,
): Partial<Pick<OrderView, 'change' | 'next'>> {
  const { config, quote, viewer } = order
  if (!('target' in config)) return {}
  const further = { ...config, target: { tier: 'diamond' as const, division: 4, points: 0 } }
  const priced = priceOrder(further, demoPriceTable)
  const next = followUpOf(config, further, demoPriceTable)
  if (isRefusal(priced) || !next) return {}
  if (state === 'next_planned' && viewer !== 'booster')
    return { next: { change_id: 'change-id', config: next.config, total: next.quote.total, order: null } }
  if (state !== 'change_asked') return {}
  return {
    change: {
      change_id: 'change-id',
      config: further,
      total: priced.total,
      difference: priced.total - quote.total,
      share: priced.boosterShare - quote.boosterShare,
      days: { from: priced.estimate.daysFrom, to: priced.estimate.daysTo },
      note: 'Going great! Can you go on to Diamond?',
      asked_at,
      answer_by: endOf('changeAnswer', new Date(asked_at)).toISOString(),
    },
  }
}
