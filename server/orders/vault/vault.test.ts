import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { OrderRow } from '#server/kernel/order-row.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { act } from '#server/test/act.ts'
import {
  aDuoOrderConfig,
  insertBooster,
  insertCustomer,
  insertOrder,
  insertStaff,
  signIn,
} from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { completeOrder } from '../order/complete-order.ts'
import { copyCredentials } from './copy-credentials.ts'
import { revokeCredentials } from './revoke-credentials.ts'
import { rewrapCredentials } from './rewrap-credentials.ts'
import { storeCredentials } from './store-credentials.ts'
import { viewCredentials } from './view-credentials.ts'

const { app, services } = await openApp()
const customer = await insertCustomer(services)
const booster = await insertBooster(services)

const login = { login: 'mira-lol', password: 'first password', in_game_name: 'Mira#EUW' }

const boosting = (): Promise<OrderRow> =>
  insertOrder(services, { status: 'boosting', customerId: customer.id, boosterId: booster.id })

async function record(orderId: string) {
  const rows = await services.db
    .selectFrom('credential_events')
    .select(['action', 'actor_id'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
  return rows.map(({ action, actor_id }) => [action, actor_id])
}

test('storing the login starts the search and alerts the matching boosters', async () => {
  const order = await insertOrder(services, { status: 'waiting_for_account', customerId: customer.id })
  const tooLow = await insertBooster(services, { ceilings: {} })
  const elsewhere = await insertBooster(services, { filters: ['valorant:elo-boost:eu'] })
  services.sent.length = 0
  await storeCredentials(services, customer, order.id, login)
  const after = await services.db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow()
  expect(after).toMatchObject({ status: 'waiting_for_booster', in_game_name: 'Mira#EUW' })
  expect(after.searching_at).toBeInstanceOf(Date)
  expect(services.sent).toContainEqual({
    to: 'filter',
    id: order.filter,
    event: 'new_boost_order',
    payload: { order_id: order.id, filter: order.filter },
  })
  const told = await services.db
    .selectFrom('notifications')
    .select('user_id')
    .where('code', '=', 'new_order_fits')
    .orderBy('id')
    .execute()
  expect(told.map(({ user_id }) => user_id)).toEqual([booster.id])
  expect([tooLow.id, elsewhere.id]).not.toContain(booster.id)
})

test('customer and assigned booster read it, and every view is recorded', async () => {
  const order = await boosting()
  await storeCredentials(services, customer, order.id, login)
  expect(await viewCredentials(services, booster, order.id)).toEqual(login)
  expect(await viewCredentials(services, customer, order.id)).toEqual(login)
  await storeCredentials(services, customer, order.id, { ...login, password: 'second password' })
  expect(await viewCredentials(services, booster, order.id)).toMatchObject({ password: 'second password' })
  expect(await record(order.id)).toEqual([
    ['stored', customer.id],
    ['viewed', booster.id],
    ['viewed', customer.id],
    ['replaced', customer.id],
    ['viewed', booster.id],
  ])
})

test('a copy is recorded beside the view, and nobody else can record one', async () => {
  const order = await boosting()
  await expect(copyCredentials(services, booster, order.id)).rejects.toThrow('order_credentials_not_found')
  await storeCredentials(services, customer, order.id, login)
  await viewCredentials(services, booster, order.id)
  await copyCredentials(services, booster, order.id)
  const staff = await insertStaff(services, ['EditOrders'])
  await expect(copyCredentials(services, staff, order.id)).rejects.toThrow('forbidden')
  await expect(copyCredentials(services, await insertBooster(services), order.id)).rejects.toThrow(
    'order_not_found',
  )
  expect(await record(order.id)).toEqual([
    ['stored', customer.id],
    ['viewed', booster.id],
    ['copied', booster.id],
  ])
})

test('staff, strangers and the booster of a finished climb never read it', async () => {
  const order = await insertOrder(services, {
    status: 'verification_required',
    customerId: customer.id,
    boosterId: booster.id,
  })
  await storeCredentials(services, customer, order.id, login)
  const staff = await insertStaff(services, ['EditOrders', 'FullAccess', 'EditUsers'])
  await expect(viewCredentials(services, staff, order.id)).rejects.toThrow('forbidden')
  await expect(viewCredentials(services, booster, order.id)).rejects.toThrow('forbidden')
  for (const stranger of [await insertCustomer(services), await insertBooster(services)]) {
    await expect(viewCredentials(services, stranger, order.id)).rejects.toThrow('order_not_found')
    await expect(act(services, revokeCredentials, stranger, order.id)).rejects.toThrow('order_not_found')
    await expect(storeCredentials(services, stranger, order.id, login)).rejects.toThrow('order_not_found')
  }
  await expect(storeCredentials(services, booster, order.id, login)).rejects.toThrow('order_state_changed')
  expect(await record(order.id)).toEqual([['stored', customer.id]])
})

test('revoking deletes it at once; unpaid and duo orders accept none', async () => {
  const order = await boosting()
  await storeCredentials(services, customer, order.id, login)
  await expect(act(services, revokeCredentials, booster, order.id)).rejects.toThrow(
    'order_credentials_not_found',
  )
  await act(services, revokeCredentials, customer, order.id)
  await expect(viewCredentials(services, booster, order.id)).rejects.toThrow('order_credentials_not_found')
  await expect(act(services, revokeCredentials, customer, order.id)).rejects.toThrow(
    'order_credentials_not_found',
  )
  const unpaid = await insertOrder(services, { customerId: customer.id })
  await expect(storeCredentials(services, customer, unpaid.id, login)).rejects.toThrow('order_state_changed')
  const duo = await insertOrder(services, {
    status: 'boosting',
    customerId: customer.id,
    config: aDuoOrderConfig,
  })
  await expect(storeCredentials(services, customer, duo.id, login)).rejects.toThrow('order_state_changed')
})

test('a new key wraps what an older one wrapped', async () => {
  const order = await boosting()
  await storeCredentials(services, customer, order.id, login)
  services.config.vaultKeys.set('newer', randomBytes(32))
  expect(await rewrapCredentials(services)).toBeGreaterThan(0)
  expect(await rewrapCredentials(services)).toBe(0)
  expect(await viewCredentials(services, booster, order.id)).toEqual(login)
})

test('trust W9: a canary password appears in no table, log or message, and is gone after completion', async () => {
  const canary = 'canary-7f3a9c52'
  const order = await boosting()
  const bearer = async (caller: Caller) => ({ authorization: `Bearer ${await signIn(services, caller.id)}` })
  const url = `/v1/orders/${order.id}/credentials`
  const stored = await app.inject({
    method: 'PUT',
    url,
    payload: { ...login, login: `${canary}-login`, password: canary },
    headers: await bearer(customer),
  })
  expect(stored.statusCode).toBe(200)
  expect(stored.body).not.toContain(canary)
  const viewed = await app.inject({ method: 'POST', url: `${url}/view`, headers: await bearer(booster) })
  expect(viewed.json().data.password).toBe(canary)
  expect(viewed.headers['cache-control']).toBe('no-store')
  // Refused after parsing and before it: neither response nor log repeats the body.
  const refused = await app.inject({
    method: 'PUT',
    url,
    payload: { ...login, password: canary, in_game_name: 7 },
    headers: await bearer(customer),
  })
  expect(refused.statusCode).toBe(400)
  expect(refused.body).not.toContain(canary)

  expect(await tablesWith(canary)).toEqual([])
  expect(services.logged.join('')).not.toContain(canary)
  expect(JSON.stringify(services.sent)).not.toContain(canary)

  await services.db
    .updateTable('orders')
    .set({ status: 'verification_required' })
    .where('id', '=', order.id)
    .execute()
  await act(services, completeOrder, customer, order.id)
  await expect(viewCredentials(services, customer, order.id)).rejects.toThrow('order_credentials_not_found')
  await expect(viewCredentials(services, booster, order.id)).rejects.toThrow('order_credentials_not_found')
  await expect(storeCredentials(services, customer, order.id, login)).rejects.toThrow('order_state_changed')
  expect((await record(order.id)).at(-1)).toEqual(['purged', null])
})

async function tablesWith(word: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(services.db)
  const found: string[] = []
  for (const { name } of rows) {
    const hits = await sql`select 1 from ${sql.table(name)} t
      where t::text like ${`%${word}%`} or t::text like ${`%${Buffer.from(word).toString('hex')}%`}`.execute(
      services.db,
    )
    if (hits.rows.length > 0) found.push(name)
  }
  return found
}
