import { createReadStream } from 'node:fs'
import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { Client } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { migrate, migrationNames } from '#db/migrate.ts'
import { checkLedger, type LedgerFault } from '#server/money/ledger/check-ledger.ts'
import { openDatabase } from '#server/platform/db/pool.ts'
import { setFirstMark } from '#server/platform/operation-marks/mark-store.ts'
import { closeTables, copyIn, copyOut, fixForms, isEmpty, openTables, setSequences } from './backup-store.ts'
import { filePath, type Manifest, readManifest, tablePath } from './manifest.ts'
import { measure } from './measure.ts'

export type Restored = { manifest: Manifest; rows: number; faults: LedgerFault[] }

/**
 * Restores a backup into an empty database and an empty folder of files, then compares every table with its sum and
 * adds up the ledger. The database is filled in one transaction: it is restored completely or stays empty.
 * @throws Error with a sentence for the operator if the backup is damaged, newer than this Peakline, or the target
 * isn't empty.
 */
export async function restoreBackup(options: {
  /** As the owner of the database. */
  ownerUrl: string
  /** As the server, which `migrate` grants its rights. */
  appUrl: string
  dataDir: string
  folder: string
}): Promise<Restored> {
  const { ownerUrl, appUrl, dataDir, folder } = options
  const manifest = await readManifest(folder)
  await checkBackup(folder, manifest)
  await refuseNewer(manifest)
  const files = join(dataDir, 'files')
  if ((await namesIn(files)).length > 0) throw new Error(`${files} is not empty.`)
  const client = new Client(ownerUrl)
  await client.connect()
  try {
    if (!(await isEmpty(client))) throw new Error('The database is not empty. Restore into a new one.')
    await migrate(ownerUrl, appUrl, manifest.migrations)
    await fill(client, folder, manifest)
    await compare(client, manifest)
  } finally {
    await client.end()
  }
  for (const { id } of manifest.files) {
    const place = join(files, id.slice(0, 2))
    await mkdir(place, { recursive: true })
    await copyFile(filePath(folder, id), join(place, id))
  }
  // What this Peakline has added since the backup was made.
  await migrate(ownerUrl, appUrl)
  const db = openDatabase(appUrl)
  try {
    // From when on the provider knows more than this database. The backup of a restored shop can have an older mark.
    await setFirstMark(db, 'restored', new Date(manifest.at))
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    return { manifest, rows, faults: await checkLedger(db) }
  } finally {
    await db.destroy()
  }
}

async function refuseNewer({ migrations }: Manifest): Promise<void> {
  const known = new Set(await migrationNames())
  const unknown = migrations.filter((name) => !known.has(name))
  if (unknown.length > 0)
    throw new Error(
      `A newer Peakline made this backup: it has the migration ${unknown[0]}, which is missing here.`,
    )
}

/** Reads the whole backup before anything is written. */
async function checkBackup(folder: string, { tables, files }: Manifest): Promise<void> {
  for (const { name, sum } of tables)
    await expectSum(tablePath(folder, name), sum, [createReadStream(tablePath(folder, name)), createGunzip()])
  for (const { id, sum } of files)
    await expectSum(filePath(folder, id), sum, [createReadStream(filePath(folder, id))])
}

type Step = NodeJS.ReadableStream | NodeJS.ReadWriteStream

async function expectSum(path: string, expected: string, source: Step[]): Promise<void> {
  const { stream, result } = measure()
  try {
    await pipeline([...source, stream, nowhere()])
  } catch (cause) {
    throw new Error(`The backup is damaged: ${path} can’t be read.`, { cause })
  }
  if (result().sum !== expected) throw new Error(`The backup is damaged: ${path} has changed.`)
}

async function fill(client: Client, folder: string, { tables, sequences }: Manifest): Promise<void> {
  await fixForms(client)
  await client.query('begin')
  const keys = await openTables(client, tables)
  for (const table of tables)
    await pipeline(
      createReadStream(tablePath(folder, table.name)),
      createGunzip(),
      client.query(copyFrom(copyIn(client, table))),
    )
  await closeTables(client, tables, keys)
  await setSequences(client, sequences)
  await client.query('commit')
  await client.query('analyze')
}

/** Copies every table once more and compares it with the backup. */
async function compare(client: Client, { tables }: Manifest): Promise<void> {
  for (const table of tables) {
    const { stream, result } = measure()
    await pipeline(client.query(copyTo(copyOut(client, table))), stream, nowhere())
    if (result().sum !== table.sum)
      throw new Error(`The restored table ${table.name} differs from the backup.`)
  }
}

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() })

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
}
