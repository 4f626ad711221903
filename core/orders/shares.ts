import type { BoosterPay } from '#core/money/ledger.ts'
import type { OrderConfig } from '../choices/order-config.ts'
import type { Quote } from '../prices/quote.ts'
import type { Conflict } from './hand-overs.ts'
import type { StretchState } from './kinds/order-kind.ts'
import { kindOf, progressOf } from './kinds.ts'
import type { WorkLog } from './progress.ts'
import type { RecordedGame } from './recorded-game.ts'
import { raiseAt } from './rising-share.ts'
import { payAt, shareByProgress, stopQuote } from './stop-quote.ts'

/**
 * A part of an order that one booster worked on; `earned` is what the order had earned when it ended, in minor units.
 */
export type PaidStretch = { boosterId: string; earned: number; state: StretchState }

/** Why shares wait for staff: two records contradict each other, or nobody has confirmed what was recorded. */
export type ShareHold = 'conflict' | 'unconfirmed'

/** How the money of an ending order is divided, in minor units. */
export type OrderShares = {
  /** What the customer pays for. */
  earned: number
  pay: BoosterPay[]
  /** Null when nothing waits for staff. */
  hold: ShareHold | null
  stretches: PaidStretch[]
}

/** How an order ends: which booster has it (null on the board), and whether its result was accepted as complete. */
export type Ending = { holder: string | null; accepted: boolean }

/**
 * The boosters' pay for an order that ends now. Each stretch is paid for what it added, as far as the next booster's
 * first record confirms it. What an accepted result contains beyond the log belongs to the booster who submitted it.
 */
export function orderShares(quote: Quote, config: OrderConfig, log: WorkLog, ending: Ending): OrderShares {
  const stretches = kindOf(config)
    .stretches(log)
    .map(
      ({ until, ...stretch }): PaidStretch => ({
        ...stretch,
        earned: stopQuote(quote, config, until).earned,
      }),
    )
  const { holder, accepted } = ending
  const last = stretches.at(-1)
  if (holder && last?.boosterId !== holder)
    stretches.push({ boosterId: holder, earned: last?.earned ?? 0, state: 'open' })
  const mine = holder ? stretches.at(-1) : undefined
  if (mine && mine.state === 'unconfirmed') mine.state = 'open'
  if (mine && accepted) {
    mine.earned = quote.total
    if (mine.state === 'open') mine.state = 'confirmed'
  }
  const earned = accepted
    ? quote.total
    : stopQuote(quote, config, progressOf(config, log.played, log.held)).earned
  const pay = boosterPay(quote, stretches, earned)
  return { earned, pay, hold: holdOf(stretches), stretches }
}

/** Every place where the log contradicts itself. Staff see both records side by side. */
export function conflictsOf(config: OrderConfig, played: readonly RecordedGame[]): Conflict[] {
  return kindOf(config).conflicts(played)
}

/**
 * The boosters' pay for an order that has `earned` this much at its end. A stretch is paid for the part of its
 * contribution that remains, so that all pay together is the share of what the customer pays for, never more.
 */
export function boosterPay(
  quote: Quote,
  stretches: readonly { boosterId: string; earned: number }[],
  earned: number,
): BoosterPay[] {
  const pay = new Map<string, number>()
  let before = 0
  for (const stretch of stretches) {
    const until = Math.max(before, Math.min(stretch.earned, earned))
    // Each stretch is paid at the share at which its booster took the order.
    const raise = (earned: number) => raiseAt(quote, stretch.boosterId, earned, payAt(quote, earned))
    const share = shareByProgress(quote, before, until) + Math.max(0, raise(until) - raise(before))
    pay.set(stretch.boosterId, (pay.get(stretch.boosterId) ?? 0) + share)
    before = until
  }
  return [...pay].map(([boosterId, amount]) => ({ boosterId, amount })).filter(({ amount }) => amount > 0)
}

function holdOf(stretches: readonly PaidStretch[]): ShareHold | null {
  if (stretches.some(({ state }) => state === 'contradicted')) return 'conflict'
  const adds = ({ earned }: PaidStretch, i: number) => earned > (stretches[i - 1]?.earned ?? 0)
  return stretches.some((each, i) => each.state === 'unconfirmed' && adds(each, i)) ? 'unconfirmed' : null
}
