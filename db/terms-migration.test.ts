import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#server/test/database.ts'
import { execute } from '#server/test/execute.ts'
import { apply, insertCoupon, readOrder, unpaidOrder } from '../server/test/coupons.ts'
import { insertOrder, type TestServices, testServices } from '../server/test/factories.ts'
import { publishLevels } from '../server/test/levels.ts'

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

test('orders from before get the terms that were frozen if they had been sold today', async () => {
  await publishLevels(services)
  const columns = { price_version: 2 }
  const boosting = await insertOrder(services, { status: 'boosting', columns })
  const regular = { status: 'boosting', customerId: boosting.customer_id, columns } as const
  for (let paid = 0; paid < 15_000; paid += 6_200)
    await insertOrder(services, { status: 'completed', customerId: boosting.customer_id })
  const loyal = await insertOrder(services, regular)
  const fixed = await insertCoupon(services, { gives: { amount: 30_00 }, minimum_order: 50_00 })
  const percent = await insertCoupon(services, { cap: 60, gives: { percent: 50 } })
  const unpaid = [await unpaidOrder(services), await unpaidOrder(services)] as const
  await apply(services, unpaid[0], fixed.code)
  await apply(services, unpaid[1], percent.code)
  const ids = [boosting.id, loyal.id, unpaid[0].order.id, unpaid[1].order.id]
  const read = () => Promise.all(ids.map(async (id) => (await readOrder(services, id)).terms))
  const before = await read()
  expect(before.map(({ sold }) => sold?.cashback?.level)).toEqual(['base', 'ridge', undefined, undefined])

  await sql`alter table orders drop column terms`.execute(services.db)
  await execute(database.ownerUrl, await readFile('db/migrations/0093-order-terms.sql', 'utf8'))

  // The customer has reached the level meanwhile, and nothing says when.
  const ridge = before[1]?.sold
  expect(await read()).toEqual([{ ...before[0], sold: ridge }, ...before.slice(1)])
})
