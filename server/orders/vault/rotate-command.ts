// The command `npm run rotate-logins`: wraps every login's key with the newest of VAULT_KEYS at once, as the hourly job does.

import { runningPostgres } from '#db/embedded-postgres.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { openDatabase } from '#server/platform/db/pool.ts'
import { openLog } from '#server/platform/process/open-log.ts'
import { newestKeyId } from '#server/platform/sealing/seal.ts'
import { countByKey } from './credential-store.ts'
import { rewrapCredentials } from './rewrap-credentials.ts'

const config = readConfig(process.env)
const url = config.databaseUrl ?? (await runningPostgres(config.dataDir))?.url
if (!url) {
  process.stderr.write('Start the server first, or set DATABASE_URL.\n')
  process.exit(1)
}
const db = openDatabase(url, { connections: 2 })
try {
  const services = { config, db, log: openLog(config.logLevel), now: () => new Date() }
  let done = 0
  for (let more = -1; more !== 0; done += more) more = await rewrapCredentials(services)
  process.stdout.write(`Logins wrapped with ${newestKeyId(config.vaultKeys)}: ${done}\n`)
  // An older key without any is said too: it can be removed.
  const counted = new Map([...config.vaultKeys.keys()].map((id) => [id, 0]))
  for (const { key_id, count } of await countByKey(db)) counted.set(key_id, count)
  for (const [id, count] of counted) process.stdout.write(`Logins under ${id}: ${count}\n`)
} finally {
  await db.destroy()
}
