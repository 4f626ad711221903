import { beforeEach, expect, test } from 'vitest'
import { hourMs } from '#core/base/durations.ts'
import { defaultConfig } from '#core/choices/order-config.ts'
import { deadlines } from '#core/orders/deadlines.ts'
import { waveSizes } from '#core/orders/waves.ts'
import { filterId } from '#core/people/matching.ts'
import { lockOrder } from '#server/kernel/lock-order.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { act } from '#server/test/act.ts'
import { insertBooster, insertCustomer, insertOrder, insertStaff } from '#server/test/factories.ts'
import { codesFor } from '#server/test/news.ts'
import { openServices } from '#server/test/open-app.ts'
import { pause } from '#server/test/pause.ts'
import { rounds } from '#server/test/rounds.ts'
import { advanceSearches } from '../dispatch/advance-searches.ts'
import { openWave } from '../dispatch/open-wave.ts'
import { openOrderChat } from '../order-chat/open-order-chat.ts'
import { viewCredentials } from '../vault/view-credentials.ts'
import { assignOrder } from './assign-order.ts'
import { cancelOrder } from './cancel-order.ts'
import { claimOrder, reserveOrder } from './claim-order.ts'
import { getOrder } from './get-order.ts'
import { listActiveOrders } from './list-active-orders.ts'
import { listAvailableOrders } from './list-available-orders.ts'
import { settleClaims } from './settle-claims.ts'
import { undoClaim } from './undo-claim.ts'

const services = await openServices()
const { db } = services

// Each test settles its own claims alone.
beforeEach(() => db.updateTable('orders').set({ reserved_by: null, reserved_at: null }).execute())

/** What became of each attempt: 'ok' or the refusal's code. */
async function outcomes(attempts: Promise<unknown>[]): Promise<string[]> {
  const settled = await Promise.allSettled(attempts)
  return settled.map((each) => (each.status === 'fulfilled' ? 'ok' : String(each.reason.code ?? each.reason)))
}

const waiting = (options: Parameters<typeof insertOrder>[1] = {}) =>
  insertOrder(services, { status: 'waiting_for_booster', ...options })
const reserve = (booster: Caller, id: string) => act(services, reserveOrder, booster, id)
const undo = (booster: Caller, id: string) => act(services, undoClaim, booster, id)
const rowOf = (id: string) =>
  db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const boardOf = async (booster: Caller, order_id?: string) =>
  (await listAvailableOrders(services, booster, order_id ? { order_id } : {})).items
const eventsOf = (id: string) =>
  db
    .selectFrom('order_events')
    .select('action')
    .where('order_id', '=', id)
    .where('action', '<>', 'create')
    .execute()

test('for ten seconds a claimed order is reserved: nobody is told, and its booster sees neither login nor chat', async () => {
  const customer = await insertCustomer(services)
  const [booster, other] = [await insertBooster(services), await insertBooster(services)]
  const order = await waiting({ customerId: customer.id })
  const before = await getOrder(services, customer, order.id)
  const until = await reserve(booster, order.id)
  expect(until?.getTime()).toBeGreaterThan(services.now().getTime())

  // The customer's page, list and news have nothing of it; not even the version says that something happened.
  expect(await getOrder(services, customer, order.id)).toEqual(before)
  expect(await codesFor(services, customer.id)).toEqual([])
  expect(await db.selectFrom('mails').select('kind').where('user_id', '=', customer.id).execute()).toEqual([])
  expect(await eventsOf(order.id)).toEqual([])

  await expect(viewCredentials(services, booster, order.id)).rejects.toThrow('order_not_found')
  await expect(openOrderChat(services, booster, order.id, 0)).rejects.toThrow('order_not_found')
  await expect(getOrder(services, booster, order.id)).rejects.toThrow('order_not_found')

  // It has left every board; its booster alone reads of it, by its number.
  const onBoard = async (who: Caller) => (await boardOf(who)).some(({ order_id }) => order_id === order.id)
  expect([await onBoard(booster), await onBoard(other)]).toEqual([false, false])
  expect(await boardOf(booster, order.id)).toMatchObject([
    { refusal: null, undo_until: until?.toISOString(), undo_drops: false },
  ])
  expect(await boardOf(other, order.id)).toEqual([])
  await expect(reserve(other, order.id)).rejects.toThrow('order_not_available')
  // A second press, or another tab, changes nothing.
  expect(await reserve(booster, order.id)).toEqual(until)

  services.advance(deadlines.undoClaim.ms)
  await settleClaims(services)
  expect(await rowOf(order.id)).toMatchObject({
    status: 'boosting',
    booster_id: booster.id,
    reserved_by: null,
  })
  expect(await codesFor(services, customer.id)).toEqual(['booster_found'])
  expect((await listActiveOrders(services, booster, 1)).items.map(({ order_id }) => order_id)).toEqual([
    order.id,
  ])
  expect(await reserve(booster, order.id)).toBeNull()
  await expect(undo(booster, order.id)).rejects.toThrow('claim_is_final')
})

test('an undone order is back in the same wave at the same share, and the limit is free again', async () => {
  const crowd = await Promise.all(
    Array.from({ length: 20 }, () =>
      insertBooster(services, { soloLimit: 1, filters: [filterId(wave.config)] }),
    ),
  )
  services.realtime.onlineBoosters = async () => crowd.map(({ id }) => id)
  const order = await waiting({ config: wave.config })
  await transaction(services, async (work) => openWave(work, await lockOrder(work.tx, order.id)))
  const offers = () =>
    db.selectFrom('order_offers').select(['booster_id', 'wave']).where('order_id', '=', order.id).execute()
  const asked = await offers()
  expect(asked).toHaveLength(waveSizes[1])
  const booster = crowd.find(({ id }) => id === asked[0]?.booster_id) as Caller
  const outsider = crowd.find(({ id }) => asked.every(({ booster_id }) => booster_id !== id)) as Caller
  const before = await rowOf(order.id)

  await reserve(booster, order.id)
  const second = await waiting({ config: wave.config })
  await expect(reserve(booster, second.id)).rejects.toThrow('solo_order_claim_limit_reached')
  // While it is reserved no further wave opens.
  services.advance(deadlines.secondWave.ms)
  await db.updateTable('orders').set({ reserved_at: services.now() }).where('id', '=', order.id).execute()
  await advanceSearches(services)
  expect(await offers()).toEqual(asked)

  expect(await undo(booster, order.id)).toBe(false)
  expect(await rowOf(order.id)).toEqual(before)
  expect(await offers()).toEqual(asked)
  expect(await eventsOf(order.id)).toEqual([])
  await expect(reserve(outsider, order.id)).rejects.toThrow('order_opens_later')
  await reserve(booster, second.id)
  await undo(booster, second.id)
  await reserve(booster, order.id)
  services.realtime.onlineBoosters = async () => []
})
const wave = { config: defaultConfig('wild-rift', 'elo-boost') }

test('the third undo within an hour counts as a drop; an hour later the count begins anew', async () => {
  const booster = await insertBooster(services)
  const undone = async () => {
    const order = await waiting()
    await reserve(booster, order.id)
    const [row] = await boardOf(booster, order.id)
    return { id: order.id, said: row?.undo_drops, dropped: await undo(booster, order.id) }
  }
  expect(await undone()).toMatchObject({ said: false, dropped: false })
  expect(await undone()).toMatchObject({ said: false, dropped: false })
  const third = await undone()
  expect(third).toMatchObject({ said: true, dropped: true })
  await expect(reserve(booster, third.id)).rejects.toThrow('booster_blocked_on_order')
  // Others can take it, and its customer has read nothing.
  await reserve(await insertBooster(services), third.id)
  services.advance(hourMs)
  expect(await undone()).toMatchObject({ said: false, dropped: false })
})

test('two tabs that undo two claims at once count one after the other', async () => {
  for (let round = 0; round < rounds(3, 20); round++) {
    const booster = await insertBooster(services, { soloLimit: 9 })
    const orders = await Promise.all(Array.from({ length: 4 }, () => waiting()))
    for (const { id } of orders) await reserve(booster, id)
    const dropped = await Promise.all(orders.map(({ id }) => undo(booster, id)))
    expect(dropped.filter(Boolean)).toHaveLength(2)
  }
})

test('an undo that comes late is refused, whether or not the job was there', async () => {
  const booster = await insertBooster(services)
  const order = await waiting()
  await reserve(booster, order.id)
  services.advance(deadlines.undoClaim.ms / 4)
  expect(await settleClaims(services)).toBe(0)
  services.advance(deadlines.undoClaim.ms)
  await expect(undo(booster, order.id)).rejects.toThrow('claim_is_final')
  // The process that took the claim was killed: the next look of its booster makes it theirs, as the job would.
  expect(await reserve(booster, order.id)).toBeNull()
  expect((await rowOf(order.id)).booster_id).toBe(booster.id)
  expect(await settleClaims(services)).toBe(0)
})

test('ten jobs at once make a claim final once', async () => {
  const customer = await insertCustomer(services)
  const order = await waiting({ customerId: customer.id })
  await reserve(await insertBooster(services), order.id)
  services.advance(deadlines.undoClaim.ms)
  const settled = await Promise.all(Array.from({ length: 10 }, () => settleClaims(services)))
  expect(settled.reduce((sum, count) => sum + count, 0)).toBe(1)
  expect(await eventsOf(order.id)).toEqual([{ action: 'claim' }])
  expect(await codesFor(services, customer.id)).toEqual(['booster_found'])
})

const refused = new Set([
  'ok',
  'claim_is_final',
  'order_not_found',
  'order_not_available',
  'order_state_changed',
])

test('of undo, the job, a second booster and the customer’s cancellation, one happens', async () => {
  const seen = new Set<string>()
  // On a busy machine many rounds can end alike.
  for (let round = 0; round < rounds(12, 60) || (seen.size < 2 && round < 120); round++) {
    const [customer, booster, other] = [
      await insertCustomer(services),
      await insertBooster(services),
      await insertBooster(services),
    ]
    const order = await waiting({ customerId: customer.id })
    await reserve(booster, order.id)
    // Half of them at the very end of the ten seconds.
    if (round % 2) services.advance(deadlines.undoClaim.ms)
    const attempts = [
      () => undo(booster, order.id),
      () => settleClaims(services),
      // It waits a little in some rounds, so that it doesn't always come last to what is free.
      () =>
        pause(db, round % 3).then(() =>
          act(services, cancelOrder, customer, order.id, { refund_to: 'balance' }),
        ),
      () => reserve(other, order.id),
    ]
    const from = round % attempts.length
    const results = await outcomes([...attempts.slice(from), ...attempts.slice(0, from)].map((run) => run()))
    expect(results.filter((result) => !refused.has(result))).toEqual([])
    const row = await rowOf(order.id)
    expect(row.reserved_by === null || row.status === 'waiting_for_booster').toBe(true)
    if (row.status === 'boosting') expect(row.booster_id).toBe(booster.id)
    if (row.status === 'waiting_for_booster' && row.reserved_by) expect(row.reserved_by).toBe(other.id)
    seen.add(row.status)
    const events = await eventsOf(order.id)
    expect(events.filter(({ action }) => action === 'claim').length).toBeLessThanOrEqual(1)
  }
  expect(seen.size).toBeGreaterThan(1)
})

test('a customer who cancels, or revokes the login, within the ten seconds gets everything back, and the claim is gone', async () => {
  const [customer, booster] = [
    await insertCustomer(services),
    await insertBooster(services, { soloLimit: 1 }),
  ]
  const order = await waiting({ customerId: customer.id })
  await reserve(booster, order.id)
  await act(services, cancelOrder, customer, order.id, { refund_to: 'balance' })
  expect(await rowOf(order.id)).toMatchObject({ status: 'cancelled', reserved_by: null, booster_id: null })
  services.advance(deadlines.undoClaim.ms)
  await settleClaims(services)
  expect((await rowOf(order.id)).status).toBe('cancelled')
  await expect(undo(booster, order.id)).rejects.toThrow('order_not_found')
  await expect(reserve(booster, order.id)).rejects.toThrow('order_not_available')
  // Its place is free again.
  await reserve(booster, (await waiting()).id)
})

test('staff can’t assign a reserved order, and a ban within the ten seconds returns it to the board', async () => {
  const [staff, booster, other] = [
    await insertStaff(services, ['EditOrders']),
    await insertBooster(services),
    await insertBooster(services),
  ]
  const order = await waiting()
  await reserve(booster, order.id)
  await expect(act(services, assignOrder, staff, order.id, other.id)).rejects.toThrow('order_not_available')
  await db.updateTable('users').set({ banned_at: services.now() }).where('id', '=', booster.id).execute()
  services.advance(deadlines.undoClaim.ms)
  await settleClaims(services)
  expect(await rowOf(order.id)).toMatchObject({ status: 'waiting_for_booster', reserved_by: null })
  await act(services, assignOrder, staff, order.id, other.id)
  expect((await rowOf(order.id)).booster_id).toBe(other.id)
})

test('of many who press at once one has it, and a limit of one holds while claims can be undone', async () => {
  const order = await waiting()
  const crowd = await Promise.all(Array.from({ length: 40 }, () => insertBooster(services)))
  const won = (await outcomes(crowd.map((each) => reserve(each, order.id)))).filter((each) => each === 'ok')
  expect(won).toHaveLength(1)
  const booster = await insertBooster(services, { soloLimit: 1 })
  const many = await Promise.all(Array.from({ length: 10 }, () => waiting()))
  const taken = (await outcomes(many.map(({ id }) => reserve(booster, id)))).filter((each) => each === 'ok')
  expect(taken).toHaveLength(1)
  // Claims without the ten seconds count what is reserved, too.
  await expect(act(services, claimOrder, booster, (await waiting()).id)).rejects.toThrow(
    'solo_order_claim_limit_reached',
  )
})
