import { createHash, createHmac, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readFile,
  realpath,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  type Account,
  accountFor,
  canEnter,
  EmbeddedPostgresError,
  postgresPrograms,
  run,
  sharedHome,
} from './postgres-programs.ts'

/** The database's superuser, and the name of the only database in use. */
export const name = 'peakline'

/** The server's account: it owns nothing, so it can't change history (trust M15). */
export const appName = 'peakline_app'

/** A database on disk: PostgreSQL's files in `data`, and beside them the superuser's password, port and log. */
export interface Cluster {
  home: string
  data: string
  bin: string
  password: string
  account: Account | undefined
  durable: boolean
}

/** The cluster of a data directory, created if there is none. Throws EmbeddedPostgresError if it can't be used. */
export async function openCluster(dataDir: string, durable: boolean): Promise<Cluster> {
  const entry = join(dataDir, 'postgres')
  const account = await accountFor(join(entry, 'data'))
  const { bin, major } = await postgresPrograms(dataDir, account)
  if (!existsSync(entry)) await createCluster(entry, bin, account, durable)
  const home = await realpath(entry)
  const data = join(home, 'data')
  const [password, version] = await readOwn([join(home, 'password'), join(data, 'PG_VERSION')])
  if (version !== major) {
    throw new EmbeddedPostgresError(
      `${home} was written by PostgreSQL ${version}, but this Peakline brings ${major}: ` +
        'move the data with pg_dumpall of the former, or set DATA_DIR to another directory.',
    )
  }
  return { home, data, bin, password: password ?? '', account, durable }
}

/** The password of `appName`, derived from the superuser's; the reverse is impossible. */
export function appPassword({ password }: Pick<Cluster, 'password'>): string {
  return createHmac('sha256', password).update(appName).digest('base64url')
}

async function readOwn(files: string[]) {
  try {
    return await Promise.all(files.map(async (file) => (await readFile(file, 'utf8')).trim()))
  } catch (cause) {
    const home = dirname(files[0] ?? '')
    const closed = (cause as NodeJS.ErrnoException).code === 'EACCES'
    const reason = closed ? 'belongs to another user: start as that one' : `is damaged: ${cause}`
    throw new EmbeddedPostgresError(`The database in ${home} ${reason}.`, { cause })
  }
}

/** Created beside its place and published by one rename or link, so that it is either complete or absent. */
async function createCluster(entry: string, bin: string, account: Account | undefined, durable: boolean) {
  const dataDir = dirname(entry)
  const outside = account !== undefined && !(await canEnter(account, dataDir))
  const key = createHash('sha256').update(dataDir).digest('hex').slice(0, 8)
  const fresh = outside ? await mkdtemp(join(await openSharedHome(), `${key}-`)) : await mkdtemp(`${entry}-`)
  const passwordFile = join(fresh, 'password')
  await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 })
  if (account) for (const path of [fresh, passwordFile]) await chown(path, account.uid, account.gid)
  const options = ['--username', name, '--pwfile', passwordFile, '--auth', 'scram-sha-256']
  // The built-in locale sorts and folds case the same on every machine.
  const locale = ['--encoding', 'UTF8', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8']
  const sync = durable ? [] : ['--no-sync']
  const where = ['--pgdata', join(fresh, 'data')]
  await run(join(bin, 'initdb'), [...where, ...options, ...locale, '--locale', 'C', ...sync], account)
  try {
    await (outside ? symlink(fresh, entry) : rename(fresh, entry))
  } catch (error) {
    // A server that started at the same moment came first.
    await rm(fresh, { recursive: true })
    if (!existsSync(entry)) throw error
  }
}

async function openSharedHome() {
  await mkdir(sharedHome, { recursive: true })
  await chmod(sharedHome, 0o755)
  return sharedHome
}
