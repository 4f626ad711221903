import { setTimeout as sleep } from 'node:timers/promises'
import { demoPassword } from '#db/demo-people.ts'
import { bench } from './measuring/bench.ts'
import { load } from './measuring/load.ts'
import { startYardstick } from './measuring/server.ts'

/**
 * Signing in, compared with the bare rate of the same hash on all cores; and how much a rush of sign-ins slows
 * others.
 */
await bench(async ({ product, row, figure }) => {
  const { url } = await product()
  const bare = await startYardstick('bench/yardsticks/hash.ts')
  const yardstick = await load({ url: bare.url, connections: 4 })
  await bare.stop()
  row('sign in', await signIns(url), yardstick, 0.9)
  const calm = await p99OfOthers(url)
  const [, meanwhile] = await Promise.all([signIns(url), p99OfOthers(url)])
  figure({
    what: 'p99 of other calls meanwhile',
    value: meanwhile,
    unit: ' ms',
    yardstick: calm,
    ratio: meanwhile / calm,
    goal: 2,
    bound: 'at most',
  })
})

function signIns(site: string) {
  return load({
    url: `${site}/v1/auth/login`,
    connections: 4,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'mira@peakline.example', password: demoPassword }),
  })
}

/** The response time for a visitor who requests the prices fifty times a second; in milliseconds. */
async function p99OfOthers(site: string): Promise<number> {
  const times: number[] = []
  const end = performance.now() + 5_000
  while (performance.now() < end) {
    const started = performance.now()
    await (await fetch(`${site}/v1/prices`)).arrayBuffer()
    times.push(performance.now() - started)
    await sleep(20)
  }
  times.sort((a, b) => a - b)
  return times[Math.floor(times.length * 0.99)] ?? 0
}
