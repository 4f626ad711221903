import type { z } from 'zod'
import type { customerHomeContract } from '#contract/customer-home.ts'
import { dayMs } from '#core/base/durations.ts'
import { expectedArrival, type WorkSoFar } from '#core/orders/arrival.ts'
import { doneAfterEach, loggedWork, progressOf } from '#core/orders/kinds.ts'
import type { Locale } from '#i18n/locales.ts'
import { gameFromJson } from '#server/kernel/progress-store.ts'
import { boosterOf, rowView } from '#server/orders/order/order-view.ts'
import { countOrders, listRunning } from '#server/orders/order/running-store.ts'
import { fromJson } from '#server/platform/db/instants.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { listOwnTickets } from '#server/site/raffles/entry-store.ts'
import { textsIn } from '#server/site/raffles/raffle-view.ts'
import { listWaiting } from './list-waiting.ts'

type Home = z.input<typeof customerHomeContract.getCustomerHome.reply>['data']
type Climb = Home['climbs'][number]

/** What a customer's home begins with. */
export async function getCustomerHome(
  services: Services,
  caller: Caller,
  { language }: { language: Locale },
): Promise<Home> {
  const { db } = services
  const now = services.now()
  // One after the other, so that a single page never takes most of the pool's connections.
  const { orders: needs } = await listWaiting(services, caller)
  const rows = await listRunning(db, caller.id)
  const counts = await countOrders(db, caller.id)
  const tickets = await listOwnTickets(db, caller.id)
  return {
    now: now.toISOString(),
    needs,
    climbs: rows.map((row) => climbView(row, now)),
    ...counts,
    raffles: tickets.map(({ number, raffle }) => ({
      slug: raffle.slug,
      title: textsIn(raffle, language).title,
      number,
      closes_at: raffle.closes_at.toISOString(),
    })),
  }
}

function climbView(row: Awaited<ReturnType<typeof listRunning>>[number], now: Date): Climb {
  const { config, held } = row
  const games = row.games.filter(({ struck_at }) => struck_at === null)
  const played = games.map(gameFromJson)
  const times =
    played.length > 0
      ? games.map((game) => game.made_at ?? game.played_at)
      : held.map(({ held_at }) => held_at)
  const done = doneAfterEach(config, played, held)
  const progress = progressOf(config, played, held)
  const view = rowView(row)
  return {
    ...view,
    booster: boosterOf(row),
    logged: loggedWork(config, progress),
    steps: times.map((at, i) => ({ at: fromJson(at), done: done[i] ?? 0 })),
    arrives: arrivesAt(view, { progress, played }, now),
  }
}

type Log = Pick<WorkSoFar, 'progress' | 'played'>

/** While somebody plays, from their pace; while somebody is sought, from the promised start and the days that were promised. */
function arrivesAt(
  order: ReturnType<typeof rowView>,
  { progress, played }: Log,
  now: Date,
): Climb['arrives'] {
  const { config, status, paused, claimed_at, start_due_at, days, coach } = order
  if (coach !== null || order.disputed) return null
  if (status === 'boosting' && claimed_at) {
    const work = { progress, played, since: claimed_at, paused }
    return expectedArrival(config, work, now.toISOString()).finish
  }
  if (status !== 'waiting_for_booster' || start_due_at === null || paused) return null
  const start = Math.max(now.getTime(), Date.parse(start_due_at))
  const after = (count: number) => new Date(start + count * dayMs).toISOString()
  return { from: after(days.from), to: after(days.to) }
}
