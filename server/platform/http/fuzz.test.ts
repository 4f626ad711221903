import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { errorStatus, ruleSentences } from '#contract/errors.ts'
import { methodAndPath, type OperationName, operations } from '#contract/operations.ts'
import { orderStatuses } from '#core/orders/lifecycle.ts'
import { permissions } from '#core/people/permissions.ts'
import { checkLedger } from '#server/money/ledger/check-ledger.ts'
import { insertBooster, insertCustomer, insertOrder, signIn } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { rounds } from '#server/test/rounds.ts'
import { errorsOf } from './open-api.ts'

const inputsEach = Number(process.env.FUZZ_INPUTS ?? rounds(40, 500))
const seed = Number(process.env.FUZZ_SEED ?? 20_260)

const { app, services } = await openApp()
/** Ids that exist, so that odd input also reaches real orders. */
const ids: string[] = []
const tokens: Record<string, string | undefined> = { visitor: undefined }
beforeAll(async () => {
  const customer = await insertCustomer(services)
  const booster = await insertBooster(services, { soloLimit: 50 })
  const staff = await insertCustomer(services, { permissions: [...permissions] })
  tokens.customer = await signIn(services, customer.id)
  tokens.booster = await signIn(services, booster.id)
  tokens.staff = await signIn(services, staff.id)
  ids.push(customer.id, booster.id, randomUUID())
  for (const status of orderStatuses) {
    const order = await insertOrder(services, { status, customerId: customer.id, boosterId: booster.id })
    ids.push(order.id)
  }
  const payments = await services.db.selectFrom('payments').select('id').execute()
  ids.push(...payments.slice(0, 2).map(({ id }) => id))
})

/** Mulberry32: a small seeded generator, so that findings can be reproduced. */
function generator(state: number) {
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}
const random = generator(seed)
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T

const oddValues: unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1,
  1.5,
  -0,
  1e9,
  1e308,
  2 ** 53,
  Number.MIN_SAFE_INTEGER,
  '',
  ' ',
  '0',
  '-1',
  'null',
  'NaN',
  'x'.repeat(30_000),
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e',
  '🏔️',
  "'; drop table users; --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  '{{7*7}}',
  'a@example.com',
  'a@b\r\nBcc: x@y.z',
  'elo-boost',
  'valorant',
  '__proto__',
  'constructor',
  [],
  [[]],
  {},
  { a: { b: {} } },
  { length: 1e9 },
  [null],
  Array(200).fill('x'),
]
const odd = () => (random() < 0.2 ? pick(ids) : structuredClone(pick(oddValues)))

/** A copy with one to three places changed, removed or added. */
function mutated(value: unknown): unknown {
  const root = { value: structuredClone(value) }
  for (let changes = 1 + Math.floor(random() * 3); changes > 0; changes--) change(root)
  return root.value
}

function change(root: { value: unknown }) {
  let holder = root as Record<string, unknown>
  let key = 'value'
  while (typeof holder[key] === 'object' && holder[key] !== null && random() < 0.7) {
    const inner = holder[key] as Record<string, unknown>
    const keys = Object.keys(inner)
    if (keys.length === 0) break
    holder = inner
    key = pick(keys)
  }
  const what = random()
  if (what < 0.15 && holder !== (root as object)) delete holder[key]
  else if (what < 0.3) put(holder, String(odd()))
  else holder[key] = odd()
}

/** Also for names that assignment treats specially, such as `__proto__`. */
function put(holder: object, name: string) {
  if (Array.isArray(holder)) return holder.push(odd())
  return Object.defineProperty(holder, name, {
    value: odd(),
    enumerable: true,
    writable: true,
    configurable: true,
  })
}

const text = (value: unknown) => encodeURIComponent(String(value).toWellFormed().slice(0, 300))
const idLike = () => (random() < 0.75 ? pick(ids) : odd())

function input(name: OperationName, token: string | undefined) {
  const { method, path } = methodAndPath(name)
  const endpoint: Endpoint = contract[name]
  const params = path.replace(/:(\w+)/g, (_, param: string) =>
    text(param === 'state' && random() < 0.7 ? pick(orderStatuses) : idLike()),
  )
  const query = random() < 0.4 ? `?${pick(['page', 'after', 'q', '__proto__', ''])}=${text(odd())}` : ''
  const body =
    random() < 0.15 ? odd() : random() < 0.2 ? endpoint.example?.body : mutated(endpoint.example?.body)
  const json = random() < 0.05 ? pick(['{', '', 'nul', '{"a":1e999}']) : (JSON.stringify(body) ?? '{}')
  return {
    method: method as 'POST',
    url: params + query,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(random() < 0.2 && {
        'idempotency-key': pick(['short', 'a-good-key', 'k'.repeat(200), randomUUID()]),
      }),
      ...(random() < 0.3 && { cookie: `refresh_token=${text(odd())}; access_token=${text(odd())}` }),
      'content-type':
        random() < 0.05 ? pick(['text/plain', 'multipart/form-data; boundary=x']) : 'application/json',
    },
    ...(method !== 'GET' && { payload: json }),
  }
}

/** What is wrong with a response, or null. */
function fault(
  name: OperationName,
  answer: { statusCode: number; body: string; headers: object },
): string | null {
  const { statusCode, body } = answer
  if (statusCode === 200) return null
  const parsed: { message?: unknown } = JSON.parse(body)
  const { message } = parsed
  if (message === 'server_busy') return null
  if (statusCode >= 500) return `${statusCode} ${body}`
  if (typeof message !== 'string') return `no message: ${body}`
  if (Object.values<string>(ruleSentences).includes(message))
    return statusCode === 400 ? null : `${statusCode} ${message}`
  const code = errorsOf(name, contract[name]).find((each) => each === message)
  // An id that is too long for the router belongs to no operation.
  if (!code) return message === 'not_found' ? null : `undeclared: ${message}`
  return errorStatus[code] === statusCode ? null : `${message} with ${statusCode}`
}

const people = ['visitor', 'customer', 'booster', 'staff'] as const
const names = Object.keys(operations) as OperationName[]

test.each(people)(
  `trust I1: ${inputsEach} odd inputs to every operation as %s: no 5xx, only declared refusals`,
  async (who) => {
    const faults = new Set<string>()
    for (const name of names) {
      if (name === 'logout') continue
      for (let n = 0; n < inputsEach; n += 10) {
        const asked = Array.from({ length: 10 }, () => input(name, tokens[who]))
        const answers = await Promise.all(asked.map((each) => app.inject(each)))
        answers.forEach((answer, i) => {
          const found = fault(name, answer)
          if (found) faults.add(`${name}: ${found} after ${JSON.stringify(asked[i]).slice(0, 400)}`)
        })
      }
    }
    expect([...faults].slice(0, 10), `seed ${seed}`).toEqual([])
  },
)

test('afterwards the books are correct and no unexpected error was logged', async () => {
  expect(await checkLedger(services.db)).toEqual([])
  expect(services.logged.filter((line) => line.includes('request failed'))).toEqual([])
})
