import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { dayMs, hourMs, minuteMs } from '#core/base/durations.ts'
import { dayIn, startOfDay } from '#core/base/zones.ts'
import { type Entry, topUp, topUpRefunded } from '#core/money/ledger.ts'
import type { ProposalKind } from '#core/money/staff-limits.ts'
import { type StaffPermission, staffPermissions } from '#core/people/permissions.ts'
import { queueSpans, type StaffQueue, staffQueues, urgentFrom } from '#core/site/waiting.ts'
import { postEntry } from '#server/money/ledger/post-entry.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { disputed } from '#server/test/disputes.ts'
import {
  insertBooster,
  insertCustomer,
  insertOrder,
  insertServiceRequest,
  insertStaff,
  insertSupply,
  signIn,
} from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { found } from '#server/test/payments.ts'
import { getStaffDay } from './get-staff-day.ts'
import { listWaiting } from './list-waiting.ts'

const { app, services } = await openApp()
const { db } = services
await insertSupply(services)
const asker = await insertStaff(services, ['EditStore'])

const minutesSince = (at: Date) => Math.round((services.now().getTime() - at.getTime()) / minuteMs)

/** Puts something into a queue that came so long ago, and returns what names it on the home page. */
const makers = {
  results: async (at) => {
    const columns = { finished_at: at, doubts: ['too_fast' as const] }
    return { number: (await insertOrder(services, { status: 'verification_required', columns })).number }
  },
  late_start: async (at) => {
    const { id, number } = await insertOrder(services, {
      status: 'waiting_for_booster',
      columns: { searching_at: at },
    })
    const reminder = { order_id: id, kind: 'start', since: at, at: services.now() } as const
    await db.insertInto('order_reminders').values(reminder).execute()
    return { number }
  },
  other_booster: async (at) => {
    const { id, number, booster_id } = await insertOrder(services, { status: 'boosting' })
    const wish = {
      order_id: id,
      booster_id: booster_id ?? '',
      cause: 'slow',
      reason: 'x',
      status: 'asked',
    } as const
    await db
      .insertInto('booster_replacements')
      .values({ ...wish, asked_at: at })
      .execute()
    return { number }
  },
  silent: async (at) => {
    const { id, number } = await insertOrder(services, { status: 'boosting' })
    await db.insertInto('order_silences').values({ order_id: id, active_at: at, held_at: at }).execute()
    return { number }
  },
  disputes: async (at) => {
    const { id, order } = await disputed(services)
    await db.updateTable('order_disputes').set({ opened_at: at }).where('order_id', '=', id).execute()
    return { number: order.number, about: 'target_not_reached' }
  },
  support: async (at) => {
    const { id } = await insertCustomer(services)
    const { id: thread_id } = await db
      .insertInto('support_threads')
      .values({ channel: 'chat', user_id: id, locale: 'en', waiting_since: at })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { thread_id }
  },
  payouts: async (at) => {
    const { id } = await insertBooster(services)
    const payout = { booster_id: id, details_id: null, iban_start: 'DE', iban_end: '00', ready_at: at }
    const amount = 2_500 + minutesSince(at)
    await db
      .insertInto('payouts')
      .values({ ...payout, amount, requested_at: at })
      .execute()
    return { amount }
  },
  applications: async (at) => {
    const { id } = await insertCustomer(services)
    const { username } = await db
      .selectFrom('users')
      .select('username')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const content = JSON.stringify({ accounts: [{ game: 'valorant' }] }) as never
    const due_at = new Date(at.getTime() + queueSpans.applications.ms)
    await db
      .insertInto('applications')
      .values({
        user_id: id,
        status: 'sent',
        content,
        locale: 'en',
        created_at: at,
        updated_at: at,
        sent_at: at,
        due_at,
      })
      .execute()
    return { name: username, games: ['valorant'] }
  },
  service_requests: async (at) => {
    const { id, name } = await insertServiceRequest(services, at)
    return { user_id: id, name, games: ['league-of-legends'] }
  },
  proposals: async (at) => {
    const amount = 9_000 + minutesSince(at)
    await propose('save_coupon', at, amount)
    return { amount }
  },
} satisfies Record<StaffQueue, (at: Date) => Promise<object>>

async function propose(kind: ProposalKind, asked_at: Date, amount = 1): Promise<void> {
  const proposal = {
    kind,
    subject: 'x',
    wish: '{}',
    reason: 'x',
    state: 'waiting',
    needs_second: true,
  } as const
  await db
    .insertInto('proposals')
    .values({ ...proposal, amount, asked_by: asker.id, asked_at })
    .execute()
}

const ago = (ms: number) => new Date(services.now().getTime() - ms)
const queues = Object.keys(staffQueues) as StaffQueue[]
/** Only colleagues with this permission see the proposals of the table below. */
const opens = (queue: StaffQueue, permission: StaffPermission) =>
  queue === 'proposals'
    ? permission === 'EditStore'
    : (staffQueues[queue] as readonly string[]).includes(permission)

/** What was put into each queue: the newer one first, so that nothing is sorted by chance. */
const oldest = new Map<StaffQueue, object>()
for (const queue of queues) {
  await makers[queue](ago(2 * minuteMs))
  oldest.set(queue, await makers[queue](ago(hourMs)))
}

test.each(queues.flatMap((queue) => staffPermissions.map((permission) => [queue, permission] as const)))(
  '%s with %s: seen with what is due first, or not at all',
  async (queue, permission) => {
    const day = await getStaffDay(services, await insertStaff(services, [permission]))
    const found = day.queues.find((each) => each.queue === queue)
    expect(found !== undefined).toBe(opens(queue, permission))
    expect(day.boosting === null).toBe(permission !== 'EditOrders')
    if (found) expect(found).toMatchObject({ count: 2, first: oldest.get(queue) })
  },
)

test('the queue whose first thing is due first comes first, and the menu has the same times', async () => {
  const all = await insertStaff(services, [...staffPermissions])
  const day = await getStaffDay(services, all)
  const times = day.queues.map(({ due }) => due)
  expect(times).toEqual([...times].sort())
  expect(day.queues).toHaveLength(queues.length)
  // Support answers within minutes, and a late start is late after an hour.
  expect(day.queues.slice(0, 2).map(({ queue }) => queue)).toEqual(['support', 'late_start'])
  const { queues: waiting } = await listWaiting(services, all)
  for (const { first: _, ...shown } of day.queues) expect(waiting).toContainEqual(shown)
})

test('a dispute is due within a day until staff have written to its parties, then within a week', async () => {
  const { id } = await insertStaff(services, ['EditOrders'])
  const reader = { id, permissions: ['EditOrders'] } as never
  /** Hours from the opening. */
  const due = async () => {
    const { queues: found } = await getStaffDay(services, reader)
    const at = Date.parse(found.find(({ queue }) => queue === 'disputes')?.due ?? '')
    return Math.round((at - ago(hourMs).getTime()) / hourMs)
  }
  expect(await due()).toBe(24)
  const open = await db.selectFrom('order_disputes').select('id').where('closed_at', 'is', null).execute()
  const said = { author_id: id, role: 'admin', text: 'We are looking at it', for_staff: false } as const
  await db
    .insertInto('dispute_statements')
    .values(open.map((dispute) => ({ ...said, dispute_id: dispute.id, at: services.now() })))
    .execute()
  expect(await due()).toBe(7 * 24)
})

test('something is urgent six hours before it is due, or in the last quarter of a shorter time', () => {
  const due = new Date('2026-11-29T12:00:00.000Z')
  const before = (queue: StaffQueue) => due.getTime() - urgentFrom(queue, due).getTime()
  expect([before('disputes'), before('silent'), before('support')]).toEqual([
    6 * hourMs,
    6 * hourMs,
    3.75 * minuteMs,
  ])
})

test('one’s own proposal isn’t among one’s decisions, and more than a hundred are counted as a hundred', async () => {
  expect((await getStaffDay(services, asker)).queues).toEqual([])
  for (let i = 0; i < 120; i++) await propose('open_raffle', ago(minuteMs))
  const editor = await insertStaff(services, ['EditUsers'])
  const proposals = (await getStaffDay(services, editor)).queues.filter(({ queue }) => queue === 'proposals')
  expect(proposals).toMatchObject([{ queue: 'proposals', count: 100 }])
})

test('the call answers staff, and refuses customers, boosters and visitors', async () => {
  const url = '/v1/staff/day'
  const status = async (person?: { id: string }) => {
    const headers = person && { authorization: `Bearer ${await signIn(services, person.id)}` }
    return (await app.inject({ url, ...(headers && { headers }) })).statusCode
  }
  expect(await status(await insertStaff(services, ['EditOrders', 'FullAccess']))).toBe(200)
  expect(await status(await insertCustomer(services))).toBe(403)
  expect(await status(await insertBooster(services))).toBe(403)
  expect(await status()).toBe(401)
})

test('today’s money begins with the shop’s day, stands beside a week ago at this time, and is for full access alone', async () => {
  const [chief, clerk] = [
    await insertStaff(services, ['FullAccess']),
    await insertStaff(services, ['EditOrders']),
  ]
  const moneyOf = async (staff: typeof chief) => (await getStaffDay(services, staff)).money ?? undefined
  expect(await moneyOf(clerk)).toBeUndefined()
  const at = (instant: Date, entry: Entry) => transaction(services, ({ tx }) => postEntry(tx, entry, instant))
  const zone = services.config.timeZone
  const begin = startOfDay(zone, dayIn(zone, services.now().getTime()))
  const { id: customerId } = await insertCustomer(services)
  const paid = (amount: number) => topUp({ paymentId: randomUUID(), customerId, amount })
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  vi.advanceTimersByTime(hourMs)
  const before = found(await moneyOf(chief))
  await at(begin, paid(1_000))
  await at(new Date(begin.getTime() - 1), paid(10_000))
  const weekAgo = startOfDay(zone, dayIn(zone, begin.getTime() - 6.5 * dayMs))
  await at(weekAgo, paid(400))
  await at(new Date(services.now().getTime() - 7 * dayMs + hourMs), paid(50_000))
  await at(services.now(), topUpRefunded({ paymentId: randomUUID(), customerId, amount: 300 }))
  // It's summed once a minute, however often the page is read.
  expect(await moneyOf(chief)).toEqual(before)
  vi.advanceTimersByTime(minuteMs)
  const after = found(await moneyOf(chief))
  expect(after.today.taken_in - before.today.taken_in).toBe(1_000)
  expect(after.today.paid_back - before.today.paid_back).toBe(300)
  expect(after.before.taken_in - before.before.taken_in).toBe(400)
  // A new day begins with nothing, also within that minute.
  services.advance(dayMs)
  expect(found(await moneyOf(chief)).today.paid_back).toBe(0)
})
