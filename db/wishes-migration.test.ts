import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderConfig } from '#contract/order-config.ts'
import { type BoostConfig, defaultConfig } from '#core/choices/order-config.ts'

import { createTestDatabase, type TestDatabase } from '#server/test/database.ts'
import { execute } from '#server/test/execute.ts'
import { insertOrder, type TestServices, testServices } from '../server/test/factories.ts'

let database: TestDatabase
let services: TestServices

beforeAll(async () => {
  database = await createTestDatabase()
  services = await testServices(database.ownerUrl)
})
afterAll(async () => {
  await services.close()
  await database.drop()
})

/** An order with its configuration in the old form: names in one field, hours for climbs only. */
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

test('names become ids and role names become roles; unrecognized words stay as they were written', async () => {
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
  // Quotes were stored then.
  await sql`create table quotes (config jsonb not null)`.execute(services.db)
  const { roles: _roles, ...before } = lol
  await sql`insert into quotes values (${JSON.stringify(before)})`.execute(services.db)

  await execute(database.ownerUrl, await readFile('db/migrations/0009-wishes.sql', 'utf8'))

  for (const [index, [config, , wishes]] of orders.entries()) {
    const after = await stored(ids[index] ?? '')
    expect(after).toEqual({ ...config, ...wishes, freeHours: '' })
    expect(orderConfig.parse(after)).toEqual(after)
  }
  expect(await stored(duoId)).toEqual(duo)
  const quotes = await sql<{ config: BoostConfig }>`select config from quotes`.execute(services.db)
  expect(quotes.rows).toEqual([{ config: lol }])
})
