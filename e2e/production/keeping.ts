import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkLedger } from '#server/money/ledger/check-ledger.ts'
import { openDatabase } from '#server/platform/db/pool.ts'
import { createDatabase } from './databases.ts'
import { firstPort, folder, known, newShop, people, root, secondPort, servers, shop } from './scene.ts'
import { type Shop, stopServer } from './shop.ts'

const backups = join(folder, 'backups')

export async function backUp(): Promise<void> {
  const made = await shop.npm('backup', '--', '--keep', '14', backups)
  assert.equal(made.code, 0, made.said)
  const drilled = await shop.npm('restore', '--', '--drill', '--newest', backups)
  assert.equal(drilled.code, 0, drilled.said)
}

export async function restore(): Promise<void> {
  const full = await shop.npm('restore', '--', '--newest', backups)
  assert.notEqual(full.code, 0, 'a restore into a database that isn’t empty')
  const { ownerUrl, appUrl } = await createDatabase()
  const other = newShop('restored')
  other.set({ ...settingsOf(shop), DATABASE_URL: appUrl, DATABASE_OWNER_URL: ownerUrl })
  const { code, said } = await other.npm('restore', '--', '--newest', backups)
  assert.equal(code, 0, said)
  // A copy with mail would send what waits in the backup a second time.
  other.set({ SMTP_URL: 'none' })
  const server = await other.start(secondPort)
  servers.push(server)
  const authorization = `Bearer ${shop.setting('METRICS_TOKEN')}`
  const metrics = await fetch(`http://127.0.0.1:${secondPort}/metrics`, { headers: { authorization } })
  assert.match(await metrics.text(), /^shop_ledger_faults 0$/m)
  assert.equal(await stopServer(server), 0)
  servers.pop()
  const db = openDatabase(appUrl, { connections: 1 })
  const row = await db.selectFrom('orders').select('status').where('id', '=', known.order).executeTakeFirst()
  assert.equal(row?.status, 'boosting')
  assert.deepEqual(await checkLedger(db), [])
  await db.destroy()
}

/** What is set in a shop's file. */
function settingsOf(of: Shop): Record<string, string> {
  const names = [...readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^#?([A-Z_]+)=/gm)]
  const all = names.map(([, name = '']) => [name, of.setting(name)] as const)
  return Object.fromEntries(all.filter(([, value]) => value !== ''))
}

export async function rotateKeys(): Promise<void> {
  const [first] = servers
  shop.set({
    SECRET_KEY: randomBytes(32).toString('hex'),
    SECRET_KEY_BEFORE: shop.setting('SECRET_KEY'),
    VAULT_KEYS: `${shop.setting('VAULT_KEYS')},second:${randomBytes(32).toString('base64')}`,
  })
  assert.equal(first && (await stopServer(first)), 0)
  servers.splice(0, 1, await shop.start(firstPort))
  for (const person of [people.owner, people.booster, people.guest]) {
    await person.call('getMe')
    await person.refresh()
  }
  const { code, said } = await shop.npm('rotate-logins')
  assert.equal(code, 0)
  assert.match(said, /^Logins wrapped with second: 1$/m)
  assert.match(said, /^Logins under first: 0$/m)
  const params = { order_id: known.order }
  assert.equal((await people.booster.call('viewCredentials', { params })).login, 'samir-lol')
}
