import { expect, test } from 'vitest'
import { exampleConfig } from '#contract/order-config.ts'
import { demoPriceTable } from '#core/prices/price-table.ts'
import { insertCustomer, insertSupply, signIn } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'

const { app, services } = await openApp()
await insertSupply(services)
let token = await signIn(services, (await insertCustomer(services)).id)

async function post(url: string, payload: object, headers: Record<string, string> = {}) {
  const answer = await app.inject({
    method: 'POST',
    url,
    payload,
    headers: { authorization: `Bearer ${token}`, ...headers },
  })
  return { status: answer.statusCode, ...answer.json() }
}

const order = (config: object, rest: object = {}) => post('/v1/orders', { config, ...rest })
const countOrders = async () => (await services.db.selectFrom('orders').select('id').execute()).length

test('an order is priced by the server, with its lines, share, level and filter frozen', async () => {
  const { status, data } = await order(exampleConfig)
  expect(status).toBe(200)
  expect(data).toMatchObject({ total: 8370, currency: 'EUR' })
  const row = await services.db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', data.order_id)
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({
    status: 'not_paid',
    total: 8370,
    booster_share: 5022,
    price_version: 1,
    filter: 'league-of-legends:elo-boost:euw',
    duo: false,
    locale: 'en',
  })
  expect(row.quote.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(8370)
  const events = await services.db
    .selectFrom('order_events')
    .selectAll()
    .where('order_id', '=', row.id)
    .execute()
  expect(events).toMatchObject([
    {
      actor: 'customer',
      actor_id: row.customer_id,
      action: 'create',
      from_status: null,
      to_status: 'not_paid',
    },
  ])
})

test('spec 5: the rules of the purchase are refused with their sentence and the field', async () => {
  const { start, target } = exampleConfig as Extract<typeof exampleConfig, { start: object }>
  const refusals = [
    [
      { ...exampleConfig, target: { ...target, tier: 'bronze' } },
      'The target tier cannot be lower than the current tier.',
      'config.target.tier',
    ],
    [
      { ...exampleConfig, target: { ...start, tier: 'silver', division: 2, bracket: undefined, points: 0 } },
      'The target division cannot be the same as or lower than the current division.',
      'config.target.division',
    ],
    [
      {
        ...exampleConfig,
        start: { tier: 'master', division: null, bracket: '0-20', points: 100 },
        target: { tier: 'master', division: null, points: 139 },
      },
      'The minimum purchase is 40 LP or 40 RR.',
      'config.target',
    ],
    [{ ...exampleConfig, server: 'kr' }, 'invalid_server', 'config.server'],
    [{ ...exampleConfig, server: 'ap' }, 'invalid_server', 'config.server'],
    [
      {
        ...exampleConfig,
        game: 'teamfight-tactics',
        queue: 'ranked',
        addons: ['characters'],
        roles: [],
        characters: ['ahri'],
      },
      'custom_champions_option_is_not_available',
      'config.addons',
    ],
    [
      {
        ...exampleConfig,
        game: 'teamfight-tactics',
        queue: 'ranked',
        addons: ['duo'],
        roles: [],
        characters: [],
      },
      'duo_boost_is_not_available_for_this_service',
      'config.queue',
    ],
  ] as const
  const before = await countOrders()
  for (const [config, message, field] of refusals) {
    const answer = await order(JSON.parse(JSON.stringify(config)))
    expect(answer).toMatchObject({ status: 400, message, errors: [{ field }] })
  }
  expect(await countOrders()).toBe(before)
})

test('trust M4: 100 bodies that name an amount, a discount or an owner are refused and leave nothing', async () => {
  const names = [
    'price',
    'total',
    'discount',
    'currency',
    'amount',
    'booster_share',
    'quote',
    'status',
    'customer_id',
    'paid_at',
  ]
  const values = [1, 0, -1, 0.01, 1e309, '1', null, [1], { amount: 1 }, 'EUR']
  const before = await countOrders()
  const answers = await Promise.all(
    names.flatMap((name, i) =>
      values.map((value) =>
        i % 2 === 0
          ? order(exampleConfig, { [name]: value })
          : order({ ...exampleConfig, [name]: value }, { locale: 'en' }),
      ),
    ),
  )
  expect(answers).toHaveLength(100)
  for (const answer of answers) expect(answer).toMatchObject({ status: 400, message: 'bad_params' })
  expect(await countOrders()).toBe(before)
})

test('trust M16: a seal locks its price through a change, for its configuration and for 30 minutes', async () => {
  const quoted = await post('/v1/quotes', { config: exampleConfig })
  expect(quoted.data.quote.total).toBe(8370)
  expect(Date.parse(quoted.data.expires_at) - services.now().getTime()).toBeGreaterThan(29.9 * 60_000)
  const dearer = structuredClone(demoPriceTable)
  dearer.version = 2
  dearer.addons.priority = 50
  await services.db
    .insertInto('price_tables')
    .values({
      version: 2,
      effective_at: services.now(),
      author: 'test',
      reason: 'a change',
      content: JSON.stringify(dearer),
    })
    .execute()
  services.tags.raise('prices')
  const { seal } = quoted.data
  expect((await order(exampleConfig)).data.total).toBe(9920)
  expect((await order(exampleConfig, { seal })).data.total).toBe(8370)
  const before = await countOrders()
  const other = { ...exampleConfig, addons: ['priority'], roles: [], characters: [] }
  expect(await order(other, { seal })).toMatchObject({ status: 404, message: 'quote_not_found' })
  expect(await order(exampleConfig, { seal: 'A'.repeat(40) })).toMatchObject({ message: 'quote_not_found' })
  // The link is opened again and always shows the same price and the same expiry.
  services.advance(29 * 60_000)
  const opened = await post('/v1/quotes', { config: exampleConfig, seal })
  expect(opened.data).toEqual(quoted.data)
  services.advance(2 * 60_000)
  const again = await signIn(services, (await insertCustomer(services)).id)
  token = again
  const expired = { status: 409, message: 'quote_expired' }
  expect(await order(exampleConfig, { seal })).toMatchObject(expired)
  expect(await post('/v1/quotes', { config: exampleConfig, seal })).toMatchObject(expired)
  expect(await countOrders()).toBe(before)
})

test('no order is created at a total other than the one shown', async () => {
  const before = await countOrders()
  const changed = { status: 409, message: 'order_total_changed' }
  expect(await order(exampleConfig, { total: 8370 })).toMatchObject(changed)
  const { seal } = (await post('/v1/quotes', { config: exampleConfig })).data
  expect(await order(exampleConfig, { seal, total: 8370 })).toMatchObject(changed)
  expect(await countOrders()).toBe(before)
  expect((await order(exampleConfig, { seal, total: 9920 })).data.total).toBe(9920)
})

test('a character that is not in the game’s list is refused at the field, and nothing is stored', async () => {
  const before = await countOrders()
  const agent = { ...exampleConfig, characters: ['ahri', 'jett'] }
  const refused = { status: 400, message: 'bad_params', errors: [{ field: 'config.characters.1' }] }
  expect(await order(agent)).toMatchObject(refused)
  expect(await post('/v1/quotes', { config: agent })).toMatchObject(refused)
  for (const [change, field] of [
    [{ characters: ['Ahri'] }, 'config.characters.0'],
    [{ characters: ['<script>'] }, 'config.characters.0'],
    [{ characters: ['ahri', 'ahri'] }, 'config.characters'],
    [{ characters: ['ahri', 'ashe', 'jinx', 'lux', 'vi', 'zed'] }, 'config.characters'],
    [{ roles: ['baron'] }, 'config.roles.0'],
    [{ roles: ['carry'] }, 'config.roles.0'],
    [{ roles: ['top', 'mid', 'bot'] }, 'config.roles'],
  ] as const)
    expect(await order({ ...exampleConfig, ...change })).toMatchObject({
      status: 400,
      message: 'bad_params',
      errors: [{ field }],
    })
  expect(await countOrders()).toBe(before)
})

test('the add-on without a choice has a price, but can’t be ordered', async () => {
  const open = { ...exampleConfig, roles: [], characters: [] }
  const quoted = await post('/v1/quotes', { config: open })
  expect(quoted).toMatchObject({ status: 200, data: { config: { roles: [], characters: [] } } })
  const before = await countOrders()
  expect(await order(open, { seal: quoted.data.seal })).toMatchObject({
    status: 400,
    message: 'wish_missing',
    errors: [{ field: 'config.characters', code: 'wish_missing' }],
  })
  expect(await countOrders()).toBe(before)
})

test('a body from before roles and duo hours existed still creates an order', async () => {
  const older = { ...exampleConfig, roles: undefined, freeHours: undefined }
  const { data } = await post('/v1/quotes', { config: older })
  expect(data.config).toEqual({ ...exampleConfig, roles: [], freeHours: '' })
  expect((await order(older)).status).toBe(200)
})

test('the same Idempotency-Key makes one order', async () => {
  token = await signIn(services, (await insertCustomer(services)).id)
  const before = await countOrders()
  const headers = { 'idempotency-key': 'one-order-only' }
  const first = await post('/v1/orders', { config: exampleConfig }, headers)
  const second = await post('/v1/orders', { config: exampleConfig }, headers)
  expect(second.data).toEqual(first.data)
  expect(await countOrders()).toBe(before + 1)
})

test('a visitor gets prices, a sealed quote and opens its link, but gets no order', async () => {
  token = 'nobody'
  const prices = await app.inject({ url: '/v1/prices' })
  expect(prices.json().data.prices.version).toBe(2)
  const quoted = await app.inject({ method: 'POST', url: '/v1/quotes', payload: { config: exampleConfig } })
  const { config, seal } = quoted.json().data
  const linked = await app.inject({ method: 'POST', url: '/v1/quotes', payload: { config, seal } })
  expect(linked.json().data).toEqual(quoted.json().data)
  expect(await order(exampleConfig)).toMatchObject({ status: 401 })
})
