import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Permission } from '#core/people/permissions.ts'
import { insertBooster, insertCustomer, insertOrder, insertStaff, signIn } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { carryOutBans } from './carry-out-bans.ts'

const { app, services } = await openApp()
const { db } = services

const reason = 'The account was banned for payment fraud.'
const call = async (token: string, method: 'GET' | 'POST', path: string, body?: object, key?: string) => {
  const answer = await app.inject({
    method,
    url: `/v1/users/${path}`,
    headers: { authorization: `Bearer ${token}`, ...(key && { 'idempotency-key': key }) },
    ...(body && { payload: body }),
  })
  return { status: answer.statusCode, message: answer.json().message, data: answer.json().data }
}
const colleague = async (...held: Permission[]) => {
  const { id } = await insertStaff(services, held)
  return { id, token: await signIn(services, id) }
}
const bans = () => colleague('EditUsers', 'EditOrders')
type Chosen = { order_id: string; deed: 'cancel' | 'release' }
const ban = (token: string, userId: string, orders: Chosen[], key?: string) =>
  call(token, 'POST', `${userId}/ban`, { reason: 'payment_fraud', orders, orders_reason: reason }, key)
const orderOf = (id: string) =>
  db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const person = async (token: string, userId: string) => (await call(token, 'GET', userId)).data.person
/** What the ban decided, once nothing of it waits. */
const ended = async (token: string, userId: string) => {
  const orders = async () => (await person(token, userId)).ban.orders as { state: string }[]
  await expect.poll(async () => (await orders()).filter(({ state }) => state === 'waiting')).toEqual([])
  return orders()
}
const refundsOf = (orderId: string) =>
  db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select('refunds.amount')
    .where('payments.order_id', '=', orderId)
    .execute()
const cancelsOf = (orderId: string) =>
  db
    .selectFrom('audit_log')
    .select(['operation', 'actor_id'])
    .where('subject', '=', `order ${orderId}`)
    .orderBy('id')
    .execute()

describe('a ban', () => {
  test('cancels and refunds the orders that were chosen, frees those that they play, and leaves the rest', async () => {
    const { token, id: staffId } = await bans()
    const { id } = await insertBooster(services)
    const [placed, left] = await Promise.all(
      [1, 2].map(() => insertOrder(services, { status: 'waiting_for_booster', customerId: id })),
    )
    const played = await insertOrder(services, { status: 'boosting', boosterId: id })
    const chosen: Chosen[] = [
      { order_id: placed?.id ?? '', deed: 'cancel' },
      { order_id: played.id, deed: 'release' },
    ]
    expect((await ban(token, id, chosen)).status).toBe(200)
    expect(await ended(token, id)).toEqual([
      expect.objectContaining({ number: placed?.number, deed: 'cancel', state: 'done', refusal: null }),
      expect.objectContaining({ number: played.number, deed: 'release', state: 'done', refusal: null }),
    ])
    expect(await orderOf(placed?.id ?? '')).toMatchObject({ status: 'cancelled' })
    expect(await refundsOf(placed?.id ?? '')).toEqual([{ amount: placed?.total }])
    expect(await orderOf(played.id)).toMatchObject({ status: 'waiting_for_booster', booster_id: null })
    expect(await orderOf(left?.id ?? '')).toMatchObject({ status: 'waiting_for_booster' })
    expect(await cancelsOf(placed?.id ?? '')).toEqual([{ operation: 'cancel', actor_id: staffId }])
    expect(await cancelsOf(played.id)).toEqual([{ operation: 'drop', actor_id: staffId }])
  })

  test('that is sent again, and a second colleague’s beside it, refund once', async () => {
    const [one, two] = await Promise.all([bans(), bans()])
    const { id } = await insertCustomer(services)
    const order = await insertOrder(services, { status: 'waiting_for_booster', customerId: id })
    const chosen: Chosen[] = [{ order_id: order.id, deed: 'cancel' }]
    const key = randomUUID()
    const answers = await Promise.all([
      ban(one.token, id, chosen, key),
      ban(one.token, id, chosen, key),
      ban(two.token, id, chosen),
      carryOutBans(services),
      carryOutBans(services),
    ])
    const [sent, again, other] = answers.map((each) => (each as { status?: number }).status)
    expect(again).toBe(sent)
    // Whoever comes second is refused.
    expect(new Set([sent, other])).toEqual(new Set([200, 409]))
    expect(await ended(one.token, id)).toHaveLength(1)
    await carryOutBans(services)
    expect(await refundsOf(order.id)).toEqual([{ amount: order.total }])
    expect(await cancelsOf(order.id)).toHaveLength(1)
  })

  test('leaves an order that was completed meanwhile, and says so', async () => {
    const { token } = await bans()
    const { id } = await insertCustomer(services)
    const order = await insertOrder(services, { status: 'completed', customerId: id })
    expect((await ban(token, id, [{ order_id: order.id, deed: 'cancel' }])).status).toBe(200)
    expect(await ended(token, id)).toEqual([
      expect.objectContaining({ state: 'refused', refusal: 'order_state_changed' }),
    ])
    expect(await orderOf(order.id)).toMatchObject({ status: 'completed' })
    expect(await refundsOf(order.id)).toEqual([])
  })

  test('can’t decide about an order in dispute or with its bank: the list says why, and it stays', async () => {
    const { token } = await bans()
    const { id } = await insertCustomer(services)
    const disputed = await insertOrder(services, {
      status: 'boosting',
      customerId: id,
      columns: { disputed_by: 'customer' },
    })
    await db
      .insertInto('order_disputes')
      .values({
        order_id: disputed.id,
        opened_by: id,
        opened_at: services.now(),
        reason: 'Nothing was played',
        kind: 'other',
        opened_as: 'customer',
      })
      .execute()
    const frozen = await insertOrder(services, {
      status: 'waiting_for_booster',
      customerId: id,
      columns: { frozen_at: services.now() },
    })
    const { id: payment_id } = await db
      .selectFrom('payments')
      .select('id')
      .where('order_id', '=', frozen.id)
      .executeTakeFirstOrThrow()
    const bank = {
      provider: 'sandbox',
      provider_ref: randomUUID(),
      amount: frozen.total,
      status: 'open',
    } as const
    await db
      .insertInto('chargebacks')
      .values({ ...bank, payment_id, order_id: frozen.id, opened_at: services.now() })
      .execute()
    const { data } = await call(token, 'GET', `${id}/running-orders`)
    const refusals = data.items.map((each: { number: number; refusal: string }) => [
      each.number,
      each.refusal,
    ])
    expect(refusals).toEqual([
      [disputed.number, 'order_disputed'],
      [frozen.number, 'order_frozen'],
    ])
    await ban(token, id, [
      { order_id: disputed.id, deed: 'cancel' },
      { order_id: frozen.id, deed: 'cancel' },
    ])
    expect(await ended(token, id)).toMatchObject([
      { state: 'refused', refusal: 'order_disputed' },
      { state: 'refused', refusal: 'order_frozen' },
    ])
    expect(await orderOf(disputed.id)).toMatchObject({ status: 'boosting' })
    expect(await orderOf(frozen.id)).toMatchObject({ status: 'waiting_for_booster' })
    expect(await refundsOf(frozen.id)).toEqual([])
  })

  test('decides only about the person’s own orders, and with a reason', async () => {
    const { token } = await bans()
    const { id } = await insertCustomer(services)
    const others = await insertOrder(services, { status: 'waiting_for_booster' })
    const stranger = await ban(token, id, [{ order_id: others.id, deed: 'cancel' }])
    expect([stranger.status, stranger.message]).toEqual([400, 'bad_params'])
    expect((await person(token, id)).ban).toBeNull()
    const own = await insertOrder(services, { status: 'waiting_for_booster', customerId: id })
    const orders = [{ order_id: own.id, deed: 'cancel' }]
    const silent = await call(token, 'POST', `${id}/ban`, { reason: 'abuse', orders })
    expect(silent.status).toBe(400)
    expect(await orderOf(others.id)).toMatchObject({ status: 'waiting_for_booster' })
  })

  test('decides about orders only for those who can', async () => {
    const { token } = await colleague('EditUsers')
    const { id } = await insertCustomer(services)
    const order = await insertOrder(services, { status: 'waiting_for_booster', customerId: id })
    const refused = await ban(token, id, [{ order_id: order.id, deed: 'cancel' }])
    expect([refused.status, refused.message]).toEqual([403, 'access_denied'])
    expect((await person(token, id)).ban).toBeNull()
    expect((await call(token, 'POST', `${id}/ban`, { reason: 'abuse' })).status).toBe(200)
  })

  test('that its process left behind is carried out by the job, unless it was lifted or its colleague may not any more', async () => {
    const { token, id: staffId } = await bans()
    const left = async (who = staffId) => {
      const { id } = await insertCustomer(services)
      const order = await insertOrder(services, { status: 'waiting_for_booster', customerId: id })
      // As the process leaves it that ends right after the commit.
      await call(token, 'POST', `${id}/ban`, { reason: 'abuse' })
      const row = { user_id: id, order_id: order.id, deed: 'cancel', reason, asked_by: who } as const
      await db
        .insertInto('ban_orders')
        .values({ ...row, asked_at: services.now() })
        .execute()
      return { id, order }
    }
    const [done, lifted] = [await left(), await left()]
    const former = await insertStaff(services, ['EditUsers'])
    const denied = await left(former.id)
    await call(token, 'POST', `${lifted.id}/unban`, { reason: 'It was a mistake' })
    await carryOutBans(services)
    expect(await ended(token, done.id)).toEqual([expect.objectContaining({ state: 'done' })])
    expect(await orderOf(done.order.id)).toMatchObject({ status: 'cancelled' })
    expect(await orderOf(lifted.order.id)).toMatchObject({ status: 'waiting_for_booster' })
    expect(await ended(token, denied.id)).toEqual([
      expect.objectContaining({ state: 'refused', refusal: 'access_denied' }),
    ])
    expect(await orderOf(denied.order.id)).toMatchObject({ status: 'waiting_for_booster' })
  })

  test('that is lifted while it is carried out leaves an order cancelled or as it was, never between', async () => {
    const { token } = await bans()
    for (let round = 0; round < 5; round++) {
      const { id } = await insertCustomer(services)
      const order = await insertOrder(services, { status: 'waiting_for_booster', customerId: id })
      await ban(token, id, [{ order_id: order.id, deed: 'cancel' }])
      await Promise.all([
        call(token, 'POST', `${id}/unban`, { reason: 'It was a mistake' }),
        carryOutBans(services, id),
      ])
      const { status } = await orderOf(order.id)
      expect(await refundsOf(order.id)).toHaveLength(status === 'cancelled' ? 1 : 0)
      const rows = await db.selectFrom('ban_orders').select('ended_at').where('user_id', '=', id).execute()
      expect(rows.map(({ ended_at }) => ended_at !== null)).toEqual(status === 'cancelled' ? [true] : [])
    }
  })
})

test('lifting a ban needs a reason, which the audit log and the person’s bans have', async () => {
  const { token } = await bans()
  const { id } = await insertCustomer(services)
  await call(token, 'POST', `${id}/ban`, { reason: 'abuse', note: 'Twice' })
  expect((await call(token, 'POST', `${id}/unban`, {})).status).toBe(400)
  expect((await call(token, 'POST', `${id}/unban`, { reason: 'They apologized' })).status).toBe(200)
  const { data } = await call(token, 'GET', `${id}/bans`)
  expect(data.items).toMatchObject([
    { deed: 'lift', reason: null, note: 'They apologized', by: expect.any(String) },
    { deed: 'ban', reason: 'abuse', note: 'Twice', by: expect.any(String) },
  ])
})
