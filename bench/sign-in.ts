import { setTimeout as sleep } from 'node:timers/promises'
import { demoPassword } from '#db/demo-people.ts'
import { load, row } from './measuring/load.ts'
import { startProduct, startYardstick } from './measuring/server.ts'

/** Signing in, against the bare rate of the same hash on all cores; and what others feel of a rush of sign-ins. */
const product = await startProduct()
try {
  const bare = await startYardstick('bench/yardsticks/hash.ts')
  const yardstick = await load({ url: bare.url, connections: 4 })
  await bare.stop()
  row('sign in', await signIns(), yardstick, 0.9)
  const calm = await p99OfOthers()
  const [, meanwhile] = await Promise.all([signIns(), p99OfOthers()])
  const figures = `${meanwhile.toFixed(1)} ms meanwhile, ${calm.toFixed(1)} ms usually`
  console.log(`p99 of other calls: ${figures}, ratio ${(meanwhile / calm).toFixed(1)}, goal 2`)
} finally {
  await product.stop()
}

function signIns() {
  return load({
    url: `${product.url}/v1/auth/login`,
    connections: 4,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'mira@peakline.example', password: demoPassword }),
  })
}

/** What a visitor feels who asks for the prices fifty times a second; in milliseconds. */
async function p99OfOthers(): Promise<number> {
  const times: number[] = []
  const end = performance.now() + 5_000
  while (performance.now() < end) {
    const started = performance.now()
    await (await fetch(`${product.url}/v1/prices`)).arrayBuffer()
    times.push(performance.now() - started)
    await sleep(20)
  }
  times.sort((a, b) => a - b)
  return times[Math.floor(times.length * 0.99)] ?? 0
}
