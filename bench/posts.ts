import pg from 'pg'
import { type Bench, bench } from './measuring/bench.ts'
import { signedIn } from './measuring/sign-in.ts'

/** The blog with many posts in nine languages, compared with a hundred: `npm run bench -- posts [posts]`. */
const many = Number(process.argv[2] ?? 10_000)
const asked = 60

const reads = [
  ['admin', '/v1/blog/drafts'],
  ['admin', '/v1/blog/drafts?view=translate&language=de'],
  ['admin', '/v1/blog/drafts?sort=title'],
  ['admin', '/v1/blog/drafts?page=5'],
  ['admin', '/v1/blog/drafts?q=needle'],
  ['admin', '/v1/blog/drafts/bench-50'],
  ['admin', '/v1/blog/posts/bench-50/drafts/de'],
  ['mira', '/v1/blog/posts'],
  ['mira', '/v1/blog/posts?page=5&language=de'],
  ['mira', '/v1/blog/posts?game=valorant'],
  ['mira', '/v1/blog/posts?q=needle'],
  ['mira', '/v1/blog/posts/bench-50'],
] as const

await bench(async ({ database, product, figure }) => {
  const { ownerUrl } = await database()
  const { url } = await product()
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await grow(client, 100)
    const few = await times(url)
    await grow(client, many)
    compare(few, await times(url), figure)
  } finally {
    await client.end()
  }
})

function compare(few: Took[], then: Took[], figure: Bench['figure']): void {
  for (const [index, [who, path]] of reads.entries()) {
    const [small, large] = [few[index], then[index]]
    if (!small || !large) continue
    figure({
      what: `${who} ${path}`,
      value: large.ms,
      unit: ' ms',
      yardstick: small.ms,
      ratio: large.ms / large.control / (small.ms / small.control),
      goal: 1.5,
      bound: 'at most',
    })
  }
}

type Took = { ms: number; control: number }

/**
 * Milliseconds that each read takes for one client, and what a call that reads no post takes in between: other work on the machine
 * slows both. The lower quartile of each.
 */
async function times(site: string): Promise<Took[]> {
  const results: Took[] = []
  for (const [who, path] of reads) {
    const { headers } = await signedIn(site, who)
    const own: number[] = []
    const control: number[] = []
    for (let request = 0; request < asked; request++) {
      own.push(await ask(site + path, headers))
      control.push(await ask(`${site}/v1/users/@me`, headers))
    }
    results.push({ ms: lowerQuartile(own), control: lowerQuartile(control) })
  }
  return results
}

async function ask(url: string, headers: Record<string, string>): Promise<number> {
  const start = performance.now()
  const answer = await fetch(url, { headers })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return performance.now() - start
}

function lowerQuartile(took: number[]): number {
  return took.sort((one, other) => one - other)[took.length / 4] ?? 0
}

/** Copies of the product's own posts, each with a word of its own; "needle" is in five of them, however many there are. */
async function grow(client: pg.Client, posts: number): Promise<void> {
  const { rows } = await client.query('select count(*)::int as there from posts')
  const [first, last] = [rows[0].there + 1, posts]
  // Filled afterwards, which is faster.
  await client.query('drop index post_texts_words, post_texts_slugs')
  await client.query(
    `insert into posts (id, game, topic, author, cover_seed, related, published_at, source, changed_at, state, title, blocks,
       languages, live, behind)
     select 'bench-' || i, game, topic, author, 'bench-' || i, related, published_at - i * interval '1 hour', null,
       published_at - i * interval '1 hour', state, title || ' ' || i, blocks, languages, live, behind
     from generate_series($1::int, $2::int) as i
     join (select *, row_number() over (order by id) - 1 as place, count(*) over () as own from posts
       where id not like 'bench-%' and live <> '{}') as sample on sample.place = i % sample.own`,
    [first, last],
  )
  await client.query(
    `insert into post_texts (post_id, locale, slug, title, description, document, words, minutes, updated_at, source,
       published_at)
     select 'bench-' || i, locale, 'bench-' || i, text.title || ' ' || i, description, document,
       words || ' word' || i || case when i between 50 and 54 then ' needle' else '' end, minutes, updated_at, null,
       text.published_at
     from generate_series($1::int, $2::int) as i
     join (select *, row_number() over (order by id) - 1 as place, count(*) over () as own from posts
       where id not like 'bench-%' and live <> '{}') as sample on sample.place = i % sample.own
     join post_texts as text on text.post_id = sample.id`,
    [first, last],
  )
  await client.query(
    `insert into post_slugs (locale, slug, post_id)
     select locale, slug, post_id from post_texts where post_id like 'bench-%' on conflict do nothing`,
  )
  await client.query("update posts set behind = '{de}' where id in ('bench-50', 'bench-51')")
  await client.query("set maintenance_work_mem = '512MB'")
  await client.query('create index post_texts_words on post_texts using gin (words gin_trgm_ops)')
  await client.query('create index post_texts_slugs on post_texts using gin (slug gin_trgm_ops)')
  await client.query('update page_tags set version = version + 1')
  await client.query('vacuum analyze posts, post_texts, post_slugs, post_drafts')
}
