import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { exampleConfig } from '#contract/order-config.ts'
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts'
import { checkLedger } from '#server/money/ledger/check-ledger.ts'
import { openDatabase } from '#server/platform/db/pool.ts'
import { bench } from './measuring/bench.ts'
import { richCustomers } from './measuring/rich-customers.ts'
import { startProduct } from './measuring/server.ts'

const writes = 100

/**
 * The disk of database and files fills up while 100 orders are placed and paid (trust D5): each is whole or refused,
 * pages still open, and everything works again once there is space. It mounts a small file system, so it needs root.
 */
const disk = mkdtempSync(join(tmpdir(), 'peakline-disk-'))
execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400m,mode=755', 'tmpfs', disk])
const dataDir = join(disk, 'data')
mkdirSync(dataDir)
chmodSync(dataDir, 0o755)
const postgres = await startEmbeddedPostgres({ dataDir, log: console.log })
const { url: databaseUrl, ownerUrl } = postgres
const product = await startProduct({
  DATABASE_URL: databaseUrl,
  DATABASE_OWNER_URL: ownerUrl,
  DATA_DIR: dataDir,
})
try {
  await bench(async ({ figure }) => {
    const tokens = await richCustomers(ownerUrl, 10)
    const buy = (n: number) => placeAndPay(product.url, tokens[n % tokens.length] ?? '')
    const answers: Bought[] = [await buy(0)]
    for (let n = 1; n <= writes; n++) {
      // A third of the free space at a time, at last every byte.
      if (n % 10 === 0) await fill(n < writes / 2 ? 0.33 : 1, n)
      answers.push(await buy(n))
    }
    const pages = await Promise.all(
      ['/', '/valorant', '/de/boosters'].map(async (path) => (await fetch(product.url + path)).status),
    )
    execFileSync('sh', ['-c', `rm -f ${disk}/filler*`])
    const freed = performance.now()
    for (;;) {
      answers.push(await buy(0))
      if (answers.at(-1)?.refusal === null) break
      if (performance.now() - freed > 60_000) throw new Error('No order succeeds after space was freed')
      await sleep(200)
    }
    const seconds = (performance.now() - freed) / 1_000

    const refused = answers.flatMap(({ refusal }) => refusal ?? [])
    console.log(`${refused.length} of ${answers.length} orders refused:`, countsOf(refused))
    const db = openDatabase(databaseUrl, { connections: 1 })
    const faults = await checkLedger(db)
    const { paid } = await db
      .selectFrom('orders')
      .innerJoin('ledger_accounts', 'owner_id', 'orders.id')
      .innerJoin('users', 'users.id', 'customer_id')
      .where('email', 'like', 'bench%')
      .where('ledger_accounts.kind', '=', 'order_escrow')
      .whereRef('balance', '=', 'total')
      .where('paid_at', 'is not', null)
      .select((eb) => eb.fn.countAll<number>().as('paid'))
      .executeTakeFirstOrThrow()
    await db.destroy()

    const most = (what: string, value: number, goal: number, unit = '') =>
      figure({ what, value, unit, goal, bound: 'at most' })
    figure({ what: 'orders refused', value: refused.length, unit: '', goal: 1, bound: 'at least' })
    most('refusals other than server_busy', refused.filter((each) => each !== '503 server_busy').length, 0)
    // A refusal's commit may have been written before its reply was lost.
    most('accepted orders that are not paid', Math.max(0, answers.length - refused.length - paid), 0)
    most('faults in the ledger', faults.length, 0)
    most('pages that did not open', pages.filter((status) => status !== 200).length, 0)
    most('works again after', seconds, 30, ' s')
  })
} finally {
  await product.stop()
  await postgres.stop()
  execFileSync('umount', ['-l', disk])
  await rm(disk, { recursive: true, force: true })
}

type Bought = { refusal: string | null }

async function placeAndPay(site: string, token: string): Promise<Bought> {
  const placed = await post(`${site}/v1/orders`, token, { config: exampleConfig })
  if (!placed.ok) return { refusal: placed.said }
  const pay = `${site}/v1/orders/${placed.data?.order_id}/pay`
  const paid = await post(pay, token, {
    method: 'balance',
    accept_risk: true,
    start_now: '1.0',
    withdrawal_ends: '1.0',
  })
  return { refusal: paid.ok ? null : paid.said }
}

async function post(url: string, token: string, body: object) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  const { message, data }: { message?: string; data?: { order_id?: string } } = await answer
    .json()
    .catch(() => ({}))
  return { ok: answer.ok, said: `${answer.status} ${message}`, data }
}

/** Fills a share of the free space. */
async function fill(share: number, n: number): Promise<void> {
  const { bavail, bsize } = await statfs(disk)
  const bytes = Math.floor(bavail * bsize * share)
  if (bytes > 0) writeFileSync(join(disk, `filler${n}`), Buffer.alloc(bytes))
}

function countsOf(refused: readonly string[]) {
  const kinds = Object.groupBy(refused, (each) => each)
  return Object.fromEntries(Object.entries(kinds).map(([kind, each]) => [kind, each?.length]))
}
