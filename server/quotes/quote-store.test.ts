import { expect, test } from 'vitest'
import { anOrderConfig } from '../test/factories.ts'
import { openServices } from '../test/open-app.ts'
import { createQuote } from './create-quote.ts'
import { deleteOldQuotes } from './quote-store.ts'

const services = await openServices()

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
