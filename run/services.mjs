// Runs tests again on the machine's own PostgreSQL and Redis, if they are available: node run/services.mjs
import { tests } from './gate.mjs'
import { install } from './install.mjs'
import { answersPostgres, answersRedis, ownPostgres, ownRedis } from './own-services.mjs'
import { part } from './parts.mjs'
import { inWords } from './results.mjs'

await install()
// Where locks, races, time and messages between processes matter, which differ between databases.
const places = [
  ...['ledger', 'payments', 'payouts', 'receipts', 'settlement', 'tips', 'top-ups', 'webhooks'].map(
    (name) => `server/money/${name}/`,
  ),
  ...['changes', 'checkout', 'disputes', 'order', 'order-chat', 'vault'].map(
    (name) => `server/orders/${name}/`,
  ),
  ...['db', 'process', 'sessions'].map((name) => `server/platform/${name}/`),
  'server/kernel/',
  'server/realtime/',
  ...['bursts', 'clock-jumps', 'crash', 'jobs', 'outage', 'walk'].map(
    (name) => `server/composed/${name}.test.ts`,
  ),
]
const env = {}
if (await answersPostgres(ownPostgres)) env.TEST_DATABASE_URL = ownPostgres
else console.log(`No PostgreSQL is reachable at ${new URL(ownPostgres).host}.`)
if (await answersRedis(new URL(ownRedis))) env.TEST_REDIS_URL = ownRedis
else console.log(`No Redis is reachable at ${new URL(ownRedis).host}.`)

const again = () => tests({ ...env, TEST_TIMES: 'test-results/services-times.json' }, places)
const results =
  Object.keys(env).length > 0 ? await part('services', again) : { passed: 0, failed: 0, notes: [] }
console.log(`\n${inWords(results)}`)
process.exit(results.failed === 0 ? 0 : 1)
