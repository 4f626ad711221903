import type { z } from 'zod'
import type { staffDayContract } from '#contract/staff-day.ts'
import { personSections } from '#core/people/person-sections.ts'
import type { StaffQueue } from '#core/site/waiting.ts'
import { countFew } from '#server/orders/order/order-list-store.ts'
import { listOrdersById } from '#server/orders/order/order-store.ts'
import { boosterOf, customerOf, rowView } from '#server/orders/order/order-view.ts'
import type { Db } from '#server/platform/db/pool.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import {
  findApplication,
  findDisputeKind,
  findPayout,
  findProposal,
  findServiceRequest,
  findThread,
} from './first-store.ts'
import { queuesFor, queueView } from './list-waiting.ts'
import { moneyToday } from './money-today.ts'

type Day = z.input<typeof staffDayContract.getStaffDay.reply>['data']
type First = Day['queues'][number]['first']

/** What staff's day begins with: each of their queues with what is due first in it, by its time. */
export async function getStaffDay(services: Services, caller: Caller): Promise<Day> {
  const { db } = services
  const found = await queuesFor(db, caller)
  const queues: Day['queues'] = []
  // One after the other, so that a single page never takes most of the pool's connections.
  for (const queue of found)
    queues.push({ ...queueView(queue), first: await finders[queue.queue](db, queue.first) })
  return {
    queues: queues.sort((a, b) => a.due.localeCompare(b.due)),
    boosting: caller.permissions.includes('EditOrders') ? await countBoosting(db) : null,
    money: caller.permissions.includes(personSections.balance) ? await moneyToday(services) : null,
  }
}

/** Reads what is first in each queue; nothing if somebody else dealt with it meanwhile. */
const finders: Readonly<Record<StaffQueue, (db: Db, id: string) => Promise<First>>> = {
  results: (db, id) => ofOrder(db, id),
  late_start: (db, id) => ofOrder(db, id),
  other_booster: (db, id) => ofOrder(db, id, { byBooster: true }),
  silent: (db, id) => ofOrder(db, id, { byBooster: true }),
  disputes: async (db, id) => ofOrder(db, id, { about: await findDisputeKind(db, id) }),
  support: async (db, id) => kindOf('thread', await findThread(db, id)),
  payouts: async (db, id) => kindOf('payout', await findPayout(db, id)),
  applications: async (db, id) => kindOf('application', await findApplication(db, id)),
  service_requests: async (db, id) => kindOf('service_request', await findServiceRequest(db, id)),
  proposals: async (db, id) => kindOf('proposal', await findProposal(db, id)),
}

const kindOf = <Kind extends string, Row extends object>(kind: Kind, row: Row | undefined) =>
  row ? { kind, ...row } : null

type About = { byBooster?: boolean; about?: Extract<First, { kind: 'order' }>['about'] }

async function ofOrder(db: Db, id: string, { byBooster = false, about = null }: About = {}): Promise<First> {
  const [row] = await listOrdersById(db, [id])
  if (!row) return null
  const { order_id, number, config, coach, total } = rowView(row)
  const person = (byBooster && boosterOf(row)) || customerOf(row)
  return { kind: 'order', order_id, number, config, coach, total, name: person.username, about }
}

async function countBoosting(db: Db): Promise<number> {
  const { total } = await countFew(db, (eb) => eb('status', '=', 'boosting')).executeTakeFirstOrThrow()
  return Number(total)
}
