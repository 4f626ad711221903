import { get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { connectRealtime, type RealtimeConnection } from '#web/frame/realtime/connect-realtime.ts'
import { bench } from './measuring/bench.ts'

/**
 * A server is replaced while many pages are open, which reconnect as a page does: `npm run bench -- restart [clients]`. Goal:
 * 99 percent are back 15 s after the server answers again, and nothing that is asked meanwhile gets a status of 500 or more.
 */
const clients = Number(process.argv[2] ?? 5_000)
const atOnce = 100
const goalS = 15

await bench(
  async ({ database, product, figure }) => {
    await database()
    const before = await product()
    const pages: RealtimeConnection[] = []
    let connected = 0
    const page = () =>
      new Promise<void>((resolve) => {
        let was = false
        pages.push(
          connectRealtime({
            url: before.url,
            token: () => undefined,
            lastNotificationId: () => undefined,
            onEvent: () => {},
            onConnected(is) {
              if (is !== was) connected += is ? 1 : -1
              was = is
              if (is) resolve()
            },
            onUnauthorized: () => {},
            onCrowded: () => {},
          }),
        )
      })
    try {
      while (pages.length < clients) await Promise.all(Array.from({ length: atOnce }, page))
      console.log(`${connected} connected`)
      const stopped = performance.now()
      const stopReading = read(before.url)
      await before.stop()
      await product({ PORT: new URL(before.url).port })
      const answered = performance.now()
      while (connected < clients * 0.99 && performance.now() - answered < 60_000) await sleep(50)
      const back = performance.now()
      const faults = await stopReading()
      console.log(`${connected} back; without a server for ${((answered - stopped) / 1_000).toFixed(1)} s`)
      figure({
        what: `99% of ${clients} pages are back after`,
        value: (back - answered) / 1_000,
        unit: ' s',
        goal: goalS,
        bound: 'at most',
      })
      figure({ what: 'answers of 500 or more', value: faults, unit: '', goal: 0, bound: 'at most' })
    } finally {
      for (const each of pages) each.close()
    }
  },
  { recorded: false },
)

/**
 * Somebody who reads meanwhile, ten times a second, each time on a connection of its own, as a proxy that asks `/readyz` does; on a
 * kept one a server that is closing answers 503. Returns what ends it, with the number of faults. A refused connection is none.
 */
function read(url: string): () => Promise<number> {
  let reads = true
  const done = (async () => {
    let faults = 0
    for (let n = 0; reads; n++) {
      const path = ['/', '/v1/prices', '/socket.io/?EIO=4&transport=polling'][n % 3] ?? '/'
      const status = await statusOf(url + path)
      if (status >= 500) console.log(`${status} from ${path}`)
      if (status >= 500) faults++
      await sleep(100)
    }
    return faults
  })()
  return () => {
    reads = false
    return done
  }
}

/** 0 if nothing answers. */
function statusOf(address: string): Promise<number> {
  return new Promise((resolve) => {
    get(address, { agent: false }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    }).on('error', () => resolve(0))
  })
}
