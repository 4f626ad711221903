import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import {
  appliedMigrations,
  type CopiedTable,
  copiedTables,
  copyOut,
  fixForms,
  sequenceValues,
} from './backup-store.ts'
import { filePath, type Manifest, saveManifest, tablePath } from './manifest.ts'
import { measure } from './measure.ts'

/** Read with a fast level: most of the time is the database's. */
const compression = { level: 3 }

/**
 * Writes a backup of the database and the uploaded files into an empty or new folder, while the server runs: all
 * tables come from one snapshot. The keys (SECRET_KEY, VAULT_KEYS) are not part of it.
 * @throws Error if the folder isn't empty, or the database or the disk fails; the folder then has no manifest.
 */
export async function writeBackup(options: {
  databaseUrl: string
  dataDir: string
  folder: string
  now: Date
}): Promise<Manifest> {
  const { databaseUrl, dataDir, folder, now } = options
  await mkdir(join(folder, 'tables'), { recursive: true, mode: 0o700 })
  await mkdir(join(folder, 'files'), { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 2 || (await readdir(join(folder, 'tables'))).length > 0)
    throw new Error(`${folder} is not empty.`)
  const client = new Client(databaseUrl)
  await client.connect()
  try {
    await fixForms(client)
    await client.query('begin isolation level repeatable read read only')
    const tables: Manifest['tables'] = []
    for (const table of await copiedTables(client)) tables.push(await writeTable(client, table, folder))
    const migrations = await appliedMigrations(client)
    const sequences = await sequenceValues(client)
    await client.query('commit')
    // A file is stored before the row that names it and deleted after it, so files are read after the snapshot.
    const files = await copyFiles(join(dataDir, 'files'), folder)
    const manifest: Manifest = { format: 1, at: now.toISOString(), migrations, tables, sequences, files }
    await saveManifest(folder, manifest)
    return manifest
  } finally {
    await client.end()
  }
}

async function writeTable(client: Client, table: CopiedTable, folder: string) {
  const { stream, result } = measure()
  const file = createWriteStream(tablePath(folder, table.name), { mode: 0o600, flush: true })
  await pipeline(client.query(copyTo(copyOut(client, table))), stream, createGzip(compression), file)
  const { sum, lines } = result()
  return { ...table, rows: lines, sum }
}

async function copyFiles(from: string, folder: string): Promise<Manifest['files']> {
  const copied: Manifest['files'] = []
  for (const id of await storedFiles(from)) {
    const { stream, result } = measure()
    const target = createWriteStream(filePath(folder, id), { mode: 0o600, flush: true })
    try {
      await pipeline(createReadStream(join(from, id.slice(0, 2), id)), stream, target)
    } catch (error) {
      // Deleted since the folder was read: no row of the snapshot needs it.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') continue
      throw error
    }
    const { sum, bytes } = result()
    copied.push({ id, bytes, sum })
  }
  return copied
}

async function storedFiles(from: string): Promise<string[]> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return entries
    .filter((entry) => entry.isFile() && /^[0-9a-f-]{36}$/.test(entry.name))
    .map(({ name }) => name)
    .sort()
}
