import { expect, test } from 'vitest'
import { openServices } from '#server/test/open-app.ts'
import { rounds } from '#server/test/rounds.ts'
import { burst } from '#server/test/walk/bursts.ts'

const services = await openServices()
const size = 50
const count = rounds(10, 200)

test(`trust D8: ${count * size} steps on the same orders, ${size} at once: no deadlock reaches anyone, and the ledger is right`, async () => {
  const { done, refused } = await burst(services, { seed: 8, count, size })
  expect(done).toBeGreaterThan(count * 5)
  expect(refused).toBeGreaterThan(count)
}, 600_000)
