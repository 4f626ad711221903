import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import type { Contract } from '#contract/contract.ts'
import type { DraftBlock } from '#contract/document.ts'
import { dayMs, hourMs, minuteMs } from '#core/base/durations.ts'
import { mostInBlock } from '#core/site/post-drafts.ts'
import type { Locale } from '#i18n/locales.ts'
import { deleteUnusedPictures } from '#server/files/delete-unused-pictures.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { forgetSessions } from '#server/platform/sessions/authenticate.ts'
import { setPermissions } from '#server/platform/users/user-store.ts'
import { firstBrokenAudit } from '#server/test/audit.ts'
import { insertStaff, signIn } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { multipart, picture, postForm } from '#server/test/uploads.ts'
import { bringPosts, type PostFacts } from './bring-posts.ts'
import { runSchedule } from './run-schedule.ts'

const folder = await mkdtemp(join(tmpdir(), 'peakline-desk-'))
afterAll(() => rm(folder, { recursive: true }))
const { app, services } = await openApp({
  clientDir: folder,
  render: async () => ({ status: 200, html: '', cacheable: false }),
  share: async () => null,
  inlineScriptHashes: [],
  publicPages: ['/blog'],
  queryOf: () => null,
})
const [ana, lea] = [await insertStaff(services, ['EditUsers']), await insertStaff(services, ['EditUsers'])]
const tokens = new Map([
  [ana, await signIn(services, ana.id)],
  [lea, await signIn(services, lea.id)],
])
/** Lets time pass; everyone signs in again. */
async function pass(ms: number) {
  services.advance(ms)
  for (const staff of tokens.keys()) tokens.set(staff, await signIn(services, staff.id))
}
afterAll(async () => expect(await firstBrokenAudit(services.db)).toBeNull())

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
type By = typeof ana

async function send(by: By, method: Method, path: string, payload?: object, headers = {}) {
  const authorization = `Bearer ${tokens.get(by)}`
  const answer = await app.inject({
    method,
    url: `/v1/blog/${path}`,
    headers: { authorization, ...headers },
    ...(payload && { payload }),
  })
  if (answer.statusCode === 500) throw new Error(services.logged.slice(-4).join(' '))
  return {
    status: answer.statusCode,
    ...(answer.json() as { data: never; message?: string; errors?: object[] }),
  }
}

type Saved = Contract['saveDraft']['reply']['data']['saved']
type Desk = Contract['getDeskPost']['reply']['data']['post']
type Changes = Contract['saveDraft']['body']['changes']

const words = (text: string): DraftBlock => ({
  type: 'paragraph',
  content: text === '' ? [] : [{ type: 'text', text }],
})
const put = (id: string, text: string, base: number | null, more: object = {}) =>
  ({ type: 'put', id, base, block: words(text), ...more }) as Changes[number]
const field = (name: 'title' | 'description' | 'slug', value: string, base = 0) =>
  ({ type: 'field', field: name, base, value }) as Changes[number]

const save = (by: By, id: string, seen: number, changes: Changes, language: Locale = 'en', headers = {}) =>
  send(by, 'PATCH', `posts/${id}/drafts/${language}`, { seen, changes }, headers) as Promise<{
    status: number
    message?: string
    data: { saved: Saved }
  }>
const desk = async (id: string) =>
  ((await send(ana, 'GET', `drafts/${id}`)) as { data: { post: Desk } }).data.post
const draft = async (id: string, language: Locale = 'en') =>
  (await send(ana, 'GET', `posts/${id}/drafts/${language}`)) as unknown as {
    data: { draft: Contract['getDraft']['reply']['data']['draft'] }
  }
const said = ({ order, parts }: Pick<Saved, 'order' | 'parts'>) =>
  order.map((id) => {
    const block = parts.find((part) => part.id === id)?.block
    const [run] = block && 'content' in block ? (block.content as { text?: string }[]) : []
    return `${id}:${run?.text ?? ''}`
  })

/** A post with a complete English text. */
async function aPost(title = `Post ${randomUUID()}`): Promise<string> {
  const { data } = (await send(ana, 'POST', 'posts', { title })) as unknown as { data: { post: Desk } }
  const id = data.post.post_id
  const { status } = await save(ana, id, 1, [
    put('a', 'One.', null),
    put('b', 'Two.', null),
    field('description', 'About it.'),
  ])
  expect(status).toBe(200)
  return id
}

const revisionOf = async (id: string, language: Locale = 'en') =>
  (await draft(id, language)).data.draft.revision
const publish = async (id: string, languages: Locale[] = ['en'], at: string | null = null, by: By = ana) =>
  send(by, 'POST', `posts/${id}/publish`, {
    languages: await Promise.all(
      languages.map(async (language) => ({ language, revision: await revisionOf(id, language) })),
    ),
    at,
  })
async function translate(id: string, language: Locale, title = `${language} ${id}`) {
  const answer = await save(
    lea,
    id,
    0,
    [
      put('a', `${language} one`, null),
      put('b', `${language} two`, null),
      field('title', title),
      field('description', 'x'),
    ],
    language,
  )
  expect(answer.status).toBe(200)
}
const read = (slug: string, language: Locale = 'en') =>
  app.inject({ url: `/v1/blog/posts/${slug}?language=${language}` })
const later = (ms: number) => new Date(services.now().getTime() + ms).toISOString()

describe('saving', () => {
  test('two people in different blocks merge; each gets what the other wrote', async () => {
    const id = await aPost()
    const first = await save(ana, id, 2, [put('a', 'ONE.', 2)])
    expect(first.data.saved).toMatchObject({ revision: 3, conflicts: [] })
    const second = await save(lea, id, 2, [put('b', 'TWO.', 2)])
    expect(second.data.saved).toMatchObject({ revision: 4, conflicts: [], order: ['a', 'b'] })
    expect(said(second.data.saved)).toEqual(['a:ONE.', 'b:TWO.'])
    expect(second.data.saved.parts.map(({ by }) => by?.user_id)).toEqual([ana.id, lea.id])
    const told = services.sent.filter(({ id: to, event }) => to === id && event === 'post_saved')
    expect(told.at(-1)?.payload).toEqual({ post_id: id, language: 'en', revision: 4 })
  })

  test('the same block is a conflict that shows both, by whom and when', async () => {
    const id = await aPost()
    await save(ana, id, 2, [put('a', 'ONE.', 2)])
    const { data, status } = await save(lea, id, 2, [put('a', 'UNO.', 2), put('b', 'DUE.', 2)])
    expect(status).toBe(200)
    expect(data.saved.conflicts).toMatchObject([
      {
        type: 'part',
        id: 'a',
        yours: words('UNO.'),
        theirs: words('ONE.'),
        base: 3,
        by: { user_id: ana.id },
      },
    ])
    expect(said((await draft(id)).data.draft)).toEqual(['a:ONE.', 'b:DUE.'])
  })

  test('many at once, each in a block of their own, lose nothing', async () => {
    const id = await aPost()
    const ids = Array.from({ length: 12 }, (_, at) => `n${at}`)
    const answers = await Promise.all(
      ids.map((part, at) => save(at % 2 ? ana : lea, id, 2, [put(part, part, null)])),
    )
    expect(answers.flatMap(({ data }) => data.saved.conflicts)).toEqual([])
    const { order, revision } = (await draft(id)).data.draft
    expect([order.length, revision]).toEqual([14, 14])
    expect(new Set(order)).toEqual(new Set(['a', 'b', ...ids]))
  })

  test('the first saves of a post from files arrive together: both are kept', async () => {
    const id = await fromFile('first-saves')
    const answers = await Promise.all([
      save(ana, id, 0, [put('b0', 'Changed.', 0)]),
      save(lea, id, 0, [put('b1', 'Anders.', 0)], 'de'),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(said((await draft(id)).data.draft)).toEqual(['b0:Changed.', 'b1:Second.'])
    expect(said((await draft(id, 'de')).data.draft)).toEqual(['b0:Erstens.', 'b1:Anders.'])
    expect((await desk(id)).languages.de).toMatchObject({ done: 2, stale: 1, state: 'live', changed: true })
  })

  test('the same save twice is one, by its key or by what it says', async () => {
    const id = await aPost()
    const key = { 'idempotency-key': randomUUID() }
    const first = await save(ana, id, 2, [put('a', 'ONE.', 2)], 'en', key)
    expect(await save(ana, id, 2, [put('a', 'ONE.', 2)], 'en', key)).toEqual(first)
    const again = await save(ana, id, 2, [put('a', 'ONE.', 2)])
    expect(again.data.saved).toMatchObject({ revision: 3, conflicts: [] })
  })

  test('without changes only reads what is new', async () => {
    const id = await aPost()
    await save(ana, id, 2, [{ type: 'remove', id: 'a', base: 2 }])
    const { data } = await save(lea, id, 2, [])
    expect(data.saved).toMatchObject({ revision: 3, removed: ['a'], order: ['b'], parts: [] })
    expect((await save(lea, id, 900, [])).data.saved.parts).toHaveLength(1)
  })

  test('a tab that was open before publishing goes on: what is live stays until someone publishes', async () => {
    const id = await aPost()
    await publish(id)
    const { data } = await save(lea, id, 2, [put('a', 'Half a sent', 2)])
    expect(data.saved.conflicts).toEqual([])
    const { live_slug = '' } = (await desk(id)).languages.en ?? {}
    expect(JSON.stringify((await read(live_slug ?? '')).json())).not.toContain('Half')
    expect((await desk(id)).languages.en).toMatchObject({ state: 'live', changed: true })
  })

  test('a slug follows the title until it is chosen or published, and Chinese takes the source’s', async () => {
    const id = await aPost('How Acts End')
    expect((await draft(id)).data.draft.fields.slug.value).toBe('how-acts-end')
    await save(ana, id, 2, [field('title', 'How Seasons End', 1)])
    expect((await draft(id)).data.draft.fields.slug).toMatchObject({ value: 'how-seasons-end', revision: 0 })
    await save(lea, id, 0, [field('title', '赛季')], 'zh')
    expect((await draft(id, 'zh')).data.draft.fields.slug.value).toBe('how-seasons-end')
    await save(ana, id, 3, [field('slug', 'ends', 0)])
    await save(ana, id, 4, [field('title', 'Another', 3)])
    expect((await draft(id)).data.draft.fields.slug.value).toBe('ends')
    await save(ana, id, 5, [field('slug', '', 4)])
    expect((await draft(id)).data.draft.fields.slug.value).toBe('another')
  })

  test('a save that is refused for its blocks names each of them, and nothing of it is stored', async () => {
    const id = await aPost()
    const cell = { type: 'tableCell', attrs: { align: 'start' }, content: [words('x')] }
    const row = (columns: number) => ({
      type: 'tableRow',
      content: Array.from({ length: columns }, () => cell),
    })
    const table = (columns: number) => ({ block: { type: 'table', content: [row(columns)] } })
    const { columns } = mostInBlock
    const answer = await save(ana, id, 2, [
      put('t', '', null, table(columns + 1)),
      put('c', 'Fine.', null),
      put('u', '', null, table(columns + 2)),
    ])
    expect(answer).toMatchObject({ status: 400, message: 'bad_params' })
    const fields = (answer as unknown as { errors: { field: string }[] }).errors.map((each) => each.field)
    expect(new Set(fields.map((each) => each.split('.')[1]))).toEqual(new Set(['0', '2']))
    expect(fields.every((each) => each.startsWith('changes.'))).toBe(true)
    expect(await revisionOf(id)).toBe(2)
    expect((await save(ana, id, 2, [put('t', '', null, table(columns))])).status).toBe(200)
  })

  test('a post has room for 500 parts and a save for a megabyte', async () => {
    const id = await aPost()
    const many = (from: number, count: number) =>
      Array.from({ length: count }, (_, at) => put(`p${from + at}`, 'x', null))
    expect((await save(ana, id, 2, many(0, 498))).status).toBe(200)
    expect(await save(ana, id, 3, many(498, 1))).toMatchObject({ status: 400, message: 'post_too_long' })
    expect((await save(ana, id, 3, many(0, 601))).status).toBe(400)
    const long = put('a', '', 2, { block: { type: 'paragraph', content: many2(250, 'y'.repeat(5_000)) } })
    expect((await save(ana, id, 3, [long])).status).toBe(413)
  })

  test('an unknown post, and someone without the permission, are refused', async () => {
    expect(await save(ana, 'gone', 0, [])).toMatchObject({ status: 404, message: 'post_not_found' })
    const id = await aPost()
    const staff = await insertStaff(services, ['EditUsers'])
    tokens.set(staff, await signIn(services, staff.id))
    expect((await save(staff, id, 2, [put('a', 'Mine.', 2)])).status).toBe(200)
    await transaction(services, ({ tx }) => setPermissions(tx, staff.id, []))
    forgetSessions(services)
    expect(await save(staff, id, 3, [put('a', 'Still mine.', 3)])).toMatchObject({ status: 403 })
    expect(said((await draft(id)).data.draft)[0]).toBe('a:Mine.')
  })
})

const many2 = (count: number, text: string) => Array.from({ length: count }, () => ({ type: 'text', text }))

describe('versions', () => {
  test('what a person saves in one go is one; another person, a pause or a name ends it', async () => {
    const id = await aPost()
    const versions = async () =>
      (
        (await send(ana, 'GET', `posts/${id}/versions`)) as unknown as {
          data: Contract['listPostVersions']['reply']['data']
        }
      ).data.items
    expect(await versions()).toMatchObject([{ by: { user_id: ana.id }, revision: 2, kind: 'edit' }])
    await save(lea, id, 2, [put('a', 'Lea.', 2)])
    await save(lea, id, 3, [put('b', 'Lea.', 2)])
    expect(await versions()).toMatchObject([{ changed: ['a', 'b'], revision: 4 }, { revision: 2 }])
    await pass(11 * minuteMs)
    await save(lea, id, 4, [put('b', 'Later.', 4)])
    const [newest] = await versions()
    expect(newest).toMatchObject({ changed: ['b'], revision: 5 })
    const named = await send(ana, 'PATCH', `posts/${id}/versions/${newest?.version_id}`, { name: 'Before' })
    expect(named).toMatchObject({ data: { version: { name: 'Before', parts: [{ id: 'a' }, { id: 'b' }] } } })
    await save(lea, id, 5, [put('b', 'Last.', 5)])
    expect(await versions()).toHaveLength(4)
    await publish(id)
    await save(lea, id, 6, [put('b', 'New.', 6)])
    expect(await versions()).toMatchObject([{ live: false }, { live: true, revision: 6 }, {}, {}, {}])
  })

  test('one is restored while another person types: they see both, and the live page stays', async () => {
    const id = await aPost()
    await publish(id)
    await save(lea, id, 2, [put('a', 'Worse.', 2)])
    const { data } = (await send(ana, 'GET', `posts/${id}/versions?language=en`)) as unknown as {
      data: Contract['listPostVersions']['reply']['data']
    }
    const good = data.items.find(({ live }) => live)?.version_id
    const restored = (await send(ana, 'POST', `posts/${id}/versions/${good}/restore`, {
      seen: 3,
    })) as unknown as {
      data: { saved: Saved }
    }
    expect(restored.data.saved).toMatchObject({ revision: 4, parts: [{ id: 'a', block: words('One.') }] })
    const typed = await save(lea, id, 3, [put('a', 'Worse still.', 3)])
    expect(typed.data.saved.conflicts).toMatchObject([{ theirs: words('One.'), by: { user_id: ana.id } }])
    expect(
      await send(ana, 'POST', `posts/${id}/versions/${randomUUID()}/restore`, { seen: 0 }),
    ).toMatchObject({
      status: 404,
      message: 'post_version_not_found',
    })
  })
})

describe('publishing', () => {
  test('puts a language on the site, in its list, feed and sitemap, and raises its tags', async () => {
    const id = await aPost('Fresh <b>')
    const mark = services.tags.mark()
    expect(await publish(id)).toMatchObject({ status: 200, message: 'postPublished' })
    await expect.poll(() => services.tags.raisedSince(['posts'], mark)).toBe(true)
    expect(services.tags.raisedSince([`post:${id}`], mark)).toBe(true)
    expect((await read('fresh-b')).json().data).toMatchObject({
      post_id: id,
      slugs: { en: 'fresh-b' },
      minutes: 1,
    })
    expect((await app.inject({ url: '/blog/feed.xml' })).body).toContain('Fresh &lt;b&gt;')
    expect((await app.inject({ url: '/en-US-sitemap.xml' })).body).toContain('/blog/fresh-b<')
    await translate(id, 'de', 'Frisch')
    expect((await read('frisch', 'de')).statusCode).toBe(404)
    await publish(id, ['de'])
    expect((await read('fresh-b')).json().data.slugs).toEqual({ en: 'fresh-b', de: 'frisch' })
    await send(ana, 'POST', `posts/${id}/unpublish`, { languages: ['de'] })
    expect((await read('frisch', 'de')).statusCode).toBe(404)
    expect((await read('fresh-b')).json().data.slugs).toEqual({ en: 'fresh-b' })
    expect((await app.inject({ url: '/de-DE-sitemap.xml' })).body).not.toContain('frisch')
    await publish(id, ['de'])
    expect((await read('frisch', 'de')).statusCode).toBe(200)
  })

  test('refuses what is incomplete by language and check, and all of it', async () => {
    const id = await aPost()
    await save(lea, id, 0, [put('a', 'Eins.', null), field('title', 'T')], 'de')
    const refused = await publish(id, ['en', 'de'])
    expect(refused).toMatchObject({ status: 409, message: 'post_not_ready' })
    expect(refused.errors?.map((each) => (each as { field: string }).field)).toEqual([
      'de.description_missing.description',
      'de.part_missing.b',
    ])
    expect((await desk(id)).state).toBe('draft')
  })

  test('refuses what has changed since it was seen', async () => {
    const id = await aPost()
    await save(lea, id, 2, [put('a', 'Unseen.', 2)])
    const languages = [{ language: 'en', revision: 2 }]
    expect(await send(ana, 'POST', `posts/${id}/publish`, { languages, at: null })).toMatchObject({
      status: 409,
      message: 'post_changed',
      errors: [{ field: 'en' }],
    })
  })

  test('and saving at the same moment: what is published is one revision, whole', async () => {
    const id = await aPost()
    const [published, saved] = await Promise.all([
      publish(id),
      save(lea, id, 2, [put('a', 'NEW.', 2), put('b', 'NEW.', 2)]),
    ])
    expect(saved.status).toBe(200)
    const { live_slug, live_revision } = (await desk(id)).languages.en ?? {}
    if (published.status === 409) return expect(live_slug).toBeNull()
    const text = JSON.stringify((await read(live_slug ?? '')).json().data.document)
    expect(text.match(/NEW\./g)?.length ?? 0).toBe(live_revision === 3 ? 2 : 0)
  })

  test('two posts that want the same slug at once: one gets it', async () => {
    const title = `Same ${randomUUID()}`
    const posts = [await aPost(title), await aPost(title)]
    const answers = await Promise.all(posts.map((id) => publish(id)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.errors).toEqual([
      { field: 'en.slug_taken.slug', code: 'post_not_ready' },
    ])
  })

  test('a new slug redirects from the old one once it is published, not before', async () => {
    const id = await aPost(`Old ${randomUUID()}`)
    await publish(id)
    const old = (await desk(id)).languages.en?.live_slug ?? ''
    const fresh = `new-${randomUUID()}`
    await save(ana, id, 2, [field('slug', fresh, 0)])
    expect((await read(fresh)).statusCode).toBe(404)
    expect((await read(old)).json().data.slug).toBe(old)
    await publish(id)
    expect((await read(old)).json().data.slug).toBe(fresh)
    const thief = await aPost(old.replaceAll('-', ' '))
    expect(await send(ana, 'GET', `posts/${thief}/drafts/en/slug?slug=${old}`)).toMatchObject({
      data: { free: false },
    })
    expect((await publish(thief)).status).toBe(409)
  })

  test('what says the same again leaves the date that readers see', async () => {
    const id = await aPost()
    await publish(id)
    const slug = (await desk(id)).languages.en?.live_slug ?? ''
    const before = (await read(slug)).json().data.updated_at
    await pass(dayMs)
    await save(ana, id, 2, [put('a', 'X', 2)])
    await save(ana, id, 3, [put('a', 'One.', 3)])
    await publish(id)
    expect((await read(slug)).json().data.updated_at).toBe(before)
    expect((await desk(id)).languages.en).toMatchObject({ changed: false, live_revision: 4 })
  })

  test('drops empty paragraphs, and a stale translation is a warning', async () => {
    const id = await aPost()
    await save(ana, id, 2, [put('c', '', null), put('a', 'Changed.', 2)])
    await translate(id, 'de')
    await save(ana, id, 3, [put('b', 'Changed too.', 2)])
    const checks = ((await send(ana, 'GET', `posts/${id}/checks`)) as { data: { checks: object[] } }).data
      .checks
    expect(checks).toContainEqual({
      language: 'de',
      level: 'warning',
      kind: 'part_stale',
      id: 'b',
      detail: null,
    })
    expect((await publish(id, ['en', 'de'])).status).toBe(200)
    const slug = (await desk(id)).languages.en?.live_slug ?? ''
    expect((await read(slug)).json().data.document.content).toHaveLength(2)
    const german = (await draft(id, 'de')).data.draft
    const right = [
      { type: 'confirm', id: 'b', base: german.parts.find((each) => each.id === 'b')?.revision, from: 4 },
    ]
    await save(lea, id, german.revision, right as Changes, 'de')
    expect((await desk(id)).languages.de).toMatchObject({ stale: 0, complete: true })
  })

  test('archives with its schedule, and back; it is deleted only if nobody ever saw it', async () => {
    const id = await aPost()
    expect((await desk(id)).deletable).toBe(true)
    await publish(id)
    await translate(id, 'de')
    await publish(id, ['de'], later(hourMs))
    const slug = (await desk(id)).languages.en?.live_slug ?? ''
    expect(await send(ana, 'POST', `posts/${id}/archive`)).toMatchObject({
      data: { post: { state: 'archived' } },
    })
    expect((await read(slug)).statusCode).toBe(404)
    expect((await publish(id)).message).toBe('post_archived')
    await pass(2 * hourMs)
    await runSchedule(services)
    expect((await desk(id)).languages.de).toMatchObject({ state: 'ready', publish_at: null })
    expect((await save(lea, id, 2, [put('a', 'In the archive.', 2)])).status).toBe(200)
    await send(ana, 'POST', `posts/${id}/unarchive`)
    expect((await read(slug)).statusCode).toBe(200)
    expect(await send(ana, 'DELETE', `posts/${id}`)).toMatchObject({ status: 409, message: 'post_published' })
    const unseen = await aPost()
    expect((await send(ana, 'DELETE', `posts/${unseen}`)).status).toBe(200)
    expect((await send(ana, 'GET', `drafts/${unseen}`)).status).toBe(404)
  })
})

describe('a schedule', () => {
  test('is carried out once, with what the draft then is, however many sweeps run at once', async () => {
    const id = await aPost()
    expect(await publish(id, ['en'], later(hourMs))).toMatchObject({ message: 'postScheduled' })
    expect(await desk(id)).toMatchObject({ state: 'scheduled', languages: { en: { state: 'scheduled' } } })
    await save(lea, id, 2, [put('a', 'Later words.', 2)])
    await runSchedule(services)
    expect((await desk(id)).state).toBe('scheduled')
    await pass(2 * hourMs)
    await Promise.all([runSchedule(services), runSchedule(services), runSchedule(services)])
    const { state, languages } = await desk(id)
    expect([state, languages.en?.publish_at]).toEqual(['published', null])
    const slug = languages.en?.live_slug ?? ''
    expect(JSON.stringify((await read(slug)).json())).toContain('Later words.')
    const deeds = await services.db
      .selectFrom('audit_log')
      .select(['operation', 'actor_id'])
      .where('subject', '=', `post ${id}`)
      .where('operation', '=', 'publish post')
      .execute()
    expect(deeds).toEqual([{ operation: 'publish post', actor_id: ana.id }])
  })

  test('twice is the last one; taken back before it is nothing', async () => {
    const id = await aPost()
    await publish(id, ['en'], later(hourMs))
    const at = later(3 * hourMs)
    await publish(id, ['en'], at)
    await pass(2 * hourMs)
    await runSchedule(services)
    expect((await desk(id)).languages.en).toMatchObject({ state: 'scheduled', publish_at: at })
    await send(ana, 'POST', `posts/${id}/unschedule`, { languages: ['en', 'de'] })
    await pass(2 * hourMs)
    await runSchedule(services)
    expect((await desk(id)).languages.en).toMatchObject({ state: 'ready', publish_at: null })
  })

  test('of what is no longer complete stays a draft, and the list says why', async () => {
    const id = await aPost()
    await publish(id, ['en'], later(hourMs))
    await save(lea, id, 2, [field('description', '', 2)])
    await pass(2 * hourMs)
    await runSchedule(services)
    expect(await desk(id)).toMatchObject({
      state: 'draft',
      languages: { en: { problem: 'description_missing', publish_at: null } },
    })
  })

  test('in the past is refused', async () => {
    expect(await publish(await aPost(), ['en'], '2020-01-01T00:00:00.000Z')).toMatchObject({
      status: 400,
      message: 'post_time_past',
    })
  })

  test('that is interrupted in the middle is carried out by the next sweep, whole', async () => {
    const id = await aPost()
    await translate(id, 'de')
    await publish(id, ['en', 'de'], later(hourMs))
    await pass(2 * hourMs)
    await services.asOwner(`
      create function fail_once() returns trigger language plpgsql as $$
        begin if new.post_id = '${id}' and new.locale = 'de' then raise exception 'killed'; end if; return new; end $$;
      create trigger fail_once before insert on post_texts for each row execute function fail_once()`)
    await runSchedule(services)
    expect((await desk(id)).languages.en?.state).toBe('scheduled')
    await services.asOwner('drop trigger fail_once on post_texts; drop function fail_once')
    await runSchedule(services)
    expect((await desk(id)).languages).toMatchObject({
      en: { state: 'live' },
      de: { state: 'live' },
    })
  })
})

describe('files at the start', () => {
  test('change nothing that staff have edited, unpublished or archived', async () => {
    const edited = await fromFile('kept-edited')
    await save(ana, edited, 0, [put('b0', 'By staff.', 0)])
    const hidden = await fromFile('kept-hidden')
    await send(ana, 'POST', `posts/${hidden}/unpublish`, { languages: ['en'] })
    const archived = await fromFile('kept-archived')
    await send(ana, 'POST', `posts/${archived}/archive`)
    for (const id of [edited, hidden, archived]) await fromFile(id, 'Changed in the file.')
    expect((await read(edited)).json().data.document.content[0].content[0].text).toBe('First.')
    expect((await read(hidden)).statusCode).toBe(404)
    expect((await read(archived)).statusCode).toBe(404)
    expect(said((await draft(edited)).data.draft)).toEqual(['b0:By staff.', 'b1:Second.'])
    expect(await desk(hidden)).toMatchObject({
      state: 'published',
      languages: { en: { state: 'ready' }, de: {} },
    })
  })

  test('and the first save at the same moment: either the file’s text is edited or staff’s stays', async () => {
    const id = await fromFile('raced')
    await Promise.all([fromFile(id, 'From the file again.'), save(ana, id, 0, [put('b0', 'By staff.', 0)])])
    const live = (await read(id)).json().data.document.content[0].content[0].text
    const { parts } = (await draft(id)).data.draft
    const base = (
      await services.db
        .selectFrom('post_versions')
        .select('parts')
        .where('post_id', '=', id)
        .where('kind', '=', 'first')
        .where('language', '=', 'en')
        .executeTakeFirstOrThrow()
    ).parts[0]
    expect(parts[0]?.block).toEqual(words('By staff.'))
    expect(base?.block).toEqual(words(live))
  })
})

async function fromFile(id: string, first = 'First.'): Promise<string> {
  await mkdir(join(folder, id), { recursive: true })
  const texts = { en: [first, 'Second.'], de: ['Erstens.', 'Zweitens.'] }
  for (const [locale, [one, two]] of Object.entries(texts))
    await writeFile(
      join(folder, id, `${locale}.md`),
      `---\nslug: ${id}\ntitle: ${id}\ndescription: About.\n---\n\n${one}\n\n${two}\n`,
    )
  const facts: PostFacts = {
    id,
    game: null,
    topic: 'guide',
    author: 'P',
    published: '2026-01-10',
    updated: '2026-01-12',
  }
  await bringPosts(services, { posts: [facts], folder: pathToFileURL(`${folder}/`) })
  return id
}

describe('pictures', () => {
  const upload = async (by: By = ana, width = 2_000, height = 1_000) =>
    (await postForm(
      app,
      '/v1/blog/pictures',
      multipart(await picture(width, height).png().toBuffer()),
      tokens.get(by) ?? '',
    )) as { status: number; data: { picture_id: string; width: number; height: number } }
  const shown = (id: string, more: object = {}) => ({
    type: 'put',
    id: 'pic',
    base: null,
    block: { type: 'picture', attrs: { picture: id, alt: '', caption: '', ...more } },
  })

  test('come in their widths, forever, and a small one isn’t enlarged', async () => {
    const { data } = await upload()
    expect(data).toMatchObject({ width: 1600, height: 800 })
    const wide = await app.inject({ url: `/v1/blog/pictures/${data.picture_id}/960` })
    expect([wide.headers['content-type'], wide.headers['cache-control']]).toEqual([
      'image/webp',
      'public, max-age=31536000, immutable',
    ])
    const small = await upload(ana, 300, 200)
    expect(small.data).toMatchObject({ width: 300, height: 200 })
    for (const width of [480, 960, 1600])
      expect(
        (await app.inject({ url: `/v1/blog/pictures/${small.data.picture_id}/${width}` })).statusCode,
      ).toBe(200)
    expect((await app.inject({ url: `/v1/blog/pictures/${data.picture_id}/961` })).statusCode).toBe(400)
    expect((await app.inject({ url: `/v1/blog/pictures/${randomUUID()}/480` })).statusCode).toBe(404)
  })

  test('need words to be published, and must be the blog’s', async () => {
    const id = await aPost()
    const { data } = await upload()
    expect(await save(ana, id, 2, [shown(randomUUID())] as Changes)).toMatchObject({
      status: 400,
      message: 'post_picture_unknown',
    })
    await save(ana, id, 2, [shown(data.picture_id)] as Changes)
    expect((await publish(id)).errors).toEqual([{ field: 'en.alt_missing.pic', code: 'post_not_ready' }])
    await save(ana, id, 3, [{ ...shown(data.picture_id, { alt: 'A ridge' }), base: 3 }] as Changes)
    expect((await publish(id)).status).toBe(200)
  })

  test('that no draft has are deleted after thirty days; those of a deleted post too', async () => {
    const [unused, used, orphan] = [await upload(), await upload(), await upload()]
    const [kept, gone] = [await aPost(), await aPost()]
    await save(ana, kept, 2, [shown(used.data.picture_id)] as Changes)
    await save(ana, gone, 2, [shown(orphan.data.picture_id)] as Changes)
    await send(ana, 'DELETE', `posts/${gone}`)
    await pass(2 * dayMs)
    await deleteUnusedPictures(services)
    const stands = async ({ data }: typeof used) =>
      (await app.inject({ url: `/v1/blog/pictures/${data.picture_id}/480` })).statusCode
    expect(await stands(unused)).toBe(200)
    await pass(30 * dayMs)
    await deleteUnusedPictures(services)
    expect([await stands(unused), await stands(used), await stands(orphan)]).toEqual([404, 200, 404])
  })

  test('are covers with a point that every cut shows', async () => {
    const id = await aPost()
    await publish(id)
    const { data } = await upload()
    const cover = { picture: data.picture_id, x: 30, y: 70 }
    const { version } = await desk(id)
    expect((await send(ana, 'PATCH', `posts/${id}`, { version, cover })).status).toBe(200)
    const slug = (await desk(id)).languages.en?.live_slug ?? ''
    expect((await read(slug)).json().data.cover).toEqual(cover)
    expect(await send(lea, 'PATCH', `posts/${id}`, { version, topic: 'shop' })).toMatchObject({
      status: 409,
      message: 'post_changed',
    })
    const unknown = { ...cover, picture: randomUUID() }
    expect((await send(ana, 'PATCH', `posts/${id}`, { version: version + 1, cover: unknown })).message).toBe(
      'post_picture_unknown',
    )
  })
})

describe('a preview link', () => {
  test('shows the draft to whoever has it, until it is revoked or expires; its secret is not stored', async () => {
    const id = await aPost('Seen early')
    const made = (await send(ana, 'POST', `posts/${id}/previews`)) as unknown as {
      data: Contract['createPreview']['reply']['data']
    }
    const { token, preview } = made.data
    const look = async (language: Locale = 'en') =>
      app.inject({ method: 'POST', url: '/v1/blog/previews/read', payload: { token, language } })
    expect((await look()).json().data.post).toMatchObject({
      title: 'Seen early',
      languages: ['en'],
      language: 'en',
    })
    await save(lea, id, 2, [put('a', 'Just typed.', 2)])
    expect((await look('fr')).body).toContain('Just typed.')
    const rows = await services.db.selectFrom('post_previews').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    expect((await send(ana, 'GET', `posts/${id}/previews`)).data).toMatchObject({
      previews: [{ preview_id: preview.preview_id, last_read_at: expect.any(String) }],
    })
    await send(ana, 'DELETE', `posts/${id}/previews/${preview.preview_id}`)
    expect((await look()).json().message).toBe('preview_not_found')
    const other = (await send(ana, 'POST', `posts/${id}/previews`)) as typeof made
    await pass(31 * dayMs)
    const late = await app.inject({
      method: 'POST',
      url: '/v1/blog/previews/read',
      payload: { token: other.data.token },
    })
    expect(late.statusCode).toBe(404)
  })
})

describe('the list of staff', () => {
  test('has views by language, game and words, sorted, with counts', async () => {
    const mark = `mark${randomUUID().slice(0, 8)}`
    const live = await aPost(`${mark} live`)
    await translate(live, 'de', `${mark} lebt`)
    await publish(live, ['en', 'de'])
    const waiting = await aPost(`${mark} waiting`)
    await publish(waiting, ['en'], later(hourMs))
    const open = await aPost(`${mark} open`)
    const list = async (query: string) =>
      (
        (await send(ana, 'GET', `drafts?q=${mark}&${query}`)) as unknown as {
          data: Contract['listDrafts']['reply']['data']
        }
      ).data
    const ids = async (query: string) => (await list(query)).items.map(({ post_id }) => post_id)
    expect(await ids('')).toEqual([open, waiting, live])
    expect(await ids('sort=oldest')).toEqual([live, waiting, open])
    expect(await ids('sort=title')).toEqual([live, open, waiting])
    expect(await ids('view=published')).toEqual([live])
    expect(await ids('view=scheduled')).toEqual([waiting])
    expect(await ids('view=drafts')).toEqual([open])
    expect(await ids('view=translate&language=de')).toEqual([open, waiting])
    expect(await ids('view=published&language=de')).toEqual([live])
    expect((await list('')).counts).toEqual({
      translate: 3,
      drafts: 1,
      scheduled: 1,
      published: 1,
      archived: 0,
      all: 3,
    })
    expect((await list('')).texts).toEqual({ live: 2, possible: 27 })
    await send(ana, 'POST', 'posts/bulk', { action: 'archive', posts: [live] })
    expect((await list('')).counts).toMatchObject({ archived: 1, all: 2, published: 0 })
    expect(await ids('view=archived')).toEqual([live])
    const all = (await send(ana, 'GET', 'drafts?q=100%25_')) as unknown as { data: { total: number } }
    expect(all.data.total).toBe(0)
  })

  test('several posts are published, unpublished and archived together, each with its result', async () => {
    const [ready, open, gone] = [await aPost(), await aPost(), 'never-was']
    await save(ana, open, 2, [field('description', '', 2)])
    const bulk = async (action: string, at: string | null = null) =>
      (
        (await send(ana, 'POST', 'posts/bulk', { action, posts: [ready, open, gone], at })) as {
          data: { results: object[] }
        }
      ).data?.results
    expect(await bulk('publish')).toEqual([
      { post_id: ready, languages: ['en'], refusal: null },
      { post_id: open, languages: [], refusal: 'post_not_ready' },
      { post_id: gone, languages: [], refusal: 'post_not_found' },
    ])
    expect((await bulk('publish'))[0]).toEqual({ post_id: ready, languages: [], refusal: null })
    expect((await bulk('unpublish'))[0]).toEqual({ post_id: ready, languages: ['en'], refusal: null })
    expect((await bulk('schedule', later(hourMs)))[0]).toMatchObject({ languages: ['en'] })
    expect((await bulk('unschedule'))[0]).toMatchObject({ languages: ['en'] })
    expect((await send(ana, 'POST', 'posts/bulk', { action: 'schedule', posts: [ready] })).message).toBe(
      'post_time_past',
    )
  })

  test('two who change the same posts in another order don’t wait for each other forever', async () => {
    const posts = [await aPost(), await aPost(), await aPost()]
    const both = await Promise.all([
      send(ana, 'POST', 'posts/bulk', { action: 'publish', posts }),
      send(lea, 'POST', 'posts/bulk', { action: 'archive', posts: posts.toReversed() }),
      ...posts.map((id) => save(lea, id, 2, [put('a', 'x', 2)])),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  })
})

test('links are checked: pages, posts and terms of our own, and others', async () => {
  const id = await aPost()
  await publish(id)
  const slug = (await desk(id)).languages.en?.live_slug
  const problem = async (href: string) =>
    ((await send(ana, 'GET', `links?href=${encodeURIComponent(href)}`)) as { data: { problem: unknown } })
      .data.problem
  for (const good of [
    `post:${id}`,
    `/blog/${slug}`,
    '/valorant/duo-boost?games=5',
    '/glossary#lp',
    '#part',
    'mailto:a@b.c',
  ])
    expect([good, await problem(good)]).toEqual([good, null])
  for (const broken of [
    'post:gone',
    '/blog/gone',
    '/nowhere',
    '/glossary#nothing',
    'javascript:alert(1)',
    'http://x.de',
  ])
    expect([broken, await problem(broken)]).toEqual([broken, 'link_broken'])
  expect(await problem('https://example.com/a')).toBe('link_foreign')
})

test('a write that fails leaves nothing behind', async () => {
  const id = await aPost()
  await expect(
    transaction(services, async (work) => {
      const { saveDraft } = await import('./save-draft.ts')
      await saveDraft(
        work,
        ana,
        { postId: id, language: 'en' },
        { seen: 2, changes: [put('a', 'Lost.', 2)] as never },
      )
      throw new Error('killed')
    }),
  ).rejects.toThrow('killed')
  expect(said((await draft(id)).data.draft)).toEqual(['a:One.', 'b:Two.'])
})
