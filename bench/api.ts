import { exampleConfig } from '#contract/order-config.ts'
import { bench } from './measuring/bench.ts'
import { load } from './measuring/load.ts'
import { startYardstick } from './measuring/server.ts'
import { signedIn } from './measuring/sign-in.ts'

/** Reading an order with its session check, listing ten, and a quote, each compared with a bare Fastify handler. */
await bench(async ({ database, product, row }) => {
  const { ownerUrl } = await database()
  const { url } = await product()
  const { id, headers } = await signedIn(url, 'mira')
  const orders = await (await fetch(`${url}/v1/orders`, { headers })).json()
  const order = orders.data.items.find(({ status }: { status: string }) => status === 'boosting').order_id

  const sql = await startYardstick('bench/yardsticks/sql.ts', { DATABASE_URL: ownerUrl })
  const read = await load({ url: `${url}/v1/orders/${order}`, headers })
  row('read an order', read, await load({ url: `${sql.url}/order/${order}` }), 0.75)
  const listed = await load({ url: `${url}/v1/orders`, headers })
  row('list ten orders', listed, await load({ url: `${sql.url}/orders/${id}` }), 0.75)
  await sql.stop()

  const quote = {
    method: 'POST',
    body: JSON.stringify({ config: exampleConfig }),
    headers: { 'content-type': 'application/json' },
  } as const
  const bare = await startYardstick('bench/yardsticks/quote.ts')
  const quoted = await load({ url: `${url}/v1/quotes`, ...quote })
  row('a quote, sealed', quoted, await load({ url: bare.url, ...quote }), 0.75)
  await bare.stop()
})
