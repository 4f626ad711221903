import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#db/test-database.ts'
import { anOrderConfig, type TestServices, testServices } from '../test/factories.ts'
import { createQuote } from './create-quote.ts'
import { deleteOldQuotes } from './quote-store.ts'

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

test('a quote is kept for a week after it ran out, and no longer', async () => {
  const quotes = () => services.db.selectFrom('quotes').select('id').execute()
  await createQuote(services, anOrderConfig)
  const sweepAfter = async (ms: number) => {
    services.advance(ms)
    await deleteOldQuotes(services.db, services.now())
    return quotes()
  }
  expect(await sweepAfter(7 * 86_400_000)).toHaveLength(1)
  await createQuote(services, anOrderConfig)
  expect(await sweepAfter(31 * 60_000)).toHaveLength(1)
})
