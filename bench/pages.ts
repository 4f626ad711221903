import { bench } from './measuring/bench.ts'
import { load } from './measuring/load.ts'
import { startYardstick } from './measuring/server.ts'

/** A public page that is already rendered, compared with a bare server that returns the same bytes from memory. */
await bench(async ({ product, row }) => {
  const { url } = await product()
  for (const path of ['/', '/league-of-legends/elo-boost', '/ar/league-of-legends/elo-boost']) {
    const headers = { 'accept-encoding': 'br' }
    const response = await fetch(url + path, { headers })
    const length = Number(response.headers.get('content-length'))
    const bare = await startYardstick('bench/yardsticks/bytes.ts', { PAGE: url + path })
    const yardstick = await load({ url: bare.url, headers })
    const own = await load({ url: url + path, headers })
    await bare.stop()
    row(`${path} (${(length / 1000).toFixed(1)} KB brotli)`, own, yardstick, 0.8)
  }
})
