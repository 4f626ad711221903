import { expect, test } from 'vitest'
import { openServices } from './test/open-app.ts'
import { neverDone, walk } from './test/walk/walk.ts'

const services = await openServices()

// `npm run bench -- walk` takes a million of them.
test('trust 4: 3,000 random steps of orders and money, with faults: the ledger is right after each', async () => {
  const walked = await walk(services, { seed: 20_421, count: 3_000, most: 12_000 })
  expect(neverDone(walked)).toEqual([])
  expect(walked.faults.kill).toBeGreaterThan(20)
  expect(walked.faults.deadlock).toBeGreaterThan(60)
})
