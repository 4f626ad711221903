import { partOf, percentOf } from '#core/base/money.ts'

/** The levels that customers reach by what they paid for completed orders. The first one begins at nothing. */
export const levelIds = ['base', 'ridge', 'summit'] as const
export type LevelId = (typeof levelIds)[number]
/** The levels that have to be reached. */
export const higherLevels = ['ridge', 'summit'] as const satisfies readonly LevelId[]

/** A level: from which turnover (minor units) how many percent of an order come back. */
export type Level = { id: LevelId; from: number; percent: number }

/** What a version of the prices says about cashback. */
export type CashbackRules = {
  /** How much of an order comes back to the customer's balance, in percent, by level; one not listed gives nothing. */
  cashback?: Partial<Record<LevelId, number>>
  /** From which turnover a higher level begins, in minor units. */
  turnover?: Partial<Record<(typeof higherLevels)[number], number>>
}

/** The levels of a version of the prices, the lowest first. One without cashback doesn't exist. */
export function levelsOf({ cashback = {}, turnover = {} }: CashbackRules): Level[] {
  return levelIds
    .map((id) => ({ id, from: id === 'base' ? 0 : (turnover[id] ?? 0), percent: cashback[id] ?? 0 }))
    .filter(({ percent }) => percent > 0)
    .toSorted((a, b) => a.from - b.from || a.percent - b.percent)
}

/** The level that a turnover has reached; null below the first one. */
export function levelAt(levels: readonly Level[], turnover: number): Level | null {
  return levels.findLast(({ from }) => from <= turnover) ?? null
}

/** The next level that a turnover can reach; null at the highest one. */
export function levelAfter(levels: readonly Level[], turnover: number): Level | null {
  return levels.find(({ from }) => from > turnover) ?? null
}

/** What an order costs and what its boosters get of it, in minor units. */
type Sold = { total: number; boosterShare: number }

/**
 * What comes back of an order of which an amount was paid and not refunded; minor units. It is at most what the shop
 * keeps of it after the boosters' share, so that nobody profits from ordering from themselves with a coupon.
 */
export function cashbackOf(paid: number, { percent }: Pick<Level, 'percent'>, { total, boosterShare }: Sold) {
  const kept = Math.max(0, paid)
  return Math.min(percentOf(kept, percent), Math.max(0, kept - partOf(boosterShare, kept, total)))
}

/** The levels of the demo. A shop of its own starts without cashback. */
export const demoLevels = {
  cashback: { base: 2, ridge: 3, summit: 5 },
  turnover: { ridge: 15_000, summit: 40_000 },
} satisfies CashbackRules
