import { exampleConfig } from '#contract/order-config.ts'
import { load, row } from './measuring/load.ts'
import { startProduct, startYardstick } from './measuring/server.ts'
import { signedIn } from './measuring/sign-in.ts'

/** Reading an order with its session check, listing ten, and a quote, each against a bare Fastify handler. */
const databaseUrl = process.env.DATABASE_URL
if (!databaseUrl) throw new Error('DATABASE_URL names an empty database that both sides read')

const product = await startProduct({ DATABASE_URL: databaseUrl })
try {
  const { id, headers } = await signedIn(product.url, 'mira')
  const orders = await (await fetch(`${product.url}/v1/orders`, { headers })).json()
  const order = orders.data.items.find(({ status }: { status: string }) => status === 'boosting').order_id

  const sql = await startYardstick('bench/yardsticks/sql.ts', { DATABASE_URL: databaseUrl })
  row(
    'read an order',
    await load({ url: `${product.url}/v1/orders/${order}`, headers }),
    await load({ url: `${sql.url}/order/${order}` }),
    0.75,
  )
  row(
    'list ten orders',
    await load({ url: `${product.url}/v1/orders`, headers }),
    await load({ url: `${sql.url}/orders/${id}` }),
    0.75,
  )
  await sql.stop()

  const quote = {
    method: 'POST',
    body: JSON.stringify({ config: exampleConfig }),
    headers: { 'content-type': 'application/json' },
  } as const
  const bare = await startYardstick('bench/yardsticks/quote.ts')
  row(
    'a quote, locked',
    await load({ url: `${product.url}/v1/quotes`, ...quote }),
    await load({ url: bare.url, ...quote }),
    0.75,
  )
  await bare.stop()
} finally {
  await product.stop()
}
