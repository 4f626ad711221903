import { bench } from './measuring/bench.ts'
import { processorOfBench } from './measuring/processor.ts'
import { signedIn } from './measuring/sign-in.ts'

type Row = { order_id: string; disputed: boolean }
type Read = { what: string; url: string; headers: Record<string, string>; bytes: number; ms: number[] }

const rounds = 6
const requests = 250
// Half more than when it was first measured (2.6 ms and 5.7 ms on two cores): a yardstick is still missing.
const mostForOrder = 4
const mostForList = 8.5

const lists = {
  customer: '/v1/orders',
  booster: '/v1/orders/completed',
  staff: '/v1/orders/state/boosting',
}

const boosterLists = ['/v1/orders/active', '/v1/orders/completed']

/**
 * An order's page for each reader in three states, and ten rows of each list: the processor time that server and database
 * spend on one read, and its bytes. The reads take turns, so that a busy machine changes all alike; the fastest round counts.
 */
await bench(async ({ database, product, figure }) => {
  await database()
  const { url } = await product()
  const reads: Read[] = []
  const add = async (what: string, path: string, headers: Read['headers']) => {
    const { length } = await text(url + path, headers)
    reads.push({ what, url: url + path, headers, bytes: length, ms: [] })
  }
  const people = { customer: 'mira', booster: 'kestrel', staff: 'admin' }
  for (const [reader, name] of Object.entries(people)) {
    const { headers } = await signedIn(url, name)
    for (const [what, order] of await ordersOf(url, reader, headers))
      await add(`${reader}, ${what}`, `/v1/orders/${order}`, headers)
    const list = lists[reader as keyof typeof lists]
    await add(`${reader}, list`, list, headers)
  }
  for (const read of reads) await repeat(read)
  for (let round = 0; round < rounds; round++)
    for (const read of reads) {
      const before = processorOfBench()
      await repeat(read)
      read.ms.push((processorOfBench() - before) / requests)
    }
  for (const { what, bytes, ms } of reads)
    figure({
      what: `${what}, ${bytes} bytes`,
      value: Math.min(...ms),
      unit: ' ms',
      goal: what.endsWith('list') ? mostForList : mostForOrder,
      bound: 'at most',
    })
})

/** One order of each state that a person sees. */
async function ordersOf(url: string, reader: string, headers: Read['headers']): Promise<[string, string][]> {
  const rows = async (path: string): Promise<Row[]> => {
    const { data } = JSON.parse(await text(url + path, headers))
    return Array.isArray(data) ? data : data.items
  }
  const found: [string, Row | undefined][] = []
  if (reader === 'staff')
    for (const state of ['boosting', 'completed', 'verification_required']) {
      const inState = await rows(`/v1/orders/state/${state}`)
      found.push([state, inState.find(({ disputed }) => disputed) ?? inState[0]])
    }
  else {
    const own = (
      await Promise.all((reader === 'customer' ? ['/v1/orders'] : boosterLists).map(rows))
    ).flat() as (Row & { status: string })[]
    for (const state of ['boosting', 'completed', 'verification_required']) {
      const inState = own.filter(({ status }) => status === state)
      found.push([state, inState.find(({ disputed }) => disputed) ?? inState[0]])
    }
  }
  return found.flatMap(([state, row]) => (row ? [[state, row.order_id] as [string, string]] : []))
}

async function repeat({ url, headers }: Read): Promise<void> {
  for (let i = 0; i < requests; i++) await text(url, headers)
}

async function text(url: string, headers: Read['headers']): Promise<string> {
  const response = await fetch(url, { headers })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return response.text()
}
