import { execFileSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import { bench } from './measuring/bench.ts'
import type { Running } from './measuring/server.ts'
import { signedIn } from './measuring/sign-in.ts'

/**
 * Memory of the server's process under load, with every public page in all nine languages in the page cache: `npm run
 * bench -- memory [minutes]`. The goals are 180 MB after the load and growth of less than 1% in ten minutes.
 */
const minutes = Number(process.argv[2] ?? 10)

await bench(async ({ product, figure }) => {
  const server = await product()
  const started = megabytes(server)
  const pages = await publicPages(server)
  for (const page of pages) await (await fetch(page, { headers: { 'accept-encoding': 'br' } })).arrayBuffer()
  console.log(`${started} MB after the start, ${megabytes(server)} MB with ${pages.length} pages kept`)
  const curve = await loaded(server, pages)
  const last = curve.at(-1) ?? 0
  // The first third warms up: code is compiled, caches fill.
  const settled = curve.slice(Math.floor(curve.length / 3))
  const slope = ((slopeOf(settled) * curve.length) / minutes) * 10
  console.log(`curve: ${curve.join(' ')} MB over ${minutes} minutes`)
  figure({ what: 'memory after load', value: last, unit: ' MB', goal: 180, bound: 'at most' })
  figure({
    what: 'its slope in ten minutes',
    value: (100 * slope) / last,
    unit: ' %',
    goal: 1,
    bound: 'at most',
  })
  await sleep(30_000)
  console.log(`${megabytes(server)} MB after half a minute without load; ${await heap(server)}`)
})

/** The memory, sampled twenty times during the load, at the request rate of a busy shop. */
async function loaded(server: Running, pages: string[]): Promise<number[]> {
  const { headers } = await signedIn(server.url, 'mira')
  const cookie = headers.authorization.replace('Bearer ', 'access_token=')
  const brotli = { 'accept-encoding': 'br' }
  const path = (page: string) => new URL(page).pathname
  const requests = [
    ...pages.slice(0, 60).map((page) => ({ path: path(page), headers: brotli })),
    ...Array(10).fill({ path: '/v1/orders', headers }),
    ...Array(4).fill({ path: '/dashboard/my-orders', headers: { cookie } }),
    ...Array(4).fill({ path: '/league-of-legends/elo-boost?server=na', headers: brotli }),
    ...Array(2).fill({ path: '/nowhere', headers: brotli }),
  ]
  const samples: number[] = []
  const each = (minutes * 60) / 20
  for (let n = 0; n < 20; n++) {
    await autocannon({ url: server.url, connections: 8, overallRate: 200, duration: each, requests })
    samples.push(megabytes(server))
  }
  return samples
}

/** The slope of a straight line through the samples. */
function slopeOf(samples: number[]): number {
  const middle = (samples.length - 1) / 2
  const mean = samples.reduce((sum, each) => sum + each, 0) / samples.length
  const above = samples.reduce((sum, each, n) => sum + (n - middle) * (each - mean), 0)
  const spread = samples.reduce((sum, _, n) => sum + (n - middle) ** 2, 0)
  return above / spread
}

async function heap({ url }: Running): Promise<string> {
  const figures = await (await fetch(`${url}/metrics`)).text()
  const of = (name: string) =>
    Math.round(Number(new RegExp(`^${name} (\\S+)`, 'm').exec(figures)?.[1]) / 1024 ** 2)
  return `heap ${of('nodejs_heap_size_used_bytes')} of ${of('nodejs_heap_size_total_bytes')} MB, outside of it ${of('nodejs_external_memory_bytes')} MB`
}

/** The pages in the sitemaps, under this run's address. */
async function publicPages({ url }: Running): Promise<string[]> {
  const addresses = async (path: string) => {
    const text = await (await fetch(url + path)).text()
    return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  }
  const maps = await addresses('/index-sitemap.xml')
  const paths = (await Promise.all(maps.map(addresses))).flat()
  return paths.map((path) => url + path)
}

/** The resident memory of the process, including shared libraries. */
function megabytes({ pid }: Running): number {
  return Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024)
}
