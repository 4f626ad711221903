import { expect, test } from 'vitest'
import { hourMs } from '#core/base/durations.ts'
import { defaultConfig } from '#core/choices/order-config.ts'
import { deadlines } from '#core/orders/deadlines.ts'
import { permissions } from '#core/people/permissions.ts'
import { triageGroupNames } from '#core/site/triage.ts'
import { decideResult } from '#server/orders/order/decide-result.ts'
import { listOrdersByState } from '#server/orders/order/list-orders.ts'
import { act } from '#server/test/act.ts'
import { disputed, running, staffOf, submitted } from '#server/test/disputes.ts'
import { insertBooster, insertCustomer, insertOrder, insertStaff, signIn } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { listTriage } from './list-triage.ts'

const { app, services } = await openApp()
const { db } = services
const staff = await staffOf(services)

const groupsOf = async (filter: Parameters<typeof listTriage>[2] = {}) => {
  const { groups } = await listTriage(services, staff, filter)
  return new Map(groups.map(({ group, items }) => [group, items]))
}
const idsOf = async (group: (typeof triageGroupNames)[number], filter = {}) =>
  (await groupsOf(filter)).get(group)?.map(({ order_id }) => order_id) ?? []
const set = (id: string, columns: Record<string, unknown>) =>
  db.updateTable('orders').set(columns).where('id', '=', id).execute()
const ago = (ms: number) => new Date(services.now().getTime() - ms)

/** One order in each group. */
async function one() {
  const dispute = await disputed(services)
  const doubtful = await submitted(services)
  await set(doubtful.id, { doubts: ['too_fast'] })
  const check = await submitted(services)
  const soon = await insertOrder(services, { status: 'waiting_for_booster' })
  const late = await insertOrder(services, {
    status: 'waiting_for_booster',
    columns: { searching_at: ago(2 * hourMs) },
  })
  const since = (
    await db.selectFrom('orders').select('searching_at').where('id', '=', late.id).executeTakeFirst()
  )?.searching_at as Date
  await db
    .insertInto('order_reminders')
    .values({ order_id: late.id, kind: 'start', since, at: services.now() })
    .execute()
  const silent = await running(services)
  const held = { order_id: silent.id, active_at: ago(30 * hourMs), held_at: ago(hourMs) }
  await db.insertInto('order_silences').values(held).execute()
  return { dispute, doubtful, check, soon, late, silent }
}

test('each order that needs staff is in one group, with its own deadline, soonest first', async () => {
  const { dispute, doubtful, check, soon, late, silent } = await one()
  const groups = await groupsOf()
  const where = (id: string) =>
    [...groups].flatMap(([group, items]) => (items.some(({ order_id }) => order_id === id) ? [group] : []))
  expect(where(dispute.id)).toEqual(['disputes'])
  expect(where(doubtful.id)).toEqual(['results'])
  expect(where(check.id)).toEqual(['checks'])
  expect(where(soon.id)).toEqual(['start_soon'])
  expect(where(late.id)).toEqual(['late_start'])
  expect(where(silent.id)).toEqual(['silent'])
  expect([...groups.keys()]).toEqual(triageGroupNames.filter((group) => groups.has(group)))
  for (const items of groups.values()) {
    const dues = items.map(({ due }) => due)
    expect(dues).toEqual([...dues].sort())
  }
  const row = groups.get('checks')?.find(({ order_id }) => order_id === check.id)
  const finished = Date.parse(row?.finished_at ?? '')
  expect(Date.parse(row?.due ?? '')).toBe(finished + deadlines.check.ms)
  expect(groups.get('disputes')?.find(({ order_id }) => order_id === dispute.id)?.about).toBe(
    'target_not_reached',
  )
})

test('a decision of a colleague is in the row until it is carried out', async () => {
  const { id } = await submitted(services)
  const { version } = await db
    .selectFrom('orders')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await act(services, decideResult, staff, id, { action: 'complete', version })
  const row = (await groupsOf()).get('checks')?.find(({ order_id }) => order_id === id)
  expect(row?.decision).toMatchObject({ action: 'complete', by: { user_id: staff.id } })
})

test('game, server, booster and lateness narrow triage and the lists of each status', async () => {
  const config = { ...defaultConfig('valorant', 'elo-boost'), server: 'ap' as const }
  const booster = await insertBooster(services)
  const { username } = await db
    .selectFrom('users')
    .select('username')
    .where('id', '=', booster.id)
    .executeTakeFirstOrThrow()
  const status = 'boosting' as const
  const late = await insertOrder(services, { status, config, boosterId: booster.id })
  const early = await insertOrder(services, { status, config, boosterId: booster.id })
  const other = await insertOrder(services, { status, config })
  await set(late.id, { claimed_at: ago(90 * 24 * hourMs) })
  await set(early.id, { claimed_at: ago(hourMs) })
  const listed = async (filter: object) => {
    const query = { status, sort: 'due' as const, page: 1, size: 100, ...filter }
    const { items, total } = await listOrdersByState(services, staff, query)
    expect(total).toBe(items.length)
    return items.map(({ order_id }) => order_id)
  }
  expect((await listed({ server: 'ap' })).sort()).toEqual([late.id, early.id, other.id].sort())
  expect(await listed({ server: 'ap', booster: username.toUpperCase() })).toEqual([late.id, early.id])
  expect(await listed({ server: 'ap', late: true })).toEqual([late.id])
  expect(await listed({ server: 'ap', game: 'wild-rift' })).toEqual([])
  expect(await listed({ booster: 'nobody of this name' })).toEqual([])

  const waits = await insertOrder(services, { status: 'waiting_for_booster', config })
  expect(await idsOf('start_soon', { server: 'ap' })).toEqual([waits.id])
  expect(await idsOf('start_soon', { server: 'ap', late: true })).toEqual([])
  expect(await idsOf('start_soon', { game: 'wild-rift', server: 'ap' })).toEqual([])
})

test('the counts of the statuses are exact, beyond a thousand too', async () => {
  const customer = await insertCustomer(services)
  const { id } = await insertOrder(services, { status: 'cancelled', customerId: customer.id })
  const row = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const copies = Array.from({ length: 1_100 }, () => {
    const { id: _, number: __, ...rest } = row
    return {
      ...rest,
      config: JSON.stringify(rest.config),
      quote: JSON.stringify(rest.quote),
      terms: JSON.stringify(rest.terms),
      consents: rest.consents && JSON.stringify(rest.consents),
      shortfall: null,
    }
  })
  await db
    .insertInto('orders')
    .values(copies as never)
    .execute()
  const all = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'cancelled')
    .executeTakeFirstOrThrow()
  const { counts, total } = await listOrdersByState(services, staff, {
    status: 'cancelled',
    sort: 'due',
    page: 1,
    size: 25,
  })
  expect([counts.cancelled, total]).toEqual([Number(all.count), Number(all.count)])
})

test('EditOrders alone reads triage; every other permission, customers and visitors are refused', async () => {
  const ask = async (id?: string) => {
    const headers = id ? { authorization: `Bearer ${await signIn(services, id)}` } : {}
    return (await app.inject({ url: '/v1/staff/triage?late=yes&server=euw', headers })).statusCode
  }
  for (const held of permissions.filter((each) => each !== 'EditOrders'))
    expect([held, await ask((await insertStaff(services, [held])).id)]).toEqual([held, 403])
  expect(await ask((await insertCustomer(services)).id)).toBe(403)
  expect(await ask()).toBe(401)
  expect(await ask(staff.id)).toBe(200)
  const headers = { authorization: `Bearer ${await signIn(services, staff.id)}` }
  for (const query of ['server=moon', 'game=chess', 'late=maybe', 'size=5'])
    expect((await app.inject({ url: `/v1/staff/triage?${query}`, headers })).statusCode).toBe(400)
})
