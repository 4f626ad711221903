import { expect, test } from 'vitest'
import { exampleConfig } from '#contract/order-config.ts'
import type { OrderConfig } from '#core/choices/order-config.ts'
import { shareRuleOf } from '#core/orders/rising-share.ts'
import { withChanges } from '#core/prices/price-differences.ts'
import { demoPriceTable } from '#core/prices/price-table.ts'
import { contentOf, valuesOf } from '#core/prices/price-values.ts'
import { sampleOrders } from '#core/prices/sample-orders.ts'
import { priceConfig } from '#server/orders/quotes/price-config.ts'
import { insertCustomer, insertStaff, insertSupply, signIn } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { byBalance, fund } from '#server/test/payments.ts'
import { rounds } from '#server/test/rounds.ts'
import { checkLedger } from '../ledger/check-ledger.ts'

const { app, services } = await openApp()
await insertSupply(services)

const errors: string[] = []

async function post(token: string, url: string, payload: object) {
  const answer = await app.inject({
    method: 'POST',
    url,
    payload,
    headers: { authorization: `Bearer ${token}` },
  })
  if (answer.statusCode !== 200) errors.push(`${url}: ${answer.statusCode} ${answer.body}`)
  return answer.json().data
}

/** Changes every tier, add-on and percentage a little, differently each time; each value stays within its bounds. */
async function changePrices(token: string, times: number) {
  const demo = valuesOf(demoPriceTable)
  for (let n = 1; n <= times; n++) {
    const changes = Object.fromEntries(
      Object.entries(demo)
        .filter(([path]) => path.startsWith('games.'))
        .map(([path, value]) => [path, value + (n % 200)]),
    )
    const content = contentOf(withChanges(demo, { ...changes, 'addons.priority': n % 50, boosterShare: 50 }))
    await post(token, '/v1/prices/versions', {
      content,
      effective_at: null,
      reason: `Change ${n}`,
      based_on: n,
    })
  }
}

const configs: OrderConfig[] = [
  exampleConfig,
  ...sampleOrders.filter(({ service }) => service !== 'duo-boost'),
]

type Bought = { orderId: string; config: OrderConfig; quoted: number | null; told: number }

/** Quotes, orders with or without the quote, and pays by balance. */
async function buy(token: string, n: number): Promise<Bought> {
  const config = configs[n % configs.length] as OrderConfig
  const locked = n % 2 === 0 ? await post(token, '/v1/quotes', { config }) : null
  const order = await post(token, '/v1/orders', {
    config,
    ...(locked && { seal: locked.seal, total: locked.quote.total }),
  })
  await post(token, `/v1/orders/${order.order_id}/pay`, byBalance)
  return { orderId: order.order_id, config, quoted: locked?.quote.total ?? null, told: order.total }
}

const changed = rounds(200, 1_000)

test(`trust M16: prices change ${changed} times under load, and every order is charged exactly its frozen price`, async () => {
  const staff = await signIn(services, (await insertStaff(services, ['FullAccess'])).id)
  let changing = true
  const changes = changePrices(staff, changed).finally(() => {
    changing = false
  })
  const bought: Bought[] = []
  const customers = Array.from({ length: 8 }, async (_, lane) => {
    const { id } = await insertCustomer(services)
    await fund(services, id, 900_000_000)
    const token = await signIn(services, id)
    for (let n = lane; changing; n += 8) bought.push(await buy(token, n))
  })
  await Promise.all([changes, ...customers])
  expect(errors).toEqual([])

  const versions = await services.db.selectFrom('price_tables').select(['version', 'content']).execute()
  expect(versions).toHaveLength(changed + 1)
  const tables = new Map(versions.map(({ version, content }) => [version, content]))
  const orders = await services.db.selectFrom('orders').selectAll().execute()
  const accounts = await services.db
    .selectFrom('ledger_accounts')
    .select(['owner_id', 'balance'])
    .where('kind', '=', 'order_escrow')
    .execute()
  const charged = new Map(accounts.map(({ owner_id, balance }) => [owner_id, balance]))
  expect(orders).toHaveLength(bought.length)
  expect(bought.length).toBeGreaterThan(100)
  expect(charged.size).toBe(orders.length)
  expect(new Set(orders.map((order) => order.price_version)).size).toBeGreaterThan(50)
  for (const { orderId, config, quoted, told } of bought) {
    const order = orders.find(({ id }) => id === orderId)
    const table = tables.get(order?.price_version ?? 0)
    if (!order || !table) throw new Error(`no order or prices for ${orderId}`)
    const quote = priceConfig(config, table)
    expect(order.quote).toEqual({ ...quote, share: shareRuleOf(table) })
    expect([order.total, order.booster_share, told]).toEqual([quote.total, quote.boosterShare, quote.total])
    if (quoted !== null) expect(order.total).toBe(quoted)
    expect(charged.get(orderId)).toBe(order.total)
  }
  expect(await checkLedger(services.db)).toEqual([])
})
