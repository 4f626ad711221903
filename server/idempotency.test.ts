import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { anOrderConfig, insertCustomer, signIn } from './test/factories.ts'
import { openApp } from './test/open-app.ts'

const { app, services } = await openApp()

const order = { config: anOrderConfig, locale: 'en' }
const someone = async () => {
  const { id } = await insertCustomer(services)
  const token = await signIn(services, id)
  const post = (key: string | undefined, payload: object = order, url = '/v1/orders') =>
    app.inject({
      method: 'POST',
      url,
      headers: { authorization: `Bearer ${token}`, ...(key !== undefined && { 'idempotency-key': key }) },
      payload,
    })
  const orders = async () =>
    (await services.db.selectFrom('orders').select('id').where('customer_id', '=', id).execute()).length
  return { id, post, orders }
}

test('the same key with the same body is answered the same, and done once', async () => {
  const { post, orders } = await someone()
  const key = randomUUID()
  const first = await post(key)
  const again = await post(key)
  expect(first.statusCode).toBe(200)
  expect([again.statusCode, again.json()]).toEqual([200, first.json()])
  expect(await orders()).toBe(1)
  await post(undefined)
  await post(randomUUID())
  expect(await orders()).toBe(3)
})

test('the same key with another body or for another call is refused', async () => {
  const { post, orders } = await someone()
  const key = randomUUID()
  const { order_id } = (await post(key)).json().data
  const other = await post(key, { ...order, locale: 'fr' })
  expect([other.statusCode, other.json()]).toEqual([422, { message: 'idempotency_key_reused' }])
  const elsewhere = await post(key, { method: 'card', accept_risk: true }, `/v1/orders/${order_id}/pay`)
  expect(elsewhere.json()).toEqual({ message: 'idempotency_key_reused' })
  expect(await orders()).toBe(1)
})

test('of 30 at the same moment one runs; the others get its answer or are told that it still runs', async () => {
  const { post, orders } = await someone()
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 30 }, () => post(key)))
  const done = answers.filter(({ statusCode }) => statusCode === 200)
  expect(new Set(done.map(({ body }) => body)).size).toBe(1)
  for (const answer of answers.filter(({ statusCode }) => statusCode !== 200))
    expect([answer.statusCode, answer.json()]).toEqual([409, { message: 'request_in_progress' }])
  expect(await orders()).toBe(1)
  expect((await post(key)).body).toBe(done[0]?.body)
})

test('two people may choose the same key', async () => {
  const [mira, theo] = [await someone(), await someone()]
  const key = randomUUID()
  const [hers, his] = [await mira.post(key), await theo.post(key)]
  expect(hers.json().data.order_id).not.toBe(his.json().data.order_id)
  expect([await mira.orders(), await theo.orders()]).toEqual([1, 1])
})

test('a refusal is not kept: the same call may be tried again', async () => {
  const { id, post } = await someone()
  const key = randomUUID()
  const quoted = { ...order, quote_id: randomUUID() }
  expect((await post(key, quoted)).json().message).toBe('quote_not_found')
  expect((await post(key, quoted)).json().message).toBe('quote_not_found')
  expect((await post(key)).statusCode).toBe(200)
  const kept = await services.db
    .selectFrom('idempotency_keys')
    .select('key')
    .where('subject', '=', id)
    .execute()
  expect(kept).toEqual([{ key }])
})

test('a call whose process died is refused for a minute, and then done', async () => {
  const { id, post, orders } = await someone()
  const key = randomUUID()
  await post(key)
  await services.db
    .updateTable('idempotency_keys')
    .set({ status: null, reply: null })
    .where('subject', '=', id)
    .execute()
  expect((await post(key)).json()).toEqual({ message: 'request_in_progress' })
  services.advance(61_000)
  expect((await post(key)).statusCode).toBe(200)
  expect(await orders()).toBe(2)
  services.advance(-61_000)
})

test('what is no key is bad_params', async () => {
  const { post, orders } = await someone()
  for (const key of ['short', 'with space in it', 'x'.repeat(101), 'schlüssel-eins'])
    expect((await post(key)).json(), key).toEqual({ message: 'bad_params' })
  expect(await orders()).toBe(0)
})
