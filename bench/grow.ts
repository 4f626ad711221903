import pg from 'pg'
import { bench } from './measuring/bench.ts'
import { grow, named } from './measuring/grown.ts'
import { signedIn } from './measuring/sign-in.ts'

/**
 * Every list, search and Today with many orders, compared with a thousand: `npm run bench -- grow [orders]`. A million need
 * 10 GB of disk, and half an hour or more. What a list takes is the quickest quarter of its requests: how busy the machine is
 * changes that least.
 */
const many = Number(process.argv[2] ?? 1_000_000)
const requests = 60

/** Who asks, and for what; `names` says what stands in braces. */
const asked = [
  ['mira', '/v1/orders'],
  ['mira', '/v1/orders?part=ended&page=3'],
  ['mira', '/v1/customer/home'],
  ['mira', '/v1/balance'],
  ['mira', '/v1/balance/history'],
  ['mira', '/v1/notifications'],
  ['mira', '/v1/notifications/browse'],
  ['kestrel', '/v1/orders/available'],
  ['kestrel', '/v1/orders/available?sort=pay'],
  ['kestrel', '/v1/orders/available?game=league-of-legends&sort=short&page=2'],
  ['kestrel', '/v1/booster/day'],
  ['kestrel', '/v1/orders/active'],
  ['kestrel', '/v1/orders/completed'],
  ['kestrel', '/v1/booster/earnings'],
  ['kestrel', '/v1/orders/unread-chats'],
  ['admin', '/v1/staff/day'],
  ['admin', '/v1/staff/triage'],
  ['admin', '/v1/orders/state/waiting_for_booster?sort=due'],
  ['admin', '/v1/orders/state/boosting?sort=due'],
  ['admin', '/v1/orders/state/boosting?late=yes'],
  ['admin', '/v1/orders/state/verification_required?sort=due'],
  ['admin', '/v1/orders/state/completed'],
  ['admin', '/v1/orders/state/completed?page=5'],
  ['admin', '/v1/orders/state/completed?sort=due&size=100'],
  ['admin', '/v1/orders/state/completed?booster=kestrel'],
  ['admin', '/v1/orders/state/completed?game=valorant&server=eu'],
  ['admin', '/v1/search?q={number}'],
  ['admin', '/v1/search?q=kestrel@peakline.example'],
  ['admin', '/v1/search?q={name}'],
  ['admin', '/v1/search?q=bench-'],
  ['admin', '/v1/search?q={reference}'],
  ['admin', '/v1/search?q=grown'],
  ['admin', '/v1/users'],
  ['admin', '/v1/users?q=mira'],
  ['admin', '/v1/users?q={number}'],
  ['admin', '/v1/users/{customer}'],
  ['admin', '/v1/users/{customer}/orders'],
  ['admin', '/v1/users/{customer}/payments'],
  ['admin', '/v1/users/{customer}/balance'],
  ['admin', '/v1/users/{customer}/chats'],
  ['admin', '/v1/users/{booster}/work'],
  ['admin', '/v1/users/{booster}/earnings'],
  ['admin', '/v1/users/{booster}/signals'],
  ['admin', '/v1/audit'],
  ['admin', '/v1/audit?what=complete'],
  ['admin', '/v1/audit?who={orders}'],
  ['admin', '/v1/audit/chain'],
  ['admin', '/v1/payouts?status=sent'],
  ['admin', '/v1/mails'],
  ['admin', '/v1/reviews'],
  ['admin', '/v1/disputes'],
  ['admin', '/v1/support/threads'],
  ['admin', '/v1/support/threads?view=closed'],
  ['admin', '/v1/support/threads?search=order'],
  ['admin', '/v1/coupons'],
  ['admin', '/v1/payment-troubles'],
  ['admin', '/v1/roster'],
  ['admin', '/v1/boosters'],
  ['admin', '/v1/boosters?game=league-of-legends&sort=start'],
  ['admin', '/v1/boosters/kestrel'],
  ['admin', '/v1/boosters/kestrel/reviews'],
  ['admin', '/v1/storefront'],
  ['admin', '/v1/coaching/coaches'],
] as const

await bench(async ({ database, product, figure }) => {
  const { ownerUrl } = await database()
  const { url } = await product()
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  const measured = async (orders: number) => {
    await grow(client, orders)
    return times(url, await names(client))
  }
  const few = await measured(1_000)
  const then = await measured(many)
  await client.end()
  for (const [index, [who, path]] of asked.entries()) {
    const [small = 0, large = 0] = [few[index], then[index]]
    figure({
      what: `${who} ${path}`,
      value: large,
      unit: ' ms',
      yardstick: small,
      ratio: large / small,
      goal: 1.5,
      bound: 'at most',
    })
  }
})

/** What stands in braces: one of the first orders, the customer and the booster with the most, and a colleague. */
async function names(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query(
    `select o.number::text as number, 'grown' || o.number || '%23EUW' as name, 'grown-' || o.number as reference,
        ${named('mira')} as customer, ${named('kestrel')} as booster, ${named('staff-orders')} as orders
      from orders o where o.in_game_name like 'grown%' order by o.number limit 1 offset 100`,
  )
  return rows[0]
}

/** Milliseconds that each of these takes for one client. */
async function times(site: string, names: Record<string, string>): Promise<number[]> {
  const results: number[] = []
  for (const [who, path] of asked) {
    const { headers } = await signedIn(site, who)
    const address = site + path.replace(/\{(\w+)\}/, (_, name) => names[name] ?? '')
    const took: number[] = []
    for (let i = 0; i < requests; i++) {
      const began = performance.now()
      const response = await fetch(address, { headers })
      if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
      await response.arrayBuffer()
      took.push(performance.now() - began)
    }
    results.push(took.sort((a, b) => a - b)[requests / 4] ?? 0)
  }
  return results
}
