import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { writeBackup } from '#server/records/backup/write-backup.ts'
import { insertBooster, insertCustomer, insertOrder, insertStaff, signIn } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { rounds } from '#server/test/rounds.ts'

const orders = rounds(25, 1_000)

const { app, services } = await openApp()
const { db } = services
const customer = await insertCustomer(services)
const booster = await insertBooster(services)
const staff = await insertStaff(services, ['EditOrders', 'FullAccess'])

const password = 'canary-7f3a9c52'
const code = 'CNRY7F3A9C'
const canaries = [password, code]

test(`trust W9: a planted password and a planted code of ${orders} orders are in no data file, backup, log, message or page state`, async () => {
  const tokens = new Map<string, string>()
  for (const who of [customer, booster, staff]) tokens.set(who.id, await signIn(services, who.id))
  const ask = (who: Caller, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
    app.inject({
      method,
      url: `/v1/orders/${url}`,
      headers: { authorization: `Bearer ${tokens.get(who.id)}` },
      ...(payload && { payload }),
    })
  const pages: string[] = []
  let opened = 0
  for (let i = 0; i < orders; i++) {
    const { id } = await insertOrder(services, {
      status: 'boosting',
      customerId: customer.id,
      boosterId: booster.id,
    })
    await ask(customer, 'PUT', `${id}/credentials`, {
      login: `login-${i}`,
      password,
      in_game_name: 'Mira#EUW',
    })
    await ask(booster, 'POST', `${id}/login-code/ask`)
    await ask(customer, 'PUT', `${id}/login-code`, { code })
    await ask(customer, 'POST', `${id}/chat/messages`, {
      message_id: randomUUID(),
      text: `password: ${password}`,
    })
    for (const who of [customer, booster, staff]) {
      pages.push((await ask(who, 'GET', id)).body, (await ask(who, 'GET', `${id}/chat`)).body)
    }
    // Half of the codes are opened, the others wait in the table.
    if (i % 2 === 0) {
      const seen = await ask(booster, 'POST', `${id}/login-code/view`)
      if (seen.json().data?.code === code) opened++
    }
  }
  expect(opened).toBe(Math.ceil(orders / 2))
  expect(hits(pages.join('\n'))).toEqual([])
  expect(hits(JSON.stringify(services.sent))).toEqual([])
  expect(hits(services.logged.join(''))).toEqual([])
  // The search itself works: what isn't sealed is found.
  expect(await hitsInDataFiles(['Mira#EUW'])).not.toEqual([])
  expect(await hitsInDataFiles()).toEqual([])
  expect(await hitsInBackup()).toEqual([])
})

function hits(text: string | Buffer, words = canaries): string[] {
  return words.filter((each) => text.includes(each) || text.includes(Buffer.from(each).toString('hex')))
}

/** The files of this database and the write-ahead log, after everything was written to them. */
async function hitsInDataFiles(words = canaries): Promise<string[]> {
  const { rows } = await sql<{
    oid: number
  }>`select oid from pg_database where datname = current_database()`.execute(db)
  await services.asOwner('checkpoint')
  const root = await dataDirectory()
  const found: string[] = []
  let read = 0
  for (const folder of [`base/${rows[0]?.oid}`, 'pg_wal'])
    for (const entry of await readdir(join(root, folder), { withFileTypes: true })) {
      if (!entry.isFile()) continue
      read++
      for (const hit of hits(await readFile(join(root, folder, entry.name)), words))
        found.push(`${folder}/${entry.name} ${hit}`)
    }
  expect(read).toBeGreaterThan(50)
  return found
}

async function dataDirectory(): Promise<string> {
  const { Client } = (await import('pg')).default
  const client = new Client({ connectionString: services.databaseOwnerUrl })
  await client.connect()
  const { rows } = await client.query('show data_directory')
  await client.end()
  return rows[0].data_directory
}

async function hitsInBackup(): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'peakline-canary-'))
  try {
    await writeBackup({
      databaseUrl: services.databaseOwnerUrl,
      dataDir: services.config.dataDir,
      folder,
      now: new Date(),
    })
    const found: string[] = []
    for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
      if (!entry.isFile()) continue
      const content = await readFile(join(entry.parentPath, entry.name))
      found.push(...hits(entry.name.endsWith('.gz') ? gunzipSync(content) : content))
    }
    return found
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
