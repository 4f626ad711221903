import { Agent, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { exampleConfig } from '#contract/order-config.ts'
import { bench } from './measuring/bench.ts'
import { type Load, load } from './measuring/load.ts'
import { processorOfBench } from './measuring/processor.ts'
import { richCustomers } from './measuring/rich-customers.ts'
import { startYardstick } from './measuring/server.ts'

type Answer = { data?: { order_id?: string; status?: string } }

// So many that no mailbox reaches its limit of mails a day.
const customers = 512
const seconds = 8
const agent = new Agent({ keepAlive: true })

/** An order placed and paid by balance (two calls), compared with one statement that writes the same rows. */
await bench(async ({ database, product, row, figure }) => {
  const { ownerUrl } = await database()
  const { url } = await product()
  const tokens = await richCustomers(ownerUrl, customers)
  await runFlows(url, tokens, 3)
  await analyze(ownerUrl)
  const before = processorOfBench()
  const flows = await runFlows(url, tokens, seconds)
  const spent = processorOfBench() - before
  const bare = await startYardstick('bench/yardsticks/order.ts', { DATABASE_URL: ownerUrl })
  const yardstick = await load({ url: bare.url, method: 'POST', seconds })
  await bare.stop()
  agent.destroy()
  row('order placed and paid', flows, yardstick, 0.6)
  figure({
    what: 'processor of server and database for an order',
    value: spent / (flows.perSecond * seconds),
    unit: ' ms',
    // With its mails, which leave at once.
    goal: 12,
    bound: 'at most',
  })
})

/** What autovacuum does within a minute: until then, the plans are those for empty tables. */
async function analyze(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('analyze')
  await client.end()
}

async function runFlows(site: string, tokens: string[], seconds: number): Promise<Load> {
  const times: number[] = []
  let failed = 0
  const end = performance.now() + seconds * 1000
  const flow = async (token: string) => {
    const started = performance.now()
    const { data } = await post(token, `${site}/v1/orders`, { config: exampleConfig })
    const paid = await post(token, `${site}/v1/orders/${data?.order_id}/pay`, {
      method: 'balance',
      accept_risk: true,
      start_now: '1.0',
      withdrawal_ends: '1.0',
    })
    if (paid.data?.status !== 'waiting_for_account') failed++
    times.push(performance.now() - started)
  }
  let next = 0
  const worker = async (index: number) => {
    await sleep(index)
    while (performance.now() < end) await flow(tokens[next++ % tokens.length] ?? '')
  }
  await Promise.all(Array.from({ length: 16 }, (_, index) => worker(index)))
  times.sort((a, b) => a - b)
  return {
    perSecond: times.length / seconds,
    p99: Math.round(times[Math.floor(times.length * 0.99)] ?? 0),
    failed,
  }
}

/** As light as the yardstick's load client, because both share the machine with what they measure. */
function post(token: string, url: string, body: object): Promise<Answer> {
  const text = JSON.stringify(body)
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    'idempotency-key': crypto.randomUUID(),
  }
  return new Promise((resolve, reject) => {
    request(url, { method: 'POST', agent, headers }, (answer) => {
      json(answer).then((read) => resolve(read as Answer), reject)
    })
      .on('error', reject)
      .end(text)
  })
}
