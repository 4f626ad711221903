import { startProduct } from './measuring/server.ts'

/** From the start of the process to its first answer, the database being there: the median of seven. */
const databaseUrl = process.env.DATABASE_URL
if (!databaseUrl) throw new Error('DATABASE_URL names a database that is there already')
const first = await startProduct({ DATABASE_URL: databaseUrl })
await first.stop()
const times: number[] = []
for (let run = 0; run < 7; run++) {
  const started = performance.now()
  const product = await startProduct({ DATABASE_URL: databaseUrl })
  times.push(performance.now() - started)
  await product.stop()
}
times.sort((a, b) => a - b)
console.log(
  `start to first answer: ${Math.round(times[3] ?? 0)} ms (${times.map(Math.round).join(', ')}), goal 1000`,
)
