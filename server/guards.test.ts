import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import { errorStatus } from '#contract/errors.ts'
import { methodAndPath, type OperationName, operations } from '#contract/operations.ts'
import { guardRefusal, type Permission, permissions } from '#core/permissions.ts'
import { createTestDatabase, type TestDatabase } from '#db/test-database.ts'
import { buildApp } from './app.ts'
import { insertCustomer, insertStaff, signIn, type TestServices, testServices } from './test/factories.ts'

let database: TestDatabase
let services: TestServices
let app: FastifyInstance
const names = Object.keys(operations) as OperationName[]
const guardWords = ['unauthorized', 'bad_token', 'token_expired', 'forbidden', 'account_banned']

beforeAll(async () => {
  database = await createTestDatabase()
  services = await testServices(database.url)
  app = await buildApp({ services })
})
afterAll(async () => {
  await app.close()
  await services.close()
  await database.drop()
})

function send(name: OperationName, token?: string, payload?: object) {
  const { method, path } = methodAndPath(name)
  const url = path
    .replace(':state', 'boosting')
    .replace(':provider', 'sandbox')
    .replace(/:\w+/g, '00000000-0000-4000-8000-000000000000')
  return app.inject({
    method: method as 'GET',
    url,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(payload && { payload }),
  })
}

test('every call of the contract is routed, and refuses a visitor exactly where it is guarded (trust A1)', async () => {
  for (const name of names) {
    const { guard } = contract[name]
    const answer = await send(name)
    if (guard === 'public') expect(guardWords.slice(3), name).not.toContain(answer.json().message)
    else expect([answer.statusCode, answer.json().message], name).toEqual([401, 'unauthorized'])
    expect(answer.statusCode, name).toBeLessThan(500)
  }
})

test('a token that nobody gave out is a bad token everywhere', async () => {
  for (const name of names)
    if (contract[name].guard !== 'public')
      expect((await send(name, 'made-up')).json().message, name).toBe('bad_token')
})

test('each permission opens exactly its own calls, and a ban opens none (trust A6)', async () => {
  const subjects: Permission[][] = [[], ...permissions.map((each) => [each]), [...permissions]]
  for (const held of subjects) {
    const staff = await insertStaff(services, held)
    const token = await signIn(services, staff.id)
    for (const name of names.filter((each) => each !== 'logout')) {
      const refusal = guardRefusal({ id: staff.id, permissions: held, banned: false }, contract[name].guard)
      const answer = await send(name, token)
      if (refusal) expect(answer.json().message, `${name} as ${held}`).toBe(refusal)
      else expect(answer.statusCode, `${name} as ${held}`).toBeLessThan(500)
    }
  }
  const banned = await insertCustomer(services, { banned_at: services.now(), permissions: [...permissions] })
  const token = await signIn(services, banned.id)
  for (const name of names)
    if (contract[name].guard !== 'public')
      expect((await send(name, token)).json().message, name).toBe('account_banned')
})

test('bad bodies are refused with a code or a rule, never with a 5xx and never half done', async () => {
  const staff = await insertStaff(services, [...permissions])
  const token = await signIn(services, staff.id)
  const bodies: object[] = [
    {},
    [],
    { __proto__: null, role: 'admin' },
    { price: 1, total: 1 },
    { config: {} },
    { email: 'x'.repeat(9000) },
  ]
  for (const name of names.filter((each) => !['logout'].includes(each)))
    for (const body of bodies) {
      const answer = await send(name, token, methodAndPath(name).method === 'GET' ? undefined : body)
      expect(answer.statusCode, `${name} ${JSON.stringify(body).slice(0, 60)}`).toBeLessThan(500)
      if (answer.statusCode >= 400) {
        const { message } = answer.json()
        expect(message in errorStatus || /\.$/.test(message), `${name}: ${message}`).toBe(true)
      }
    }
})

test('only exact JSON is parsed: other content types reach no handler (trust I2)', async () => {
  for (const type of [
    'text/plain',
    'application/vnd.api+json',
    'application/x-www-form-urlencoded',
    'text/json',
    'application/xml',
  ]) {
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/auth/login',
      headers: { 'content-type': type },
      payload: '{"email":"a@example.com","password":"x"}',
    })
    expect([400, 415], type).toContain(answer.statusCode)
  }
  const broken = await app.inject({
    method: 'POST',
    url: '/v1/auth/login',
    headers: { 'content-type': 'application/json' },
    payload: '{"email":',
  })
  expect([broken.statusCode, broken.json().message]).toEqual([400, 'bad_request'])
})

test('an Idempotency-Key answers once: the same again, another body is refused (trust 3)', async () => {
  const { id } = await insertCustomer(services)
  const headers = {
    authorization: `Bearer ${await signIn(services, id)}`,
    'idempotency-key': 'key-of-one-wish',
  }
  const example = contract.createOrder.example.body
  const order = (payload: object) => app.inject({ method: 'POST', url: '/v1/orders', headers, payload })
  const first = await order(example)
  expect(first.statusCode).toBe(200)
  expect((await order(example)).body).toBe(first.body)
  const other = await order({ ...example, locale: 'de' })
  expect([other.statusCode, other.json().message]).toEqual([422, 'idempotency_key_reused'])
  const orders = await services.db.selectFrom('orders').select('id').where('customer_id', '=', id).execute()
  expect(orders).toHaveLength(1)
})

test('it is alive, and ready while the database answers', async () => {
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  expect((await app.inject('/readyz')).json().data.ready).toBe(true)
  expect((await app.inject('/v1/nothing')).json()).toEqual({ message: 'not_found' })
})
