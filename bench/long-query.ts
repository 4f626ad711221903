import { sql } from 'kysely'
import { openDatabase } from '#server/platform/db/pool.ts'
import { bench } from './measuring/bench.ts'
import { load } from './measuring/load.ts'
import { signedIn } from './measuring/sign-in.ts'

const seconds = 20

/** A query that never ends leaves the other calls fast (trust D6), and is cancelled after 30 s. */
await bench(async ({ database, product, figure }) => {
  const { url: databaseUrl } = await database()
  const { url } = await product()
  const { headers } = await signedIn(url, 'mira')
  const call = { url: `${url}/v1/orders`, headers, seconds: 8 }
  const alone = await load(call)
  const db = openDatabase(databaseUrl, { connections: 1 })
  const started = performance.now()
  const report = sql`select count(*) from generate_series(1, 1000000000) a, generate_series(1, 100) b`
    .execute(db)
    .then(
      () => 'finished',
      (error: Error) => error.message,
    )
  const beside = await load({ ...call, seconds })
  const outcome = await report
  const lasted = (performance.now() - started) / 1_000
  await db.destroy()
  console.log(`The long query: ${outcome}`)
  const most = (what: string, value: number, goal: number, unit: string) =>
    figure({ what, value, unit, goal, bound: 'at most' })
  most('p99 of calls, alone', alone.p99, 300, ' ms')
  most('p99 of calls beside the long query', beside.p99, 300, ' ms')
  most('calls that failed', alone.failed + beside.failed, 0, '')
  most('the long query was cancelled after', lasted, 35, ' s')
})
