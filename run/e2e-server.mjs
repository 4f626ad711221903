// The server of the journeys: the real one, with demo data, on a data directory that goes with it.
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ended, startServer, whenToldToEnd } from './command.mjs'

const dataDir = process.env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'peakline-e2e-'))
mkdirSync(dataDir, { recursive: true })
// For root the database runs as another user, who must get in.
chmodSync(dataDir, 0o755)

const server = startServer({
  env: {
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    REDIS_URL: '',
    DEMO_DATA: '1',
    // All journeys come from one address.
    RATE_LIMIT: '0',
    // And they have time, however slow the machine is.
    BUSY_AFTER_MS: '0',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  },
})
whenToldToEnd((signal) => server.kill(signal))
const code = await ended(server)
rmSync(dataDir, { recursive: true, force: true })
process.exit(code)
