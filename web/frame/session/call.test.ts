import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCall, endedBy, type Tokens } from './call.ts'

type Asked = { url: string; method: string; headers: Headers; body: unknown }

let asked: Asked[]
let answers: (() => Response | Promise<Response>)[]

beforeEach(() => {
  asked = []
  answers = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit & { headers: Headers }) => {
    asked.push({ url, method: init.method ?? '', headers: init.headers, body: init.body })
    init.signal?.throwIfAborted()
    const next = answers.shift()
    if (!next) throw new TypeError('Failed to fetch')
    return next()
  })
})
afterEach(() => vi.unstubAllGlobals())

const ok = (data: object = {}) => Response.json({ data })
const refused = (status: number, message: string, errors?: object[]) =>
  Response.json({ message, errors }, { status })

function client(tokens: Partial<Tokens> = {}) {
  return createCall('https://api.example', { access: () => undefined, refresh: async () => false, ...tokens })
}

test('a call has the address, method and body of its operation, and its parameters', async () => {
  answers = [ok, ok]
  const call = client({ access: () => 'a-token' })
  await call('getOrder', { params: { order_id: 'a b' } })
  await call('applyCoupon', { params: { order_id: 'x' }, body: { code: 'SPRING' } })
  expect(asked.map(({ url, method, body }) => [method, url, body])).toEqual([
    ['GET', 'https://api.example/v1/orders/a%20b', null],
    ['POST', 'https://api.example/v1/orders/x/coupon', '{"code":"SPRING"}'],
  ])
  expect(asked[0]?.headers.get('authorization')).toBe('Bearer a-token')
})

test('an expired token is renewed once, and the call keeps its idempotency key', async () => {
  let token = 'old'
  answers = [() => refused(401, 'token_expired'), () => ok({ order_id: 'new' })]
  const call = client({
    access: () => token,
    async refresh(old) {
      expect(old).toBe('old')
      token = 'new'
      return true
    },
  })
  const { data } = await call('createOrder', { body: { config: {} as never, locale: 'en' } })
  expect(data.order_id).toBe('new')
  expect(asked.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer old', 'Bearer new'])
  const keys = asked.map(({ headers }) => headers.get('idempotency-key'))
  expect(keys[0]).toBeTruthy()
  expect(keys[0]).toBe(keys[1])
})

test('a refusal has its code and the fields that it refers to', async () => {
  answers = [() => refused(400, 'bad_params', [{ field: 'email', code: 'email_invalid' }])]
  await expect(client()('getPrices')).rejects.toMatchObject({
    status: 400,
    code: 'bad_params',
    errors: [{ field: 'email', code: 'email_invalid' }],
  })
})

test('a response from another server has no code of ours', async () => {
  answers = [() => new Response('<h1>502</h1>', { status: 502 })]
  await expect(client()('getPrices')).rejects.toMatchObject({ status: 502, code: 'something_wrong' })
})

test('no answer at all has no status', async () => {
  await expect(client()('getPrices')).rejects.toMatchObject({ status: 0 })
})

test('a call that was aborted fails as aborted, not as a lost connection', async () => {
  const left = new AbortController()
  left.abort()
  await expect(endedBy(left.signal, client())('getPrices')).rejects.toMatchObject({ name: 'AbortError' })
})
