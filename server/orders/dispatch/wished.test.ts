import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { anOrderConfig, insertBooster, insertCustomer, insertSupply, signIn } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { byBalance, fund } from '#server/test/payments.ts'
import { getOrder } from '../order/get-order.ts'

/** A booster whom a customer chose before the order existed: the wish comes with the order and stays. */

const { app, services } = await openApp()
await insertSupply(services)
const { db } = services

const nameOf = async ({ id }: Caller) =>
  (await db.selectFrom('users').select('username').where('id', '=', id).executeTakeFirstOrThrow()).username
const send = async (caller: Caller | null, url: string, payload: object) => {
  const authorization = caller && `Bearer ${await signIn(services, caller.id)}`
  const headers = { 'idempotency-key': randomUUID(), ...(authorization && { authorization }) }
  const answer = await app.inject({ method: 'POST', url: `/v1${url}`, headers, payload })
  return { status: answer.statusCode, body: answer.json() }
}
const order = (customer: Caller, booster?: string | null) =>
  send(customer, '/orders', { config: anOrderConfig, ...(booster !== undefined && { booster }) })
const check = (username: string, config: object = anOrderConfig) =>
  send(null, `/boosters/${username}/check`, { config })
const ban = ({ id }: Caller) =>
  db.updateTable('users').set({ banned_at: services.now() }).where('id', '=', id).execute()
const named = async (customer: Caller, id: string) => (await getOrder(services, customer, id)).named

test('the order keeps the booster whom it came with, until its customer asks for another one or for anyone', async () => {
  const customer = await insertCustomer(services)
  const [first, second] = [await insertBooster(services), await insertBooster(services)]
  const { body } = await order(customer, await nameOf(first))
  const id = body.data.order_id
  const asked = { username: await nameOf(first), fallback: 'everyone', refusal: null, until: null }
  expect(await named(customer, id)).toMatchObject(asked)
  // The same climb is the same order; without a word about the booster nothing changes.
  expect((await order(customer)).body.data.order_id).toBe(id)
  expect(await named(customer, id)).toMatchObject(asked)
  await order(customer, await nameOf(second))
  expect(await named(customer, id)).toMatchObject({ username: await nameOf(second) })
  await order(customer, null)
  expect(await named(customer, id)).toBeNull()
})

test('what the customer chose for a booster who doesn’t accept survives the same wish', async () => {
  const [customer, booster] = [await insertCustomer(services), await insertBooster(services)]
  const username = await nameOf(booster)
  const { body } = await order(customer, username)
  const id = body.data.order_id
  const headers = { authorization: `Bearer ${await signIn(services, customer.id)}` }
  const payload = { username, fallback: 'refund' }
  await app.inject({ method: 'PUT', url: `/v1/orders/${id}/named-booster`, headers, payload })
  await order(customer, username)
  expect(await named(customer, id)).toMatchObject({ fallback: 'refund' })
})

test('nothing is ordered for a booster who can’t play it, and a check says why beforehand', async () => {
  const customer = await insertCustomer(services)
  const low = await nameOf(await insertBooster(services, { ceilings: { 'league-of-legends': 3 } }))
  const other = await nameOf(await insertBooster(services, { filters: [] }))
  const gone = await insertBooster(services)
  await ban(gone)
  expect((await check(low)).body.data.refusal).toBe('not_eligible_to_claim_this_league_orders')
  expect((await check(other)).body.data.refusal).toBe('booster_not_available')
  expect(await check(await nameOf(gone))).toMatchObject({
    status: 404,
    body: { message: 'booster_not_found' },
  })
  expect((await check('nobody-by-this-name')).status).toBe(404)
  expect((await check(low, { game: 'league-of-legends' })).status).toBe(400)
  for (const name of [low, other, await nameOf(gone), 'nobody-by-this-name'])
    expect((await order(customer, name)).body.message).toBe('named_booster_unavailable')
  const orders = await db.selectFrom('orders').select('id').where('customer_id', '=', customer.id).execute()
  expect(orders).toEqual([])
  const able = await nameOf(await insertBooster(services))
  expect((await check(able.toUpperCase())).body.data).toEqual({ username: able, refusal: null })
})

test('a booster who is banned between calculator and payment stops the payment until the customer clears the wish', async () => {
  const [customer, booster] = [await insertCustomer(services), await insertBooster(services)]
  const { body } = await order(customer, await nameOf(booster))
  const { order_id: id, total } = body.data
  await fund(services, customer.id, total)
  await ban(booster)
  expect(await named(customer, id)).toMatchObject({ refusal: 'booster_paused' })
  const pay = (method: string) => send(customer, `/orders/${id}/pay`, { ...byBalance, method })
  const refused = { status: 409, body: { message: 'named_booster_unavailable' } }
  expect(await pay('balance')).toMatchObject(refused)
  expect(await pay('card')).toMatchObject(refused)
  await order(customer, null)
  expect((await pay('balance')).status).toBe(200)
})

test('twenty presses with the same wish at once are one order with one booster', async () => {
  const [customer, booster] = [await insertCustomer(services), await insertBooster(services)]
  const username = await nameOf(booster)
  const answers = await Promise.all(Array.from({ length: 20 }, () => order(customer, username)))
  const ids = new Set(answers.map(({ body }) => body.data.order_id))
  expect(ids.size).toBe(1)
  expect(await named(customer, [...ids][0])).toMatchObject({ username })
})

test('the in-game name of the last order in this game and on this server is filled in', async () => {
  const customer = await insertCustomer(services)
  const { body } = await order(customer)
  expect((await getOrder(services, customer, body.data.order_id)).in_game_name).toBeNull()
  const set = { in_game_name: 'Mira#EUW', status: 'cancelled' as const }
  await db.updateTable('orders').set(set).where('id', '=', body.data.order_id).execute()
  const again = await order(customer)
  expect(again.body.data.order_id).not.toBe(body.data.order_id)
  expect((await getOrder(services, customer, again.body.data.order_id)).in_game_name).toBe('Mira#EUW')
  const elsewhere = await send(customer, '/orders', { config: { ...anOrderConfig, server: 'na' } })
  expect((await getOrder(services, customer, elsewhere.body.data.order_id)).in_game_name).toBeNull()
})
