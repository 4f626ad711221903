import type { OrderStatus } from '#core/orders/lifecycle.ts'
import type { OrderTerms } from '#core/orders/terms.ts'
import { cashbackOf, type Level, levelAfter, levelAt, levelsOf } from '#core/prices/cashback.ts'
import { termsOf } from '#server/kernel/order-terms.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { isGuest } from '#server/platform/users/user-store.ts'
import { presentPrices, pricesOfVersion } from '../prices/price-table-store.ts'
import { type CashbackRow, turnoverOf } from './cashback-store.ts'

type Bought = {
  status: OrderStatus
  customer_id: string
  customer_kind: 'guest' | 'customer'
  total: number
  booster_share: number
  price_version: number
  terms: OrderTerms
  /** What it has brought so far. */
  cashback: Pick<CashbackRow, 'level' | 'percent' | 'amount' | 'unrecovered'> | null
}

/**
 * What an order brought its customer back, or would if it were completed now; null without cashback. A guest would
 * have to create an account first.
 */
export async function readCashback(services: Pick<Services, 'db' | 'now' | 'tags'>, order: Bought) {
  if (order.cashback) return { ...order.cashback, state: 'given' as const }
  if (order.status === 'completed' || order.status === 'cancelled') return null
  const rate = termsOf(order).sold ? termsOf(order).sold?.cashback : await presentRate(services, order)
  if (!rate) return null
  const sold = { total: order.total, boosterShare: order.booster_share }
  return {
    ...rate,
    amount: cashbackOf(order.total, rate, sold),
    unrecovered: 0,
    state: order.customer_kind === 'guest' ? ('account_needed' as const) : ('expected' as const),
  }
}

/** What would be promised if an order were paid now. */
async function presentRate(services: Pick<Services, 'db' | 'now' | 'tags'>, order: Bought) {
  const levels = levelsOf(await pricesOfVersion(services as Services, order.price_version))
  if (levels.length === 0) return null
  const level = levelAt(levels, await turnoverOf(services.db, order.customer_id))
  return level && { level: level.id, percent: level.percent }
}

/** A customer's level, and what is missing to the next one; null for guests, and in a shop without cashback. */
export async function readLevel(services: Services, customerId: string) {
  const levels = await presentLevels(services)
  if (levels.length === 0 || (await isGuest(services.db, customerId))) return null
  const turnover = await turnoverOf(services.db, customerId)
  return { turnover, reached: levelAt(levels, turnover), next: levelAfter(levels, turnover) }
}

/** A shop whose staff have not published prices has no levels. */
async function presentLevels(services: Services): Promise<Level[]> {
  try {
    return levelsOf(await presentPrices(services))
  } catch (error) {
    if (error instanceof AppError && error.code === 'prices_not_set') return []
    throw error
  }
}
