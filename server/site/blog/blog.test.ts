import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import type { Contract } from '#contract/contract.ts'
import { openApp } from '#server/test/open-app.ts'
import { bringPosts, type PostFacts } from './bring-posts.ts'

const folder = await mkdtemp(join(tmpdir(), 'peakline-posts-'))
afterAll(() => rm(folder, { recursive: true }))
const { app, services } = await openApp({
  clientDir: folder,
  render: async () => ({ status: 200, html: '', cacheable: false }),
  share: async () => null,
  inlineScriptHashes: [],
  publicPages: ['/blog'],
  queryOf: () => null,
})

const facts = (id: string, more: Partial<PostFacts> = {}): PostFacts => ({
  id,
  game: 'valorant',
  topic: 'guide',
  author: 'Peakline',
  published: '2026-01-10',
  updated: '2026-01-12',
  ...more,
})

type Text = { slug?: string; title?: string; body?: string }

async function write(id: string, locale: string, { slug = id, title = id, body = 'Text.' }: Text = {}) {
  await mkdir(join(folder, id), { recursive: true })
  const source = `---\nslug: ${slug}\ntitle: ${title}\ndescription: About ${title}.\n---\n\n${body}\n`
  await writeFile(join(folder, id, `${locale}.md`), source)
}

const bring = (...posts: PostFacts[]) => bringPosts(services, { posts, folder: pathToFileURL(`${folder}/`) })

async function list(query: string): Promise<Contract['listPosts']['reply']['data']> {
  const answer = await app.inject({ url: `/v1/blog/posts?${query}` })
  expect(answer.statusCode).toBe(200)
  return answer.json().data
}
const read = (slug: string, language = 'en') =>
  app.inject({ url: `/v1/blog/posts/${slug}?language=${language}` })
const slugsOf = ({ items }: { items: { slug: string }[] }) => items.map(({ slug }) => slug)

describe('the list of posts', () => {
  test('is newest first, by language, game, topic and words, and says which languages have its page', async () => {
    const posts = [
      facts('older', { game: 'wild-rift', topic: 'numbers', published: '2026-01-01' }),
      facts('newer', { game: 'wild-rift', topic: 'numbers', published: '2026-01-02' }),
      facts('other-topic', { game: 'wild-rift', topic: 'safety', published: '2026-01-03' }),
      facts('to-come', { game: 'wild-rift', published: '2099-01-01' }),
    ]
    for (const { id } of posts) await write(id, 'en')
    await write('older', 'de', { slug: 'aelter', body: 'Wer den Kürzeren zieht.' })
    await bring(...posts)
    expect(slugsOf(await list('game=wild-rift'))).toEqual(['other-topic', 'newer', 'older'])
    expect(slugsOf(await list('game=wild-rift&topic=numbers'))).toEqual(['newer', 'older'])
    expect(slugsOf(await list('game=wild-rift&language=de'))).toEqual(['aelter'])
    expect(slugsOf(await list('language=de&q=KÜRZEREN'))).toEqual(['aelter'])
    const none = await list('game=wild-rift&language=fr')
    expect(none).toMatchObject({ items: [], total: 0, pageCount: 1 })
    expect(none.languages.toSorted()).toEqual(['de', 'en'])
  })

  test('has ten posts a page', async () => {
    const posts = Array.from({ length: 12 }, (_, at) => facts(`many-${at}`, { game: 'teamfight-tactics' }))
    for (const { id } of posts) await write(id, 'en')
    await bring(...posts)
    expect(await list('game=teamfight-tactics')).toMatchObject({ total: 12, pageCount: 2, page: 1 })
    const second = await list('game=teamfight-tactics&page=2')
    expect(second.items).toHaveLength(2)
    expect(second.languages).toEqual(['en'])
  })
})

describe('a post', () => {
  test('has its holes filled, its slug in each language, and what to read next', async () => {
    const posts = [
      facts('told', { game: 'league-of-legends', related: ['far'] }),
      facts('near', { game: 'league-of-legends', published: '2025-01-01' }),
      facts('far', { topic: 'shop', published: '2025-01-01' }),
    ]
    const body =
      '## Part\n\nAfter {figures.check}, [far](post:far), [nowhere](post:gone) and [LP](/glossary#lp).'
    await write('told', 'en', { title: '{games.addon.duo}', body })
    await write('told', 'de', { slug: 'erzaehlt' })
    await write('near', 'en')
    await write('far', 'en', { slug: 'far-away' })
    await bring(...posts)
    const { data } = (await read('told')).json()
    expect(data).toMatchObject({
      title: 'Play along (duo)',
      minutes: 1,
      slugs: { en: 'told', de: 'erzaehlt' },
      headings: [{ id: 'part', level: 2, text: 'Part' }],
      terms: [{ anchor: 'lp', word: 'LP' }],
    })
    expect(slugsOf({ items: data.related }).slice(0, 2)).toEqual(['far-away', 'near'])
    const written = JSON.stringify(data.document)
    expect(written).toContain('72\u00a0hours')
    expect(written).toContain('"href":"/blog/far-away"')
    expect(written).toContain('nowhere')
    expect(written).not.toContain('post:')
  })

  test('is missing in a language that has no text of it', async () => {
    await write('english-only', 'en')
    await bring(facts('english-only'))
    expect((await read('english-only')).statusCode).toBe(200)
    expect((await read('english-only', 'it')).statusCode).toBe(404)
    expect((await read('..%2fetc')).statusCode).toBe(400)
  })

  test('answers at every slug that it ever had, with today’s', async () => {
    await write('renamed', 'en', { slug: 'first-name' })
    await bring(facts('renamed'))
    await write('renamed', 'en', { slug: 'second-name', title: 'Renamed' })
    await bring(facts('renamed'))
    expect((await read('first-name')).json().data).toMatchObject({ slug: 'second-name', title: 'Renamed' })
  })

  test('never takes a slug that belongs to another post', async () => {
    await write('owner', 'en', { slug: 'taken' })
    await write('thief', 'en', { slug: 'taken' })
    await bring(facts('owner'))
    await expect(bring(facts('thief'))).rejects.toThrow()
  })
})

describe('bringing posts', () => {
  test('raises the tags of what changed, and nothing when nothing did', async () => {
    await write('tagged', 'en')
    await bring(facts('tagged'))
    const mark = services.tags.mark()
    await bring(facts('tagged'))
    expect(services.tags.raisedSince(['posts', 'post:tagged'], mark)).toBe(false)
    await write('tagged', 'en', { body: 'Changed.' })
    await bring(facts('tagged'))
    expect(services.tags.lastRaised('posts')).toBeGreaterThan(mark)
    expect(services.tags.lastRaised('post:tagged')).toBeGreaterThan(mark)
  })

  test('leaves what staff have edited', async () => {
    await write('edited', 'en', { title: 'From the file' })
    await bring(facts('edited'))
    await services.asOwner(`update post_texts set title = 'By staff', source = null where post_id = 'edited'`)
    await write('edited', 'en', { title: 'From the file again' })
    await bring(facts('edited'))
    expect((await read('edited')).json().data.title).toBe('By staff')
  })

  test('a shop can hide the posts that it was given, but not what staff have written, and show them again', async () => {
    const posts = [facts('given'), facts('written')]
    for (const { id } of posts) await write(id, 'en')
    await bring(...posts)
    await services.asOwner(`update post_texts set source = null where post_id = 'written'`)
    const seen = () => Promise.all(posts.map(async ({ id }) => (await read(id)).statusCode))
    const version = services.tags.lastRaised('posts')
    const without = { ...services, config: { ...services.config, readyPosts: false } }
    const files = { posts, folder: pathToFileURL(`${folder}/`) }
    await bringPosts(without, files)
    expect(await seen()).toEqual([404, 200])
    await expect.poll(() => services.tags.lastRaised('posts')).not.toBe(version)
    await bringPosts(without, files)
    await bring(...posts)
    expect(await seen()).toEqual([200, 200])
  })

  test('refuses a hole that nothing fills, with file and line', async () => {
    await write('holed', 'en', { body: 'One.\n\nTwo {figures.nothing}.' })
    await expect(bring(facts('holed'))).rejects.toThrow('holed/en.md:9: nothing fills {figures.nothing}')
  })
})

test('each language has a feed and a sitemap with its own posts', async () => {
  await write('fed', 'en', { title: 'Fed & <b>well</b>' })
  await write('fed', 'nl', { slug: 'gevoed' })
  await bring(facts('fed', { published: '2026-02-01' }))
  const feed = await app.inject({ url: '/blog/feed.xml' })
  expect(feed.headers['content-type']).toContain('application/rss+xml')
  expect(feed.body).toContain('<title>Fed &amp; &lt;b&gt;well&lt;/b&gt;</title>')
  expect((await app.inject({ url: '/nl/blog/feed.xml' })).body).toContain('/nl/blog/gevoed</link>')
  const dutch = (await app.inject({ url: '/nl-NL-sitemap.xml' })).body
  const entry = /<url><loc>[^<]*\/nl\/blog\/gevoed<\/loc>[\s\S]*?<\/url>/.exec(dutch)?.[0]
  expect(entry).toContain('<lastmod>2026-01-12</lastmod>')
  expect(entry).toContain('hreflang="en-US"')
  expect(entry).not.toContain('hreflang="de-DE"')
  expect((await app.inject({ url: '/de-DE-sitemap.xml' })).body).not.toContain('/blog/fed')
})
