import { demoPassword } from '#db/demo-people.ts'
import { load, row } from './measuring/load.ts'
import { startProduct, startYardstick } from './measuring/server.ts'

/** Signing in, against the bare rate of the same hash on all cores; and what others feel of a rush of sign-ins. */
const product = await startProduct()
try {
  const bare = await startYardstick('bench/yardsticks/hash.ts')
  const yardstick = await load({ url: bare.url, connections: 4 })
  await bare.stop()
  const calm = await prices()
  const [own, meanwhile] = await Promise.all([signIns(), prices()])
  row('sign in', own, yardstick, 0.9)
  console.log(`the prices' p99 meanwhile: ${meanwhile.p99} ms, usually ${calm.p99} ms, goal at most twice`)
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

/** A call that others make at the same time, one by one. */
function prices() {
  return load({ url: `${product.url}/v1/prices`, connections: 1 })
}
