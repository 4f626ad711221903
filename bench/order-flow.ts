import { Agent, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { exampleConfig } from '#contract/order-config.ts'
import { openDatabase } from '#server/db/pool.ts'
import { insertSession } from '#server/sessions/session-store.ts'
import { bench } from './measuring/bench.ts'
import { type Load, load } from './measuring/load.ts'
import { startYardstick } from './measuring/server.ts'

type Answer = { data?: { order_id?: string; status?: string } }

const customers = 64
const seconds = 8
const agent = new Agent({ keepAlive: true })

/** An order placed and paid by balance (two calls), compared with one statement that writes the same rows. */
await bench(async ({ database, product, row }) => {
  const { ownerUrl } = await database()
  const { url } = await product()
  const tokens = await richCustomers(ownerUrl)
  await runFlows(url, tokens, 3)
  const flows = await runFlows(url, tokens, seconds)
  const bare = await startYardstick('bench/yardsticks/order.ts', { DATABASE_URL: ownerUrl })
  const yardstick = await load({ url: bare.url, method: 'POST', seconds })
  await bare.stop()
  agent.destroy()
  row('order placed and paid', flows, yardstick, 0.6)
})

/** Customers whose balance lasts for the whole run, each signed in. */
async function richCustomers(databaseUrl: string): Promise<string[]> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  const db = openDatabase(databaseUrl, { connections: 4 })
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
    tokens.push((await insertSession({ db, config: { secretKey: 'bench' } }, id, new Date())).accessToken)
  }
  await pool.end()
  await db.destroy()
  return tokens
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
