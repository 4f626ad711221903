import { execFile } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { minuteMs } from '#core/base/durations.ts'
import { seedDemoData } from '#db/seed.ts'
import { payByBalance } from '#server/orders/checkout/pay-by-balance.ts'
import { openDatabase } from '#server/platform/db/pool.ts'
import { readMarks } from '#server/platform/operation-marks/mark-store.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { execute } from '#server/test/execute.ts'
import { insertCustomer, insertSupply, placeOrder } from '#server/test/factories.ts'
import { openServices } from '#server/test/open-app.ts'
import { byBalance, fund, outcomes } from '#server/test/payments.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const services = await openServices({ connections: 10 })
await seedDemoData(services, 'a test')
await insertSupply(services)
const { databaseOwnerUrl: databaseUrl } = services
const dataDir = services.config.dataDir
await services.files.save(randomUUID(), randomBytes(100_000))
const folders: string[] = []
const databases: string[] = []

afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true })
  for (const name of databases) await execute(databaseUrl, `drop database if exists ${name} with (force)`)
})

test('trust D10: a backup made under load restores in a new database with equal tables and a ledger that sums to zero', async () => {
  let working = true
  const load = async () => {
    const customer = await insertCustomer(services)
    await fund(services, customer.id, 100_000_000)
    while (working) {
      const { id } = await placeOrder(services, customer)
      await transaction(services, (work) => payByBalance(work, customer, id, byBalance))
    }
  }
  const running = outcomes([load(), load()])
  const folder = await newFolder()
  const manifest = await writeBackup({ databaseUrl, dataDir, folder, now: services.now() })
  working = false
  expect((await running).broken).toEqual([])

  const target = await newTarget()
  const { rows, faults } = await restoreBackup({ ...target, folder })
  expect(faults).toEqual([])
  expect(rows).toBeGreaterThan(1_000)
  expect(manifest.files.length).toBeGreaterThan(0)
  const { id, bytes } = manifest.files[0] as (typeof manifest.files)[number]
  expect(await readFile(join(target.dataDir, 'files', id.slice(0, 2), id))).toHaveLength(bytes)
})

test('a restored database still refuses changes of its books, and its numbers go on', async () => {
  const folder = await newFolder()
  await writeBackup({ databaseUrl, dataDir, folder, now: services.now() })
  const target = await newTarget()
  await restoreBackup({ ...target, folder })
  await expect(execute(target.ownerUrl, 'update ledger_lines set amount = amount + 1')).rejects.toThrow()
  await expect(
    execute(
      target.ownerUrl,
      "insert into orders (customer_id) values ('00000000-0000-4000-8000-000000000000')",
    ),
  ).rejects.toThrow()
  const db = openDatabase(target.ownerUrl)
  const highest = await highestNumber(db)
  await db.destroy()
  expect(highest).toBe(await highestNumber(services.db))
})

test('a damaged backup is refused before anything is written', async () => {
  const folder = await newFolder()
  await writeBackup({ databaseUrl, dataDir, folder, now: services.now() })
  const target = await newTarget()
  await appendFile(join(folder, 'tables', 'ledger_lines.gz'), 'x')
  await expect(restoreBackup({ ...target, folder })).rejects.toThrow(/The backup is damaged: .*ledger_lines/)
  await execute(target.ownerUrl, 'create table untouched ()')
})

test('a backup that was not finished, one of a newer Peakline, and a target with data are refused', async () => {
  const folder = await newFolder()
  await expect(restoreBackup({ ...(await newTarget()), folder })).rejects.toThrow(/no complete backup/)
  await writeBackup({ databaseUrl, dataDir, folder, now: services.now() })
  await expect(writeBackup({ databaseUrl, dataDir, folder, now: services.now() })).rejects.toThrow(
    /not empty/,
  )
  await expect(
    restoreBackup({ ownerUrl: databaseUrl, appUrl: databaseUrl, dataDir: await newFolder(), folder }),
  ).rejects.toThrow(/The database is not empty/)
  const path = join(folder, 'manifest.json')
  const manifest = JSON.parse(await readFile(path, 'utf8'))
  await writeFile(
    path,
    JSON.stringify({ ...manifest, migrations: [...manifest.migrations, '9999-later.sql'] }),
  )
  await expect(restoreBackup({ ...(await newTarget()), folder })).rejects.toThrow(/A newer Peakline/)
})

test('both are one command each, which says what it did', async () => {
  const folder = await newFolder()
  const back = await command(['backup', folder], { DATABASE_URL: databaseUrl, DATA_DIR: dataDir })
  expect(back).toMatch(/Backed up \d+ rows of \d+ tables and \d+ files/)
  const { ownerUrl, dataDir: place } = await newTarget()
  const restored = await command(['restore', folder], { DATABASE_URL: ownerUrl, DATA_DIR: place })
  expect(restored).toMatch(/Every table equals the backup, and the ledger’s sum is zero\./)
})

test('a timer keeps the newest backups, deletes no other folder, and drills the newest', async () => {
  const into = await newFolder()
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir }
  const old = ['2026-01-01T030000Z', '2026-01-02T030000Z', '2026-01-03T030000Z']
  for (const name of [...old, 'photos']) await mkdir(join(into, name))
  for (const name of old.slice(0, 2)) await writeFile(join(into, name, 'manifest.json'), '{}')
  const said = await command(['backup', '--keep', '2', into], settings)
  // The third was interrupted.
  expect(said).toContain(`Deleted ${join(into, '2026-01-01T030000Z')}.`)
  expect(said).toContain(`Deleted ${join(into, '2026-01-03T030000Z')}.`)
  const left = await readdir(into)
  expect(left).toHaveLength(3)
  expect(left).toEqual(expect.arrayContaining(['2026-01-02T030000Z', 'photos']))
  expect(await command(['restore', '--drill', '--newest', into], settings)).toMatch(/Every table equals/)
  const marks = await readMarks(services.db)
  for (const name of ['backup', 'drill'] as const)
    expect(Date.now() - Number(marks[name])).toBeLessThan(minuteMs)
  await expect(command(['backup', '--keep', '0', into], settings)).rejects.toThrow('at least 1')
})

async function command(words: string[], env: Record<string, string>): Promise<string> {
  const run = promisify(execFile)
  const { stdout } = await run(process.execPath, ['server/records/backup/command.ts', ...words], {
    env: { ...process.env, DATABASE_OWNER_URL: '', ...env },
  })
  return stdout
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'peakline-backup-'))
  folders.push(folder)
  return folder
}

async function newTarget() {
  const name = `peakline_restored_${randomBytes(6).toString('hex')}`
  databases.push(name)
  await execute(databaseUrl, `create database ${name}`)
  const url = new URL(databaseUrl)
  url.pathname = name
  return { ownerUrl: url.href, appUrl: url.href, dataDir: await newFolder() }
}

async function highestNumber(db: typeof services.db): Promise<unknown> {
  const row = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.max('number').as('number'))
    .executeTakeFirst()
  return row?.number
}
