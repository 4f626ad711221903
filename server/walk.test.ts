import { expect, test } from 'vitest'
import { openServices } from './test/open-app.ts'
import { steps } from './test/walk/steps.ts'
import { walk } from './test/walk/walk.ts'

const services = await openServices()

// `npm run bench -- walk` takes a million of them.
test('trust 4: 3,000 random steps of orders and money, with faults: the ledger is right after each', async () => {
  const { taken, faults } = await walk(services, { seed: 20_419, count: 3_000 })
  const never = Object.keys(steps).filter((name) => !taken[name]?.done)
  expect(never).toEqual([])
  expect(faults.kill).toBeGreaterThan(20)
  expect(faults.deadlock).toBeGreaterThan(60)
}, 240_000)
