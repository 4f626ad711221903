import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Bench, bench } from './measuring/bench.ts'
import { signedIn } from './measuring/sign-in.ts'

/** A raffle with many tickets beside one with a hundred, through the whole server: `npm run bench -- raffles [tickets]`. */
const many = Number(process.argv[2] ?? 1_000_000)
const few = 100
const asked = 60
const raffles = ['small-raffle', 'winter-raffle'] as const
type Slug = (typeof raffles)[number]

await bench(async ({ database, product, figure }) => {
  const { ownerUrl } = await database()
  const { url } = await product()
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const lists = await listTimes(url)
    await grow(client)
    compare(figure, 'the list of raffles', lists, await listTimes(url))
    for (const [what, call] of await calls(client, url)) {
      const [small, large] = await alternating(call)
      compare(figure, what, small, large)
    }
    for (const slug of raffles) await closeAndDraw(client, url, slug, figure)
  } finally {
    await client.end()
  }
})

type Call = (slug: Slug) => Promise<number>

async function calls(client: pg.Client, site: string): Promise<[string, Call][]> {
  const staff = await signedIn(site, 'users')
  const theo = await signedIn(site, 'theo')
  await client.query('update users set verified_at = now() where id = $1', [theo.id])
  const { rows } = await client.query('select id, slug from raffles')
  const ids = new Map<string, string>(rows.map(({ id, slug }) => [slug, id]))
  const entries =
    (query: string): Call =>
    (slug) =>
      ask(`${site}/v1/raffles/desk/${ids.get(slug)}/entries${query}`, staff)
  return [
    ['the public page’s call', (slug) => ask(`${site}/v1/raffles/${slug}`, {})],
    ['a person’s own ticket', (slug) => ask(`${site}/v1/raffles/${slug}/entry`, theo)],
    ['staff’s page of a raffle', (slug) => ask(`${site}/v1/raffles/desk/${ids.get(slug)}`, staff)],
    ['staff’s entries', entries('')],
    [
      'staff’s entries, the last page',
      (slug) => entries(`?page=${slug === 'small-raffle' ? 10 : many / 10}`)(slug),
    ],
    ['staff’s entries, by a name', entries('?q=entrant0000050')],
    ['staff’s entries, by how all names begin', entries('?q=entrant')],
    ['staff’s entries, by a number', entries('?q=77')],
    ['taking a ticket', (slug) => takeTicket(site, theo, slug)],
  ]
}

async function takeTicket(site: string, { headers }: Headed, slug: Slug): Promise<number> {
  const url = `${site}/v1/raffles/${slug}/entry`
  await fetch(url, { method: 'DELETE', headers })
  const body = JSON.stringify({ adult: true, country: 'DE', accept_terms: true })
  return ask(url, { headers: { ...headers, 'content-type': 'application/json' } }, { method: 'POST', body })
}

type Headed = { headers?: Record<string, string> }

async function ask(url: string, { headers = {} }: Headed, init: RequestInit = {}): Promise<number> {
  const start = performance.now()
  const answer = await fetch(url, { ...init, headers })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text}`)
  return performance.now() - start
}

/** One after the other, so that other work on the machine slows both. */
async function alternating(call: Call): Promise<[number, number]> {
  const took: [number[], number[]] = [[], []]
  for (let round = 0; round < asked; round++)
    for (const [at, slug] of raffles.entries()) took[at]?.push(await call(slug))
  return [lowerQuartile(took[0]), lowerQuartile(took[1])]
}

/** The list has both raffles, so it is compared with itself before they had tickets. */
async function listTimes(site: string): Promise<number> {
  const took: number[] = []
  for (let round = 0; round < asked; round++) took.push(await ask(`${site}/v1/raffles`, {}))
  return lowerQuartile(took)
}

function lowerQuartile(took: number[]): number {
  return took.sort((one, other) => one - other)[took.length / 4] ?? 0
}

function compare(figure: Bench['figure'], what: string, small: number, large: number): void {
  figure({
    what,
    value: large,
    unit: ' ms',
    yardstick: small,
    ratio: large / small,
    goal: 1.5,
    bound: 'at most',
  })
}

/** Moves a raffle's end to now and watches it: how long the two steps take, and the longest that a reader waits meanwhile. */
async function closeAndDraw(
  client: pg.Client,
  site: string,
  slug: Slug,
  figure: Bench['figure'],
): Promise<void> {
  await client.query('update raffles set closes_at = now() where slug = $1', [slug])
  const seen = new Map<string, number>()
  let slowest = 0
  while (!seen.has('drawn')) {
    const start = performance.now()
    const answer = await fetch(`${site}/v1/raffles/${slug}`)
    slowest = Math.max(slowest, performance.now() - start)
    const { data } = await answer.json()
    if (!seen.has(data.state)) seen.set(data.state, Date.now())
    await sleep(5)
  }
  const { rows } = await client.query('select closed_at, drawn_at, tickets from raffles where slug = $1', [
    slug,
  ])
  const [{ closed_at, drawn_at, tickets }] = rows
  const show = (what: string, value: number) =>
    figure({ what: `${what}, ${tickets} tickets`, value, unit: ' ms', goal: 10_000, bound: 'at most' })
  show('the close', drawn_at - closed_at)
  show('the draw', (seen.get('drawn') ?? 0) - drawn_at)
  show('the longest wait of a reader meanwhile', slowest)
}

/** An open raffle of the demo with a person for each ticket, and its copy with the first hundred of them. */
async function grow(client: pg.Client): Promise<void> {
  const [small, large] = raffles
  await client.query(
    `insert into raffles select (jsonb_populate_record(raffle, jsonb_build_object('id', gen_random_uuid(), 'slug', $1::text,
       'last_ticket', 0, 'tickets', 0))).* from raffles raffle where slug = $2`,
    [small, large],
  )
  await client.query(
    'delete from raffle_entries where raffle_id = (select id from raffles where slug = $1)',
    [large],
  )
  // The rows are right; checking each of them would take minutes.
  await client.query('set session_replication_role = replica')
  await client.query(
    `insert into users (kind, email, username)
     select 'customer', 'entrant' || lpad(i::text, 7, '0') || '@example.com', 'entrant' || lpad(i::text, 7, '0') from generate_series(1, $1::int) as i`,
    [many],
  )
  for (const [slug, tickets] of [
    [small, few],
    [large, many],
  ])
    await client.query(
      `with tickets as (insert into raffle_entries (raffle_id, number, user_id, secret, mark, country, name_shown, entered_at)
         select raffle.id, i, users.id, md5('secret' || i), encode(sha256(convert_to('secret' || i, 'UTF8')), 'hex'), 'DE', false,
           now() - (i % 5) * interval '1 minute'
         from generate_series(1, $2::int) as i join users on users.username = 'entrant' || lpad(i::text, 7, '0')
         join raffles raffle on raffle.slug = $1 returning number)
       update raffles set last_ticket = $2, tickets = $2 where slug = $1 and (select count(*) from tickets) = $2`,
      [slug, tickets],
    )
  await client.query('set session_replication_role = origin')
  await client.query('vacuum analyze users, raffles, raffle_entries')
}
