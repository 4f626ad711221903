import { Agent, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { exampleConfig } from '#contract/order-config.ts'
import { insertSession } from '#server/auth/session-store.ts'
import { openDatabase } from '#server/db.ts'
import { load } from './measuring/load.ts'
import { startProduct, startYardstick } from './measuring/server.ts'

/** An order placed and paid by balance (two calls), against the same rows written by one statement. */
const databaseUrl = process.env.DATABASE_URL
if (!databaseUrl) throw new Error('DATABASE_URL names an empty database')

type Answer = { data?: { order_id?: string; status?: string } }

const customers = 64
const seconds = 8
const agent = new Agent({ keepAlive: true })
const product = await startProduct({ DATABASE_URL: databaseUrl })
const db = openDatabase(databaseUrl, 4)
const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })

try {
  const tokens = await richCustomers()
  await runFlows(tokens, 3)
  const flows = await runFlows(tokens, seconds)
  const bare = await startYardstick('bench/yardsticks/order.ts', { DATABASE_URL: databaseUrl })
  const yardstick = await load({ url: bare.url, method: 'POST', seconds })
  await bare.stop()
  const ratio = flows.perSecond / yardstick.perSecond
  console.log(
    `order placed and paid: ${Math.round(flows.perSecond)} flows/s p99 ${flows.p99} ms, yardstick ${Math.round(yardstick.perSecond)}/s p99 ${yardstick.p99} ms, ratio ${ratio.toFixed(2)}, goal 0.6${flows.failed ? `, FAILED ${flows.failed}` : ''}`,
  )
} finally {
  agent.destroy()
  await pool.end()
  await db.destroy()
  await product.stop()
}

/** Customers with a balance that outlasts the run, each signed in. */
async function richCustomers(): Promise<string[]> {
  const { rows } = await pool.query(
    `insert into users (kind, email, username) select 'customer', 'bench' || i || '@example.com', 'bench' || i
     from generate_series(1, $1) i returning id`,
    [customers],
  )
  const tokens: string[] = []
  for (const { id } of rows) {
    await pool.query(
      `with e as (insert into ledger_entries (kind, business_ref) values ('balance_topped_up', gen_random_uuid()::text) returning id),
        a as (insert into ledger_accounts (kind, owner_id, balance) values ('customer_balance', $1, 1000000000) returning id),
        h as (select id from ledger_accounts where kind = 'provider_clearing')
       insert into ledger_lines (entry_id, account_id, amount)
       select e.id, a.id, 1000000000 from e, a union all select e.id, h.id, -1000000000 from e, h`,
      [id],
    )
    tokens.push((await insertSession(db, id, new Date())).accessToken)
  }
  return tokens
}

async function runFlows(tokens: string[], seconds: number) {
  const times: number[] = []
  let failed = 0
  const end = performance.now() + seconds * 1000
  const flow = async (token: string) => {
    const started = performance.now()
    const { data } = await post(token, '/v1/orders', { config: exampleConfig })
    const paid = await post(token, `/v1/orders/${data?.order_id}/pay`, {
      method: 'balance',
      accept_risk: true,
    })
    if (paid.data?.status !== 'waiting_for_account') failed++
    times.push(performance.now() - started)
  }
  const worker = async (index: number) => {
    await sleep(index)
    while (performance.now() < end) await flow(tokens[index % tokens.length] ?? '')
  }
  await Promise.all(Array.from({ length: 16 }, (_, index) => worker(index)))
  times.sort((a, b) => a - b)
  return {
    perSecond: times.length / seconds,
    p99: Math.round(times[Math.floor(times.length * 0.99)] ?? 0),
    failed,
  }
}

/** As light as the client that loads the yardstick: both share the machine with what they measure. */
function post(token: string, path: string, body: object): Promise<Answer> {
  const text = JSON.stringify(body)
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    'idempotency-key': crypto.randomUUID(),
  }
  return new Promise((resolve, reject) => {
    request(product.url + path, { method: 'POST', agent, headers }, (answer) => {
      json(answer).then((read) => resolve(read as Answer), reject)
    })
      .on('error', reject)
      .end(text)
  })
}
