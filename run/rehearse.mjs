// `npm run rehearse`: an owner opens a shop in production on this machine, from a fresh clone of HEAD to the first paid
// order; with `-- --here`, and in CI, from this folder. It needs PostgreSQL, Redis, nginx and OpenSSL.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './build.mjs'
import { command, ended, mustSucceed, node, root, start, whenToldToEnd } from './command.mjs'
import { install } from './install.mjs'
import { answersPostgres, ownPostgres } from './own-services.mjs'
import { part } from './parts.mjs'

const ci = process.env.CI === 'true'
const here = ci || process.argv.includes('--here')
const cloned = process.env.REHEARSAL_CLONE === '1'
await install()
// Its package can start a server on port 80, so on a machine of somebody's own they install it themselves.
const nginx = programOf('nginx') ?? (ci ? withApt('nginx-light', 'nginx') : undefined)
const lacks = [
  !(await answersPostgres(ownPostgres)) &&
    `a PostgreSQL at ${new URL(ownPostgres).host} that lets us create databases (TEST_DATABASE_URL names another)`,
  !programOf('redis-server') && 'redis-server',
  !nginx && 'nginx',
  !programOf('openssl') && 'openssl',
].filter(Boolean)
if (lacks.length > 0) {
  console.log(`Nothing was rehearsed: this machine lacks ${lacks.join(', and ')}.\n0 passed, 0 failed`)
  // Where tests run anywhere, these are optional; whoever asks for a rehearsal wants one.
  process.exit(ci ? 0 : 2)
}
process.exitCode = here || cloned ? await part('rehearsal', rehearse) : await fromClone()

async function rehearse() {
  await build()
  const keeper = start(node, ['e2e/production/keeper.ts'], {
    env: { REHEARSAL_POSTGRES: ownPostgres, REHEARSAL_NGINX: nginx },
    // It outlives this process to clean up, and hears of its end by the channel.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  whenToldToEnd(() => process.exit(1))
  return ended(keeper)
}

/** What isn't committed isn't in it, as for everyone who clones. */
async function fromClone() {
  const folder = mkdtempSync(join(tmpdir(), 'peakline-clone-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  whenToldToEnd(() => process.exit(1))
  await mustSucceed('git', ['clone', '--quiet', root, folder])
  return command('npm', ['run', '--silent', 'rehearse'], { cwd: folder, env: { REHEARSAL_CLONE: '1' } })
}

function programOf(name) {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin']
  return folders.map((each) => join(each, name)).find((path) => existsSync(path))
}

function withApt(name, program) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.log(`Installing ${program} …`)
  const run = (...args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 2] })
  run('update', '-q')
  run('install', '-y', '-q', '--no-install-recommends', name)
  return programOf(program)
}
