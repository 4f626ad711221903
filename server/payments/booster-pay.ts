import type { BoosterPay } from '#core/ledger.ts'
import type { Quote } from '#core/orders/pricing.ts'
import { progressOf, type RecordedGame } from '#core/orders/progress.ts'
import { shareByProgress, stopQuote } from '#core/orders/stop-quote.ts'
import { hoursHeld } from '../coaching/session-store.ts'
import type { Tx } from '../db.ts'
import type { OrderRow } from '../orders/order-row.ts'

/** A stretch of an order in one booster's hands; `earned` is what the order had earned when it ended, minor units. */
export type Stretch = { boosterId: string; earned: number }

/**
 * Who gets what of an order that has `earned` at its end. A stretch is paid for what it added and what is still
 * there, so all pay together is the share of what the customer pays for, never more.
 */
export function boosterPay(quote: Quote, stretches: readonly Stretch[], earned: number): BoosterPay[] {
  const pay = new Map<string, number>()
  let before = 0
  for (const stretch of stretches) {
    const until = Math.max(before, Math.min(stretch.earned, earned))
    pay.set(stretch.boosterId, (pay.get(stretch.boosterId) ?? 0) + shareByProgress(quote, before, until))
    before = until
  }
  return [...pay].map(([boosterId, amount]) => ({ boosterId, amount })).filter(({ amount }) => amount > 0)
}

/** The stretches of an order by its recorded games; the last booster's is open, so it ends with the order. */
export async function readStretches(tx: Tx, order: OrderRow): Promise<Stretch[]> {
  if (order.coach_id) return coachStretches(tx, order)
  const games = await tx
    .selectFrom('order_games')
    .select(['booster_id', 'result', 'points', 'standing', 'played_at'])
    .where('order_id', '=', order.id)
    .orderBy('number')
    .execute()
  const played = games.map((game): RecordedGame => ({ ...game, at: game.played_at.toISOString() }))
  const stretches = games.flatMap(({ booster_id }, i): Stretch[] => {
    if (games[i + 1]?.booster_id === booster_id) return []
    return [{ boosterId: booster_id, earned: earnedBy(order, played.slice(0, i + 1)) }]
  })
  if (order.booster_id && stretches.at(-1)?.boosterId !== order.booster_id)
    stretches.push({ boosterId: order.booster_id, earned: stretches.at(-1)?.earned ?? 0 })
  return stretches
}

/** Coaching has one booster from beginning to end: what was earned are the hours that they held. */
async function coachStretches(tx: Tx, order: OrderRow): Promise<Stretch[]> {
  if (!order.booster_id) return []
  const held = [{ hours: await hoursHeld(tx, order.id) }]
  const { earned } = stopQuote(order.quote, order.config, progressOf(order.config, [], held))
  return [{ boosterId: order.booster_id, earned }]
}

function earnedBy(order: OrderRow, played: readonly RecordedGame[]): number {
  return stopQuote(order.quote, order.config, progressOf(order.config, played)).earned
}
