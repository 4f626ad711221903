// Runs tests again on the machine's own PostgreSQL and Redis, if they are available: node run/services.mjs
import { createConnection } from 'node:net'
import { tests } from './gate.mjs'
import { install } from './install.mjs'
import { part } from './parts.mjs'
import { inWords } from './results.mjs'

await install()
// Where locks, races, time and messages between processes matter, which differ between databases.
const folders =
  'changes checkout db disputes ledger order-chat orders payments payouts realtime receipts sessions settlement tips top-ups vault webhooks'
const files = 'attempt-store bursts clock-jumps crash jobs outage turns walk'
const places = [
  ...folders.split(' ').map((name) => `server/${name}/`),
  ...files.split(' ').map((name) => `server/${name}.test.ts`),
]
const env = {}
const postgres = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'
if (await answersPostgres(postgres)) env.TEST_DATABASE_URL = postgres
else console.log(`No PostgreSQL is reachable at ${new URL(postgres).host}.`)
const redis = process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379'
if (await answersRedis(new URL(redis))) env.TEST_REDIS_URL = redis
else console.log(`No Redis is reachable at ${new URL(redis).host}.`)

const again = () => tests({ ...env, TEST_TIMES: 'test-results/services-times.json' }, places)
const results =
  Object.keys(env).length > 0 ? await part('services', again) : { passed: 0, failed: 0, notes: [] }
console.log(`\n${inWords(results)}`)
process.exit(results.failed === 0 ? 0 : 1)

/** Whether it accepts our connection and lets us create databases and accounts. */
async function answersPostgres(connectionString) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 3_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query(
      'select rolsuper or (rolcreatedb and rolcreaterole) as may from pg_roles where rolname = current_user',
    )
    return rows[0]?.may === true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

function answersRedis({ hostname, port }) {
  return new Promise((resolve) => {
    const socket = createConnection({ host: hostname, port: Number(port || 6379), timeout: 3_000 })
    const answer = (isRedis) => {
      socket.destroy()
      resolve(isRedis)
    }
    socket.once('connect', () => socket.write('PING\r\n'))
    socket.once('data', (data) => answer(data.toString().startsWith('+PONG')))
    for (const event of ['error', 'timeout', 'close']) socket.once(event, () => answer(false))
  })
}
