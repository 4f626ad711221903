import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderConfig } from '#contract/order-config.ts'
import { type BoostConfig, defaultConfig } from '#core/orders/order-config.ts'
import { createQuote } from '../server/quotes/create-quote.ts'
import { findQuoteLock } from '../server/quotes/quote-store.ts'
import { insertOrder, type TestServices, testServices } from '../server/test/factories.ts'
import { execute } from './execute.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

let database: TestDatabase
let services: TestServices

beforeAll(async () => {
  database = await createTestDatabase()
  services = await testServices(database.url)
})
afterAll(async () => {
  await services.close()
  await database.drop()
})

/** An order whose configuration is stored as it was before: names in one field, hours for climbs only. */
async function storedBefore(config: BoostConfig, characters: string[]): Promise<string> {
  const { id } = await insertOrder(services, { config })
  const climb = config.service === 'elo-boost' || config.service === 'duo-boost'
  const before = { ...config, characters, roles: undefined, freeHours: climb ? config.freeHours : undefined }
  await services.db
    .updateTable('orders')
    .set({ config: JSON.stringify(before) })
    .where('id', '=', id)
    .execute()
  return id
}

const stored = async (id: string) =>
  (await services.db.selectFrom('orders').select('config').where('id', '=', id).executeTakeFirstOrThrow())
    .config as BoostConfig

test('names become ids and role names roles; what is not recognised stays as it was written', async () => {
  const lol = { ...defaultConfig('league-of-legends', 'elo-boost'), addons: ['characters' as const] }
  const valorant = { ...defaultConfig('valorant', 'win-boost'), addons: ['characters' as const] }
  const orders: [BoostConfig, string[], Partial<BoostConfig>][] = [
    [
      lol,
      ['Ahri', "kha'zix", 'AHRI', 'Nunu & Willump'],
      { roles: [], characters: ['ahri', 'khazix', 'nunu-willump'] },
    ],
    [lol, ['Mid', 'Dr Mundo', '控场'], { roles: ['mid'], characters: ['dr-mundo', '控场'] }],
    [lol, ['top', 'mid', 'bot'], { roles: ['top', 'mid'], characters: ['bot'] }],
    [lol, ['Jett', 'Controller'], { roles: [], characters: ['Jett', 'Controller'] }],
    [lol, [], { roles: [], characters: [] }],
    [valorant, ['KAY/O', 'Sentinel'], { roles: ['sentinel'], characters: ['kayo'] }],
  ]
  const ids = await Promise.all(orders.map(([config, words]) => storedBefore(config, words)))
  const duo = { ...defaultConfig('league-of-legends', 'duo-boost'), freeHours: '19–23 h' }
  const duoId = await storedBefore(duo, [])
  const quote = await createQuote(services, lol)
  await sql`update quotes set config = config - 'roles' where id = ${quote.id}`.execute(services.db)

  await execute(database.url, await readFile('db/migrations/0009-wishes.sql', 'utf8'))

  for (const [index, [config, , wishes]] of orders.entries()) {
    const after = await stored(ids[index] ?? '')
    expect(after).toEqual({ ...config, ...wishes, freeHours: '' })
    expect(orderConfig.parse(after)).toEqual(after)
  }
  expect(await stored(duoId)).toEqual(duo)
  // A price that was locked before holds for the same order as it is asked for now.
  expect(await findQuoteLock(services.db, quote.id, lol, services.now())).toMatchObject({ holds: true })
})
