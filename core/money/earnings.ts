import { monthIn, monthsAfter } from '#core/base/zones.ts'
import type { GameId } from '#core/games/game.ts'
import { daysLate } from '#core/people/profiles.ts'

/**
 * The way of a booster's share: the customer checks the result, the hold runs, the booster can request it, a payout
 * holds it, a payout has paid it.
 */
export const shareStates = ['pending', 'held', 'available', 'requested', 'paid'] as const
export type ShareState = (typeof shareStates)[number]

/**
 * What a booster earned with one order: their share, or the tip, which has a hold of its own. Times are milliseconds
 * since the epoch, amounts minor units.
 */
export type EarnedShare = {
  kind: 'share' | 'tip'
  orderId: string
  game: GameId
  /** When the order closed; while its result is checked, when it was submitted. For a tip, when it was given. */
  at: number
  price: number
  share: number
  tip: number
  /** The order was completed by this booster, who alone has a share of it. Its price and days are theirs only then. */
  whole: boolean
  /** Null while the result is checked. */
  dueAt: number | null
  releasedAt: number | null
  daysTaken: number
  daysPromised: number
}

/** A payout that is open or was sent; `at` is when it was sent. */
export type EarnedPayout = { number: number; amount: number; at: number | null }

export type StatedShare = EarnedShare & { state: ShareState; payout: { number: number; at: number } | null }

/**
 * Gives each share its state. Payouts pay what was released first, first: a share is paid by the payout with which
 * everything up to it was paid.
 */
export function stateShares(shares: readonly EarnedShare[], payouts: readonly EarnedPayout[]): StatedShare[] {
  const order = payouts.toSorted((a, b) => (a.at ?? Infinity) - (b.at ?? Infinity) || a.number - b.number)
  const waiting = shares.filter(({ releasedAt }) => releasedAt === null)
  const released = shares
    .filter(({ releasedAt }) => releasedAt !== null)
    .toSorted((a, b) => Number(a.releasedAt) - Number(b.releasedAt) || byOrder(a, b))
  let [earned, paid, next] = [0, 0, 0]
  const stated = released.map((each): StatedShare => {
    earned += each.share + each.tip
    while (paid < earned && next < order.length) paid += order[next++]?.amount ?? 0
    const payout = paid >= earned ? order[next - 1] : undefined
    if (!payout) return { ...each, state: 'available', payout: null }
    const { number, at } = payout
    return { ...each, state: at === null ? 'requested' : 'paid', payout: at === null ? null : { number, at } }
  })
  const before = waiting.map(
    (each): StatedShare => ({ ...each, state: each.dueAt === null ? 'pending' : 'held', payout: null }),
  )
  return [...before, ...stated].toSorted((a, b) => b.at - a.at || byOrder(a, b))
}

type Sorted = Pick<EarnedShare, 'orderId' | 'kind'>

/** A share comes before the tip of its order. */
function byOrder(a: Sorted, b: Sorted): number {
  if (a.orderId === b.orderId) return a.kind < b.kind ? -1 : 1
  return a.orderId < b.orderId ? -1 : 1
}

export type EarnedMonth = {
  /** `2026-11`. */
  month: string
  orders: number
  onTime: number
  price: number
  share: number
  tips: number
  games: Partial<Record<GameId, number>>
  states: Record<ShareState, number>
}

/** The twelve months up to now in the shop's time zone, the oldest first; a month without orders is there, too. */
export function lastMonths(zone: string, now: number, count = 12): string[] {
  const last = monthIn(zone, now)
  return Array.from({ length: count }, (_, i) => monthsAfter(last, i + 1 - count))
}

/** What each of these months, in the shop's time zone, earned. */
export function earnedByMonth(
  zone: string,
  months: readonly string[],
  shares: readonly StatedShare[],
): EarnedMonth[] {
  const none = (month: string): EarnedMonth => ({
    month,
    orders: 0,
    onTime: 0,
    price: 0,
    share: 0,
    tips: 0,
    games: {},
    states: { pending: 0, held: 0, available: 0, requested: 0, paid: 0 },
  })
  const found = new Map(months.map((month) => [month, none(month)]))
  for (const each of shares) {
    const month = found.get(monthIn(zone, each.at))
    if (!month) continue
    const earned = each.share + each.tip
    if (each.kind === 'share') {
      month.orders++
      month.onTime += Number(each.whole && daysLate(each.daysTaken, each.daysPromised) === 0)
    }
    month.price += each.price
    month.share += each.share
    month.tips += each.tip
    month.games[each.game] = (month.games[each.game] ?? 0) + earned
    month.states[each.state] += earned
  }
  return [...found.values()]
}
