import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, expect, test } from 'vitest'
import { topUp } from '#core/money/ledger.ts'
import { checkLedger } from '#server/money/ledger/check-ledger.ts'
import { postEntry } from '#server/money/ledger/post-entry.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { anOrderConfig, insertCustomer, insertSupply, signIn } from '#server/test/factories.ts'
import { openServices } from '#server/test/open-app.ts'
import { freePort } from '#server/test/outage.ts'
import { rounds } from '#server/test/rounds.ts'

const kills = rounds(5, 20)
const workers = 8
const busy = 503

const services = await openServices({ connections: 4 })
await insertSupply(services)
let child: ChildProcess
const port = await freePort()

afterAll(async () => {
  child?.kill('SIGKILL')
})

test(`${kills} times kill -9 under load: no acknowledged payment is lost or doubled, and the server recovers`, async () => {
  const tokens = await Promise.all(Array.from({ length: workers }, () => richCustomer()))
  const acknowledged: string[] = []
  for (let round = 0; round < kills; round++) {
    await startServer()
    // The process is killed in the middle of its work, however slow the machine is, after more of it each time.
    let left = 2 + ((round * 7) % 40)
    const acknowledge = (id: string) => {
      acknowledged.push(id)
      if (--left === 0) child.kill('SIGKILL')
    }
    await Promise.all(tokens.map((token) => orderUntilCut(token, acknowledge)))
  }

  expect(acknowledged.length).toBeGreaterThan(kills)
  const paid = await paidOrders()
  expect(new Set(paid).size).toBe(paid.length)
  expect(acknowledged.filter((id) => !paid.includes(id))).toEqual([])
  expect(await checkLedger(services.db)).toEqual([])
})

/** Places and pays orders until the connection breaks; only answered calls count as acknowledged. */
async function orderUntilCut(token: string, acknowledge: (id: string) => void): Promise<void> {
  for (;;) {
    try {
      const created = await post(token, '/v1/orders', { config: anOrderConfig })
      const { data } = await created.json()
      const paid = await post(token, `/v1/orders/${data.order_id}/pay`, {
        method: 'balance',
        accept_risk: true,
        start_now: '1.0',
        withdrawal_ends: '1.0',
      })
      if (paid.ok) acknowledge(data.order_id)
      // A machine under load can answer that it is busy, which is no acknowledgement either.
      else if (paid.status !== busy)
        throw new Error(`paying was answered ${paid.status}: ${await paid.text()}`)
    } catch (error) {
      // This test expects a broken connection; anything else is a fault.
      if (error instanceof TypeError || error instanceof SyntaxError) return
      throw error
    }
  }
}

function post(token: string, path: string, body: object): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify(body),
  })
}

/** An order for each payment in the ledger. */
async function paidOrders(): Promise<string[]> {
  const entries = await services.db
    .selectFrom('ledger_entries')
    .select('business_ref')
    .where('kind', '=', 'paid_by_balance')
    .execute()
  const orders = await services.db
    .selectFrom('orders')
    .select('id')
    .where('status', '<>', 'not_paid')
    .execute()
  const paid = entries.map(({ business_ref }) => business_ref.split(':')[0] ?? '')
  expect(orders.map(({ id }) => id).sort()).toEqual(paid.sort())
  return paid
}

async function richCustomer(): Promise<string> {
  const customer = await insertCustomer(services)
  await transaction(services, (work) =>
    postEntry(
      work.tx,
      topUp({ paymentId: crypto.randomUUID(), customerId: customer.id, amount: 100_000_000 }),
      services.now(),
    ),
  )
  return signIn(services, customer.id)
}

/** Starts the API and waits until it answers. */
async function startServer(): Promise<void> {
  child = spawn(process.execPath, ['server/test/api-server.ts'], {
    env: { ...process.env, DATABASE_URL: services.databaseUrl, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (child.stdout) await once(child.stdout, 'data')
  const response = await fetch(`http://127.0.0.1:${port}/readyz`)
  expect(response.status).toBe(200)
}
