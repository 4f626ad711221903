import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openServices } from '#server/test/open-app.ts'
import { guards } from '#server/test/walk/guards.ts'
import { walk } from '#server/test/walk/walk.ts'

const services = await openServices()

// `npm run bench -- walk` takes 200,000 of them.
test('trust 4: 1,000 random steps of orders and money, with faults: everyone has what the laws of money give them', async () => {
  const walked = await walk(services, { seed: 20_421, count: 1_000 })
  expect(walked.faults.kill).toBeGreaterThan(10)
  expect(walked.faults.deadlock).toBeGreaterThan(20)
  // A few crossings of features are rare; most are passed by any walk of this length.
  expect(Object.values(walked.crossings).filter((times) => times > 0).length).toBeGreaterThan(40)
})

// `npm run bench -- guards` walks without each of them.
test.each(Object.entries(guards))('the guard “%s” is in the product', (_, { file, is }) => {
  const source = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
  expect(source.split(is)).toHaveLength(2)
})
