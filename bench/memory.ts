import { execFileSync } from 'node:child_process'
import { load } from './measuring/load.ts'
import { startProduct } from './measuring/server.ts'
import { signedIn } from './measuring/sign-in.ts'

/** Memory of the server's process after load, every public page of all nine languages in the page cache. */
const product = await startProduct()
try {
  const before = megabytes()
  const pages = await publicPages()
  for (const page of pages) await (await fetch(page, { headers: { 'accept-encoding': 'br' } })).arrayBuffer()
  const { headers } = await signedIn(product.url, 'mira')
  await load({ url: pages[0] ?? product.url, headers: { 'accept-encoding': 'br' } })
  await load({ url: `${product.url}/v1/orders`, headers })
  await load({ url: `${product.url}/dashboard/my-orders`, headers })
  await load({ url: `${product.url}/league-of-legends/elo-boost?server=na` })
  console.log(
    `memory: ${before} MB after the start, ${megabytes()} MB after load with ${pages.length} pages kept, goal 180`,
  )
} finally {
  await product.stop()
}

/** What the sitemaps list, under the address of this run. */
async function publicPages(): Promise<string[]> {
  const addresses = async (path: string) => {
    const text = await (await fetch(product.url + path)).text()
    return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  }
  const maps = await addresses('/index-sitemap.xml')
  const paths = (await Promise.all(maps.map(addresses))).flat()
  return paths.map((path) => product.url + path)
}

/** What the process really holds, shared libraries included. */
function megabytes(): number {
  return Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(product.pid)])) / 1024)
}
