import { expect, test } from 'vitest'
import { exampleConfig } from '#contract/order-config.ts'
import { insertCustomer, insertSupply, signIn } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'

const { app, services } = await openApp()
await insertSupply(services)
const token = await signIn(services, (await insertCustomer(services)).id)

const names = [
  'price',
  'total',
  'discount',
  'currency',
  'amount',
  'priceVersion',
  'price_version',
  'quote',
  'lines',
  'boosterShare',
]
const values = [1, 0, -1, '1', { amount: 1 }]

/** Puts a value under a name into the body itself, into the configuration, or into a place within it. */
const places: ((body: Body, injected: object) => void)[] = [
  (body, injected) => Object.assign(body, injected),
  (body, injected) => Object.assign(body.config, injected),
  (body, injected) => Object.assign(body.config.start, injected),
  (body, injected) => Object.assign(body.config.target, injected),
  (body, injected) => Object.assign(body.config, { addons: [{ id: 'priority', ...injected }] }),
]
type Body = { config: Extract<typeof exampleConfig, { start: object }> }

const countOrders = async () => (await services.db.selectFrom('orders').select('id').execute()).length

test('trust M4: 500 bodies with an amount slipped in are refused, and nothing is stored', async () => {
  const bodies = ['/v1/quotes', '/v1/orders'].flatMap((url) =>
    places.flatMap((put) =>
      names.flatMap((name) =>
        values.map((value) => {
          const payload = structuredClone({ config: exampleConfig }) as Body
          put(payload, { [name]: value })
          return { url, payload }
        }),
      ),
    ),
  )
  expect(bodies).toHaveLength(500)
  const wrong: string[] = []
  for (const { url, payload } of bodies) {
    const answer = await app.inject({
      method: 'POST',
      url,
      payload,
      headers: { authorization: `Bearer ${token}` },
    })
    // A total in an order's own body is what the customer claims to have seen: it is compared, never charged.
    const compared = url === '/v1/orders' && Number.isInteger((payload as { total?: unknown }).total)
    const refused = compared ? 'order_total_changed' : 'bad_params'
    if (answer.json().message !== refused)
      wrong.push(`${url} ${JSON.stringify(payload)}: ${answer.statusCode} ${answer.body}`)
  }
  expect(wrong).toEqual([])
  expect(await countOrders()).toBe(0)
  // The same body without it is accepted, so nothing else was refused.
  const plain = await app.inject({ method: 'POST', url: '/v1/quotes', payload: { config: exampleConfig } })
  expect(plain.statusCode).toBe(200)
})
