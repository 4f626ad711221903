import pg from 'pg'
import { bench } from './measuring/bench.ts'
import { load } from './measuring/load.ts'
import { signedIn } from './measuring/sign-in.ts'

/** Lists and boards with many orders, compared with a thousand orders: `npm run bench -- lists [orders]`. */
const many = Number(process.argv[2] ?? 1_000_000)

const lists = [
  ['mira', '/v1/orders'],
  ['mira', '/v1/balance'],
  ['kestrel', '/v1/orders/available'],
  ['kestrel', '/v1/orders/available?sort=pay'],
  ['kestrel', '/v1/orders/active'],
  ['kestrel', '/v1/orders/completed'],
  ['admin', '/v1/orders/state/waiting_for_booster'],
  ['admin', '/v1/orders/state/completed'],
  ['admin', '/v1/orders/state/completed?page=5'],
  ['admin', '/v1/coupons'],
  ['admin', '/v1/boosters'],
  ['admin', '/v1/boosters?game=league-of-legends&sort=start'],
  ['admin', '/v1/boosters/kestrel'],
  ['admin', '/v1/storefront'],
  ['admin', '/v1/coaching/coaches'],
] as const

await bench(async ({ database, product, figure }) => {
  const { ownerUrl } = await database()
  const { url } = await product()
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  await grow(client, 1_000)
  const few = await times(url)
  await grow(client, many)
  const then = await times(url)
  await client.end()
  for (const [index, [who, path]] of lists.entries()) {
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

/** Milliseconds that each list takes for one client. */
async function times(site: string): Promise<number[]> {
  const results: number[] = []
  for (const [who, path] of lists) {
    const { headers } = await signedIn(site, who)
    const { perSecond, failed } = await load({ url: site + path, headers, connections: 1, seconds: 3 })
    if (failed) throw new Error(`${failed} requests of ${path} failed`)
    results.push(1000 / perSecond)
  }
  return results
}

/**
 * Copies of the demo's orders: a customer for every ten, a booster for every thousand; every five-hundredth is
 * mira's.
 */
async function grow(client: pg.Client, orders: number): Promise<void> {
  const { rows } = await client.query('select count(*)::int as there from orders')
  const missing = orders - rows[0].there
  await client.query(
    `with names as (select i, 'bench-' || gen_random_uuid() as name from generate_series(1, $1::int) as i),
      people as (insert into users (kind, email, username)
        select 'customer', name || '@example.com', name from names returning id)
     insert into boosters (user_id) select id from people limit $1::int / 100`,
    [Math.ceil(missing / 10)],
  )
  await client.query(
    `with samples as (select *, row_number() over (order by number) - 1 as place, count(*) over () as total_samples
        from orders order by number limit 40),
      buyers as (select id, row_number() over (order by id) - 1 as place, count(*) over () as total_buyers
        from users where email like 'bench-%' or username = 'mira'),
      hands as (select user_id, row_number() over (order by user_id) - 1 as place, count(*) over () as total_hands
        from boosters)
     insert into orders (customer_id, booster_id, game, service, status, config, quote, price_version, total, booster_share,
       filter, level, duo, locale, created_at, paid_at, searching_at, claimed_at, finished_at, closed_at)
     select case when i % 500 = 0 then (select id from users where username = 'mira') else b.id end,
       case when s.booster_id is null then null else h.user_id end,
       s.game, s.service, s.status, s.config, s.quote, s.price_version, s.total, s.booster_share, s.filter,
       s.level, s.duo, s.locale, s.created_at - i * interval '1 minute', s.paid_at, s.searching_at, s.claimed_at,
       s.finished_at, s.closed_at
     from generate_series(1, $1) as i
     join samples s on s.place = i % s.total_samples
     join buyers b on b.place = i % b.total_buyers
     join hands h on h.place = (i / s.total_samples) % h.total_hands
     where s.coach_id is null and h.user_id <> b.id`,
    [missing],
  )
  await client.query('vacuum analyze users, boosters, orders')
}
