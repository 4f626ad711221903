import type { z } from 'zod'
import type { getEarnings as call } from '#contract/payouts.ts'
import { monthIn } from '#core/base/zones.ts'
import { gameIds } from '#core/games/game.ts'
import { earnedByMonth, lastMonths } from '#core/money/earnings.ts'
import type { AccountKind } from '#core/money/ledger.ts'
import { readyAt } from '#core/money/payouts.ts'
import { endOf } from '#core/orders/deadlines.ts'
import { daysLate } from '#core/people/profiles.ts'
import { pageOf } from '#server/platform/http/pages.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { findAccounts } from '../ledger/ledger-store.ts'
import { presentPrices } from '../prices/price-table-store.ts'
import { findDetails } from './details-store.ts'
import { findEarnedOrders } from './earnings-store.ts'
import type { PayoutRow } from './payout-store.ts'
import { detailsView, expected, payoutView } from './payout-view.ts'
import { type BoosterShare, statedShares } from './read-shares.ts'

type Query = z.output<typeof call.query>

/** Everything that a booster's earnings page shows. */
export async function getEarnings(services: Services, caller: Caller, query: Query) {
  const { db, config } = services
  const zone = config.timeZone
  const now = services.now()
  const [{ shares, payouts }, accounts, details, prices] = await Promise.all([
    statedShares(db, caller.id),
    findAccounts(db, caller.id),
    findDetails(db, caller.id),
    presentPrices(services),
  ])
  const shown = shares.filter((share) => matches(share, query, zone))
  const from = (query.page - 1) * query.size
  const items = await rowsOf(services, caller, shown.slice(from, from + query.size))
  const balance = (kind: AccountKind) => accounts.find((account) => account.kind === kind)?.balance ?? 0
  const open = payouts.find(({ status }) => status === 'requested' || status === 'batched')
  const last = payouts.filter((each) => each !== open).toSorted((a, b) => endedAt(b) - endedAt(a))[0]
  return {
    ...pageOf(items, query.page, shown.length, query.size),
    camps: campsOf(shares, payouts, { zone, now, available: balance('booster_payable') }),
    months: earnedByMonth(zone, lastMonths(zone, now.getTime()), shares).map(({ onTime, ...month }) => ({
      ...month,
      on_time: onTime,
    })),
    month_choices: [...new Set(shares.map(({ at }) => monthIn(zone, at)))].sort().reverse(),
    game_choices: gameIds.filter((game) => shares.some((share) => share.game === game)),
    sums: {
      price: sum(shown, ({ price }) => price),
      share: sum(shown, ({ share }) => share),
      tips: sum(shown, ({ tip }) => tip),
    },
    share_percent: prices.boosterShare,
    details: details ? detailsView(details) : null,
    open: open ? { ...payoutView(open), ...expected(open.ready_at) } : null,
    last: last ? payoutView(last) : null,
    if_requested: expected(details ? readyAt(details.saved_at, now) : now),
  }
}

/** Where a booster's money is, with its dates, and the payout that they requested last. */
export async function getCamps({ db, config, now }: Services, boosterId: string) {
  const [{ shares, payouts }, accounts] = await Promise.all([
    statedShares(db, boosterId),
    findAccounts(db, boosterId),
  ])
  const available = accounts.find(({ kind }) => kind === 'booster_payable')?.balance ?? 0
  const open = payouts.find(({ status }) => status === 'requested' || status === 'batched')
  return {
    camps: campsOf(shares, payouts, { zone: config.timeZone, now: now(), available }),
    open: open ?? null,
    payouts,
  }
}

const endedAt = ({ ended_at, sent_at, requested_at }: PayoutRow) =>
  (ended_at ?? sent_at ?? requested_at).getTime()

function matches({ state, game, at }: BoosterShare, query: Query, zone: string): boolean {
  return (
    (!query.state || state === query.state) &&
    (!query.game || game === query.game) &&
    (!query.month || monthIn(zone, at) === query.month)
  )
}

function campsOf(
  shares: readonly BoosterShare[],
  payouts: readonly PayoutRow[],
  { zone, now, available }: { zone: string; now: Date; available: number },
) {
  const inState = (state: BoosterShare['state']) => shares.filter((share) => share.state === state)
  const [pending, held] = [inState('pending'), inState('held')]
  const next = held.filter(({ waits }) => !waits).toSorted((a, b) => Number(a.dueAt) - Number(b.dueAt))[0]
  const checked = pending.filter(({ waits }) => !waits)
  const first = checked.map(({ at }) => at).sort((a, b) => a - b)[0]
  const sent = payouts.filter(({ status }) => status === 'sent')
  const thisMonth = sent.filter(
    ({ sent_at }) => sent_at && monthIn(zone, sent_at.getTime()) === monthIn(zone, now.getTime()),
  )
  const since = sent.map(({ sent_at }) => sent_at?.getTime() ?? 0).sort((a, b) => a - b)[0]
  const earned = ({ share, tip }: BoosterShare) => share + tip
  const orders = (list: readonly BoosterShare[]) => new Set(list.map(({ orderId }) => orderId)).size
  return {
    pending: {
      amount: sum(pending, earned),
      orders: orders(pending),
      next_at: first === undefined ? null : endOf('check', new Date(first)).toISOString(),
    },
    held: {
      amount: sum(held, earned),
      orders: orders(held),
      next: next ? { amount: earned(next), at: instant(next.dueAt) ?? '' } : null,
    },
    available: { amount: available, orders: orders(inState('available')) },
    paid: {
      this_month: sum(thisMonth, ({ amount }) => amount),
      in_all: sum(sent, ({ amount }) => amount),
      since: instant(since ?? null),
    },
  }
}

async function rowsOf({ db }: Services, caller: Caller, shares: readonly BoosterShare[]) {
  const orders =
    shares.length > 0
      ? await findEarnedOrders(
          db,
          shares.map(({ orderId }) => orderId),
        )
      : []
  const byId = new Map(orders.map((order) => [order.id, order]))
  return shares.flatMap((share) => {
    const order = byId.get(share.orderId)
    if (!order) return []
    const { daysFrom: from, daysTo: to } = order.quote.estimate
    const { kind, price, tip, state, waits } = share
    return {
      order_id: order.id,
      number: order.number,
      config: order.config,
      demo: order.demo,
      kind,
      price,
      share: share.share,
      tip,
      state,
      waits,
      at: instant(share.at) ?? '',
      days: share.whole ? { taken: share.daysTaken, from, to, late: daysLate(share.daysTaken, to) } : null,
      state_at: stateAt(share),
      payout: share.payout && { number: share.payout.number, at: instant(share.payout.at) ?? '' },
      own: order.booster_id === caller.id,
    }
  })
}

/** When the share's state ends or began. */
function stateAt({ state, at, dueAt, releasedAt, waits }: BoosterShare): string | null {
  if (waits) return null
  if (state === 'pending') return endOf('check', new Date(at)).toISOString()
  return instant(state === 'held' ? dueAt : releasedAt)
}

const instant = (at: number | null) => (at === null ? null : new Date(at).toISOString())

function sum<T>(list: readonly T[], of: (each: T) => number): number {
  return list.reduce((total, each) => total + of(each), 0)
}
