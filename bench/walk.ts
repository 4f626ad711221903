// `npm run bench -- walk [--steps 1000000] [--seed 1]`
import { parseArgs } from 'node:util'
import pg from 'pg'
import { migrate } from '#db/migrate.ts'
import { testServices } from '#server/test/factories.ts'
import { walk } from '#server/test/walk/walk.ts'
import { bench } from './measuring/bench.ts'

const { values } = parseArgs({
  options: { steps: { type: 'string', default: '1000000' }, seed: { type: 'string', default: '1' } },
})
const count = Number(values.steps)

/** Random steps through the life of orders, with faults: the money is checked after each one. */
await bench(async ({ database, figure }) => {
  const { url, ownerUrl } = await database()
  await migrate(ownerUrl, url)
  // A step waits for no disk: its faults cut connections, which loses nothing that was committed.
  const owner = new pg.Client(ownerUrl)
  await owner.connect()
  await owner.query(
    `alter database ${owner.escapeIdentifier(owner.database ?? '')} set synchronous_commit = off`,
  )
  await owner.end()
  const services = await testServices(url, { connections: 10 })
  const begun = performance.now()
  const { taken, faults } = await walk(services, {
    seed: Number(values.seed),
    count,
    onProgress: (step) => step % 10_000 === 0 && console.log(`${step} steps, seed ${values.seed}`),
  })
  await services.close()
  console.table(taken)
  console.table(faults)
  figure({
    what: 'steps without a fault in the money',
    value: count,
    unit: 'steps',
    goal: count,
    bound: 'at least',
  })
  figure({
    what: 'a step',
    value: (performance.now() - begun) / count,
    unit: 'ms',
    goal: 10,
    bound: 'at most',
  })
})
