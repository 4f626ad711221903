import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { anOrderConfig, insertCustomer, insertStaff, insertSupply, signIn } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { fund } from '#server/test/payments.ts'

const { app, services } = await openApp()
await insertSupply(services)

const order = { config: anOrderConfig, locale: 'en' }
const onServer = (server: 'na' | 'oce') => ({ ...order, config: { ...anOrderConfig, server } })
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

test('the same key with the same body gets the same reply and runs once', async () => {
  const { post, orders } = await someone()
  const key = randomUUID()
  const first = await post(key)
  const again = await post(key)
  expect(first.statusCode).toBe(200)
  expect([again.statusCode, again.json()]).toEqual([200, first.json()])
  expect(await orders()).toBe(1)
  // The same order again would be the same unpaid order.
  await post(undefined, onServer('na'))
  await post(randomUUID(), onServer('oce'))
  expect(await orders()).toBe(3)
})

test('the same key with another body or for another call is refused', async () => {
  const { post, orders } = await someone()
  const key = randomUUID()
  const { order_id } = (await post(key)).json().data
  const other = await post(key, { ...order, locale: 'fr' })
  expect([other.statusCode, other.json()]).toEqual([422, { message: 'idempotency_key_reused' }])
  const elsewhere = await post(
    key,
    { method: 'card', accept_risk: true, start_now: '1.0', withdrawal_ends: '1.0' },
    `/v1/orders/${order_id}/pay`,
  )
  expect(elsewhere.json()).toEqual({ message: 'idempotency_key_reused' })
  expect(await orders()).toBe(1)
})

test('of 30 at the same moment, one runs and the others wait for its reply', async () => {
  // Each run of this call makes a coupon with a code of its own: a second run would show.
  const token = await signIn(services, (await insertStaff(services, ['EditStore'])).id)
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() }
  const payload = { gives: { percent: 10 } }
  const post = () => app.inject({ method: 'POST', url: '/v1/coupons', headers, payload })
  const answers = await Promise.all(Array.from({ length: 30 }, post))
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
  expect(answers[0]?.statusCode).toBe(200)
  const made = await services.db.selectFrom('coupons').select('code').execute()
  expect(made).toEqual([{ code: answers[0]?.json().data.coupon.code }])
})

test('two people can choose the same key', async () => {
  const [mira, theo] = [await someone(), await someone()]
  const key = randomUUID()
  const [hers, his] = [await mira.post(key), await theo.post(key)]
  expect(hers.json().data.order_id).not.toBe(his.json().data.order_id)
  expect([await mira.orders(), await theo.orders()]).toEqual([1, 1])
})

test('a refusal is not saved: the same call can be retried', async () => {
  const { id, post } = await someone()
  const key = randomUUID()
  const quoted = { ...order, seal: 'A'.repeat(40) }
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

test('a repeated payment gets the saved reply, although the order can no longer be paid', async () => {
  const { id, post } = await someone()
  await fund(services, id, 100_000)
  const { order_id } = (await post(randomUUID())).json().data
  const key = randomUUID()
  const pay = () =>
    post(
      key,
      { method: 'balance', accept_risk: true, start_now: '1.0', withdrawal_ends: '1.0' },
      `/v1/orders/${order_id}/pay`,
    )
  const first = await pay()
  expect([first.statusCode, first.json().data.status]).toEqual([200, 'waiting_for_account'])
  const again = await pay()
  expect([again.statusCode, again.body]).toEqual([200, first.body])
})

test('a call that fails after its commit does not run again', async () => {
  const { post, orders } = await someone()
  const key = randomUUID()
  const { toStaff } = services.realtime
  services.realtime.toStaff = () => {
    throw new Error('the message could not be sent')
  }
  const first = await post(key)
  services.realtime.toStaff = toStaff
  expect(first.statusCode).toBe(200)
  expect((await post(key)).body).toBe(first.body)
  expect(await orders()).toBe(1)
})

test('trust D1: a process that ends between effect and reply leaves both or neither', async () => {
  const { id, post, orders } = await someone()
  const key = randomUUID()
  // The last statement before the commit fails, as if the process were killed there.
  await services.asOwner(`
    create function end_here() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$;
    create trigger killed before insert on idempotency_keys for each row execute function end_here()`)
  expect((await post(key)).statusCode).toBe(500)
  expect(await orders()).toBe(0)
  await services.asOwner('drop trigger killed on idempotency_keys')
  expect((await post(key)).statusCode).toBe(200)
  services.advance(61_000)
  expect((await post(key)).statusCode).toBe(200)
  services.advance(-61_000)
  expect(await orders()).toBe(1)
  const kept = await services.db
    .selectFrom('idempotency_keys')
    .select('key')
    .where('subject', '=', id)
    .execute()
  expect(kept).toEqual([{ key }])
})

test('an invalid key is bad_params', async () => {
  const { post, orders } = await someone()
  for (const key of ['short', 'with space in it', 'x'.repeat(101), 'schlüssel-eins'])
    expect((await post(key)).json(), key).toEqual({ message: 'bad_params' })
  expect(await orders()).toBe(0)
})
