// The commands `npm run backup -- [--keep <number>] <folder>` and `npm run restore -- [--drill] [--newest] <folder>`. With
// `--keep` and `--newest` the folder has a dated folder for each backup.
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { runningPostgres, startEmbeddedPostgres } from '#db/embedded-postgres.ts'
import type { OperationMark } from '#db/schema.ts'
import { openDatabase } from '#server/platform/db/pool.ts'
import { setMark } from '#server/platform/operation-marks/mark-store.ts'
import { giveToOwner } from '#server/platform/process/act-as-owner.ts'
import { datedBackups, datedFolder, deleteOldBackups } from './dated-backups.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const keysSentence =
  'The keys (SECRET_KEY and VAULT_KEYS, or the file of secrets in DATA_DIR) are not in it: keep a copy of them elsewhere.'

const settings = z.object({
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.url().optional(),
  DATABASE_OWNER_URL: z.url().optional(),
})

const usage =
  'Name a folder: npm run backup -- [--keep <number>] <folder>, or npm run restore -- [--drill] [--newest] <folder>.'
const begun = performance.now()
const say = (sentence: string) => process.stdout.write(`${sentence}\n`)

try {
  const { task, folder, keep, drill, newest } = readArguments(process.argv.slice(2))
  if (task === 'backup') await (keep === undefined ? back(folder) : backAndKeep(folder, keep))
  else {
    const from = newest ? await newestOf(folder) : folder
    await (drill ? rehearse(from) : bring(from))
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

function readArguments(args: string[]) {
  const options = {
    keep: { type: 'string' },
    drill: { type: 'boolean' },
    newest: { type: 'boolean' },
  } as const
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [task, folder, ...more] = positionals
  const keep = values.keep === undefined ? undefined : Number(values.keep)
  if (!folder || more.length > 0 || !(task === 'backup' || task === 'restore')) throw new Error(usage)
  if (keep !== undefined && !(Number.isInteger(keep) && keep > 0))
    throw new Error('--keep is how many backups are kept, at least 1.')
  return { task, folder: resolve(folder), keep, drill: values.drill, newest: values.newest }
}

/** Nothing is deleted before the new backup is complete. */
async function backAndKeep(into: string, keep: number): Promise<void> {
  await back(datedFolder(into, new Date()))
  for (const folder of await deleteOldBackups(into, keep)) say(`Deleted ${folder}.`)
}

async function newestOf(folder: string): Promise<string> {
  const [newest] = await datedBackups(folder)
  if (!newest) throw new Error(`${folder} has no complete backup.`)
  return newest
}

async function back(into: string): Promise<void> {
  const { dataDir, ...given } = readSettings()
  await withDatabase(dataDir, given.ownerUrl, async (databaseUrl) => {
    const { tables, files } = await writeBackup({ databaseUrl, dataDir, folder: into, now: new Date() })
    await mark(databaseUrl, 'backup')
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    say(
      `Backed up ${rows} rows of ${tables.length} tables and ${files.length} files to ${into} in ${seconds()} s.`,
    )
    say(keysSentence)
  })
}

async function bring(from: string): Promise<void> {
  const { dataDir, ownerUrl, appUrl } = readSettings()
  if (ownerUrl) {
    report(await restoreBackup({ ownerUrl, appUrl: appUrl ?? ownerUrl, dataDir, folder: from }))
    return giveToOwner(dataDir)
  }
  if (existsSync(join(dataDir, 'postgres')))
    throw new Error(`${dataDir} has a database. Set DATA_DIR to a new folder.`)
  await withEmbedded(dataDir, async (urls) => report(await restoreBackup({ ...urls, dataDir, folder: from })))
}

/** Restores into a temporary database, which is deleted afterwards. */
async function rehearse(from: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'peakline-drill-'))
  // As root, the database runs as another user, who needs access.
  await chmod(dataDir, 0o755)
  try {
    await withEmbedded(dataDir, async (urls) =>
      report(await restoreBackup({ ...urls, dataDir, folder: from })),
    )
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
  await markDrill()
}

/** For the doctor. A drill is often made on another machine, which doesn't know the shop's database. */
async function markDrill(): Promise<void> {
  const { dataDir, ownerUrl } = readSettings()
  const url = ownerUrl ?? (await runningPostgres(dataDir))?.ownerUrl
  if (url) await mark(url, 'drill')
  else say('The shop’s database isn’t known here, so the doctor doesn’t learn of this drill.')
}

async function mark(databaseUrl: string, name: OperationMark): Promise<void> {
  const db = openDatabase(databaseUrl, { connections: 1 })
  try {
    await setMark(db, name, new Date())
  } finally {
    await db.destroy()
  }
}

function report({ manifest, rows, faults }: Awaited<ReturnType<typeof restoreBackup>>): void {
  if (faults.length > 0)
    throw new Error(
      `Restored, but the ledger is wrong in ${faults.length} places: ${JSON.stringify(faults.slice(0, 5))}`,
    )
  say(
    `Restored ${rows} rows of ${manifest.tables.length} tables and ${manifest.files.length} files of ${manifest.at} in ${seconds()} s. Every table equals the backup, and the ledger’s sum is zero.`,
  )
}

function readSettings() {
  const present = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''))
  const { DATA_DIR, DATABASE_URL, DATABASE_OWNER_URL } = settings.parse(present)
  return { dataDir: resolve(DATA_DIR), appUrl: DATABASE_URL, ownerUrl: DATABASE_OWNER_URL ?? DATABASE_URL }
}

/** The configured database, the running server's own one, or the data directory's, started for this. */
async function withDatabase(dataDir: string, url: string | undefined, run: (url: string) => Promise<void>) {
  const known = url ?? (await runningPostgres(dataDir))?.ownerUrl
  if (known) return run(known)
  if (!existsSync(join(dataDir, 'postgres'))) throw new Error(`${dataDir} has no database to back up.`)
  await withEmbedded(dataDir, ({ ownerUrl }) => run(ownerUrl))
}

async function withEmbedded(
  dataDir: string,
  run: (urls: { ownerUrl: string; appUrl: string }) => Promise<void>,
): Promise<void> {
  const embedded = await startEmbeddedPostgres({ dataDir, log: () => {} })
  try {
    await run({ ownerUrl: embedded.ownerUrl, appUrl: embedded.url })
  } finally {
    await embedded.stop()
  }
}

function seconds(): string {
  return ((performance.now() - begun) / 1000).toFixed(1)
}
