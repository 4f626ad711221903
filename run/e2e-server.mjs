// The server of the end-to-end tests: the real one, with demo data, in a temporary data directory.
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ended, node, start, whenToldToEnd } from './command.mjs'
import { localSignIn } from './local-sign-in.mjs'
import patience from './patience.json' with { type: 'json' }

const dataDir = process.env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'peakline-e2e-'))
mkdirSync(dataDir, { recursive: true })
// As root, the database runs as another user, who needs access.
chmodSync(dataDir, 0o755)

const signIn = await localSignIn()
// Without the options that keep its memory small (startServer), which cost a seventh of its processor time.
const server = start(node, ['server/main.ts'], {
  env: {
    ...signIn.env,
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    REDIS_URL: '',
    DEMO_DATA: '1',
    // All end-to-end tests come from one address.
    RATE_LIMIT: '0',
    // They tolerate any delay, however slow the machine is.
    ...patience,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  },
})
whenToldToEnd((signal) => server.kill(signal))
const code = await ended(server)
signIn.stop()
rmSync(dataDir, { recursive: true, force: true })
process.exit(code)
