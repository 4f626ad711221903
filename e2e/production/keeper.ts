// Runs the journey and leaves nothing behind, however either of them or `npm run rehearse` ends. It is in no one's group of
// processes, and the journey leads one with all that it starts: Redis, nginx, servers, commands.
import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dropDatabases } from './databases.ts'

const postgres = process.env.REHEARSAL_POSTGRES ?? ''
const name = `rehearsal_${randomBytes(4).toString('hex')}`
const folder = mkdtempSync(join(tmpdir(), 'peakline-rehearsal-'))
const journey = spawn(process.execPath, ['e2e/production/journey.ts'], {
  detached: true,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: {
    ...process.env,
    NODE_EXTRA_CA_CERTS: writeCertificate(),
    REHEARSAL_FOLDER: folder,
    REHEARSAL_NAME: name,
  },
})
// `disconnect`: `npm run rehearse` is gone.
for (const event of ['disconnect', 'SIGTERM', 'SIGINT']) process.on(event, endJourney)
const [code] = await once(journey, 'exit')
endJourney()
await dropDatabases(postgres, name)
rmSync(folder, { recursive: true, force: true })
process.exit(code ?? 1)

function endJourney(): void {
  if (journey.pid === undefined) return
  try {
    process.kill(-journey.pid, 'SIGKILL')
  } catch (error) {
    // Nothing of it is left.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** A certificate for `localhost`, which signs itself. */
function writeCertificate(): string {
  const options = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '90',
    '-subj',
    '/CN=localhost',
    '-addext',
    'subjectAltName=DNS:localhost',
    '-keyout',
    join(folder, 'key.pem'),
    '-out',
    join(folder, 'cert.pem'),
  ]
  execFileSync('openssl', options, { stdio: 'ignore' })
  return join(folder, 'cert.pem')
}
