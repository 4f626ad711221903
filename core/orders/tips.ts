import { endOf } from './deadlines.ts'
import type { OrderStatus } from './lifecycle.ts'

/** How much a customer can tip; minor units. The least is above what a card payment costs, the most is a mistake. */
export const tipBounds = { least: 100, most: 20_000 } as const

/** How long the words to the booster can be, in characters. */
export const longestTipWords = 300

/** What the page offers, in percent of the price. */
const offeredPercent = [5, 10, 20] as const

/** Three amounts to choose from: whole euros near a share of the price, each more than the one before. Minor units. */
export function offeredTips(total: number): number[] {
  const sums: number[] = []
  for (const percent of offeredPercent) {
    const wanted = Math.round((total * percent) / 10_000) * 100
    const least = (sums.at(-1) ?? 0) + 100
    sums.push(
      Math.min(Math.max(wanted, least), tipBounds.most - (offeredPercent.length - 1 - sums.length) * 100),
    )
  }
  return sums
}

/** What decides whether an order can be tipped. */
export type TippedOrder = {
  status: OrderStatus
  customerId: string
  boosterId: string | null
  closedAt: Date | null
  /** Whether its booster was banned or erased. */
  boosterGone: boolean
  /** A dispute, or a chargeback, asks for its money back. */
  contested: boolean
  /** Whether it has a tip that was paid. */
  given: boolean
}

/**
 * Until when the customer can tip the booster who finished the order; null if they can't. Nobody tips themselves, which
 * an account could that a guest's order joined.
 */
export function tipUntil(order: TippedOrder, now: Date): Date | null {
  const { status, customerId, boosterId, closedAt, boosterGone, contested, given } = order
  if (status !== 'completed' || !closedAt || !boosterId || boosterId === customerId) return null
  if (boosterGone || contested || given) return null
  const end = endOf('tip', closedAt)
  return end > now ? end : null
}
