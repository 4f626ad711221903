import { type EarnedShare, type StatedShare, stateShares } from '#core/money/earnings.ts'
import { orderShares } from '#core/orders/shares.ts'
import { daysTaken } from '#core/people/profiles.ts'
import { logOf } from '#server/kernel/progress-store.ts'
import type { Db } from '#server/platform/db/pool.ts'
import { findTipsOf } from '../tips/tip-store.ts'
import { findChecked, findShares } from './earnings-store.ts'
import { findPayoutsOf } from './payout-store.ts'

type ReadShare = EarnedShare & {
  /** The share waits for a decision of staff. */
  waits: boolean
  /** The booster completed the order, whether or not others have a share of it. */
  completed: boolean
}
/** `stateShares` keeps what it doesn't know. */
export type BoosterShare = StatedShare & ReadShare

/** All shares and tips of a booster, each with where its money is, and their payouts. */
export async function statedShares(db: Db, boosterId: string) {
  const [read, payouts] = await Promise.all([readShares(db, boosterId), findPayoutsOf(db, boosterId)])
  const covering = payouts
    .filter(({ status }) => status === 'sent' || status === 'requested' || status === 'batched')
    .map(({ number, amount, sent_at }) => ({ number, amount, at: sent_at?.getTime() ?? null }))
  return { shares: stateShares(read, covering) as BoosterShare[], payouts }
}

/** What an order that is being checked will leave a booster is computed as its settlement would compute it; they have few at a time. */
async function readShares(db: Db, boosterId: string): Promise<ReadShare[]> {
  const [shares, checked, tips] = await Promise.all([
    findShares(db, boosterId),
    findChecked(db, boosterId),
    findTipsOf(db, boosterId),
  ])
  const settled = shares.map(
    (row): ReadShare => ({
      kind: 'share',
      orderId: row.id,
      game: row.game,
      share: row.amount,
      tip: 0,
      completed: row.completed,
      ...priceOf(row.total, row.completed && !row.shared),
      at: time(row.closed_at),
      dueAt: row.due_at.getTime(),
      releasedAt: row.released_at?.getTime() ?? null,
      waits: row.shares_held !== null && row.released_at === null,
      daysTaken: daysOf(row),
      daysPromised: row.days_to,
    }),
  )
  const pending = checked.map(async (order): Promise<ReadShare> => {
    const ending = { holder: order.booster_id, accepted: true }
    const { pay, hold } = orderShares(order.quote, order.config, await logOf(db, order.id), ending)
    return {
      kind: 'share',
      orderId: order.id,
      game: order.game,
      tip: 0,
      completed: false,
      ...priceOf(
        order.total,
        pay.every((each) => each.boosterId === boosterId),
      ),
      dueAt: null,
      releasedAt: null,
      share: pay.find((each) => each.boosterId === boosterId)?.amount ?? 0,
      at: time(order.finished_at),
      waits: hold !== null || waitsForStaff(order),
      daysTaken: daysOf(order),
      daysPromised: order.quote.estimate.daysTo,
    }
  })
  return [...settled, ...tips.map(tipOf), ...(await Promise.all(pending))]
}

/** A tip adds to no order's price or count: the share of the same order has both. */
function tipOf(row: Awaited<ReturnType<typeof findTipsOf>>[number]): ReadShare {
  return {
    kind: 'tip',
    orderId: row.id,
    game: row.game,
    price: 0,
    share: 0,
    tip: row.amount,
    waits: false,
    completed: false,
    whole: false,
    at: time(row.given_at),
    dueAt: time(row.due_at),
    releasedAt: row.released_at?.getTime() ?? null,
    daysTaken: daysOf(row),
    daysPromised: row.days_to,
  }
}

/** The price of an order that several boosters played is nobody’s. */
const priceOf = (total: number, whole: boolean) => ({ price: whole ? total : 0, whole })

function daysOf({ claimed_at, finished_at, closed_at }: Times): number {
  const end = finished_at ?? closed_at
  return claimed_at && end ? daysTaken(claimed_at.getTime(), end.getTime()) : 1
}

/** A result that time alone never completes. */
function waitsForStaff({ disputed_by, shortfall, doubts }: Checked): boolean {
  return disputed_by !== null || shortfall !== null || doubts.length > 0
}

type Checked = Awaited<ReturnType<typeof findChecked>>[number]
type Times = { claimed_at: Date | null; finished_at: Date | null; closed_at?: Date | null }

const time = (at: Date | null) => at?.getTime() ?? 0
