import { bench } from './measuring/bench.ts'

/** From the start of the process to its first response, with a running database: the median of seven runs. */
await bench(async ({ database, product, figure }) => {
  await database()
  await (await product()).stop()
  const times: number[] = []
  for (let run = 0; run < 7; run++) {
    const started = performance.now()
    const running = await product()
    times.push(performance.now() - started)
    await running.stop()
  }
  times.sort((a, b) => a - b)
  figure({ what: 'start to first answer', value: times[3] ?? 0, unit: ' ms', goal: 1_000, bound: 'at most' })
})
