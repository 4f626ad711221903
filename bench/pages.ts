import { load, row } from './measuring/load.ts'
import { startProduct, startYardstick } from './measuring/server.ts'

/** A public page that is already rendered, against a bare server that answers the same bytes from memory. */
const product = await startProduct()
try {
  for (const path of ['/', '/league-of-legends/elo-boost', '/ar/league-of-legends/elo-boost']) {
    const headers = { 'accept-encoding': 'br' }
    const response = await fetch(product.url + path, { headers })
    const length = Number(response.headers.get('content-length'))
    const bare = await startYardstick('bench/yardsticks/bytes.ts', { PAGE: product.url + path })
    try {
      const yardstick = await load({ url: bare.url, headers })
      const own = await load({ url: product.url + path, headers })
      row(`${path} (${(length / 1000).toFixed(1)} KB brotli)`, own, yardstick, 0.8)
    } finally {
      await bare.stop()
    }
  }
} finally {
  await product.stop()
}
