import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { document as documentForm, draftBlock } from '#contract/document.ts'
import { insertPicture } from '#server/files/file-store.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { insertStaff, signIn } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { hostileFiles, multipart, postForm } from '#server/test/uploads.ts'

const { app, services } = await openApp()
const staff = await insertStaff(services, ['EditUsers'])
const authorization = `Bearer ${await signIn(services, staff.id)}`

/** A picture of another kind: somebody's avatar. */
const avatar = randomUUID()
await transaction(services, ({ tx, now }) =>
  insertPicture(tx, {
    id: avatar,
    owner_kind: 'avatar',
    owner_id: staff.id,
    uploaded_by: staff.id,
    mime: 'image/webp',
    width: 9,
    height: 9,
    bytes: 9,
    pixels: null,
    used: true,
    created_at: now,
  }),
)

const scripts = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'><svg/onload=alert(1)>",
  'javascript:alert(1)',
  '{{constructor.constructor("alert(1)")()}}',
  '</title><script>alert(1)</script>',
  '\u2028alert(1)',
  '#{alert(1)}',
  '<!--<script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
]
const paragraph = (text: unknown, marks?: unknown) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(marks !== undefined && { marks }) }],
})
const link = (href: unknown) => paragraph('words', [{ type: 'link', attrs: { href } }])
const nested = (depth: number): object =>
  depth === 0
    ? paragraph('deep')
    : { type: 'bulletList', content: [{ type: 'listItem', content: [nested(depth - 1)] }] }
const table = (rows: number, cells: number) => ({
  type: 'table',
  content: Array.from({ length: rows }, () => ({
    type: 'tableRow',
    content: Array.from({ length: cells }, () => ({
      type: 'tableCell',
      attrs: { align: 'start' },
      content: [paragraph('x')],
    })),
  })),
})

/** Blocks that no draft takes. */
const refused: [name: string, block: unknown][] = [
  ...[3, 4, 10, 100, 500, 900].map(
    (depth) => [`${depth} lists in lists`, nested(depth)] as [string, unknown],
  ),
  ...[
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'http://example.com',
    '//example.com',
    '/\\example.com',
    '/valorant\u0000',
    'mailto:a\nb',
    'post:../../etc',
    'post:<script>',
    'blob:https://example.com/1',
    `https://${'a'.repeat(400)}`,
    '',
    null,
    7,
    {},
    ['https://example.com'],
  ].map((href) => [`a link to ${JSON.stringify(href)?.slice(0, 40)}`, link(href)] as [string, unknown]),
  ...[
    'script',
    'iframe',
    'image',
    'html',
    'codeBlock',
    'blockquote',
    'horizontalRule',
    '__proto__',
    'constructor',
    '',
  ].map((type) => [`a node ${type}`, { type, content: [] }] as [string, unknown]),
  ...[
    'onclick',
    'style',
    'class',
    'id',
    'dir',
    'srcdoc',
    'dangerouslySetInnerHTML',
    '__html',
    'children',
    'key',
  ].flatMap((name): [string, unknown][] => [
    [`${name} of a paragraph`, { ...paragraph('x'), [name]: 'alert(1)' }],
    [`${name} as an attribute of a paragraph`, { ...paragraph('x'), attrs: { [name]: 'alert(1)' } }],
    [`${name} of a heading`, { type: 'heading', attrs: { level: 2, [name]: 'alert(1)' }, content: [] }],
    [`${name} of a link`, paragraph('x', [{ type: 'link', attrs: { href: '/', [name]: 'alert(1)' } }])],
    [
      `${name} of a picture`,
      { type: 'picture', attrs: { picture: randomUUID(), alt: '', caption: '', [name]: 'x' } },
    ],
    [`${name} of a run`, { type: 'paragraph', content: [{ type: 'text', text: 'x', [name]: 'alert(1)' }] }],
    [`${name} of divisions`, { type: 'divisions', attrs: { game: 'valorant', [name]: 'x' } }],
    [
      `${name} of a cell`,
      {
        type: 'table',
        content: [
          {
            type: 'tableRow',
            content: [{ type: 'tableCell', attrs: { align: 'start', [name]: 1 }, content: [paragraph('x')] }],
          },
        ],
      },
    ],
  ]),
  ...scripts.flatMap((script): [string, unknown][] => [
    [`the level ${script}`, { type: 'heading', attrs: { level: script }, content: [] }],
    [
      `the start ${script}`,
      {
        type: 'orderedList',
        attrs: { start: script },
        content: [{ type: 'listItem', content: [paragraph('x')] }],
      },
    ],
    [
      `the alignment ${script}`,
      {
        type: 'table',
        content: [
          {
            type: 'tableRow',
            content: [{ type: 'tableCell', attrs: { align: script }, content: [paragraph('x')] }],
          },
        ],
      },
    ],
    [`the game ${script}`, { type: 'divisions', attrs: { game: script } }],
    [`the picture ${script}`, { type: 'picture', attrs: { picture: script, alt: 'x', caption: '' } }],
    [`the mark ${script}`, paragraph('x', [{ type: script }])],
  ]),
  ['a heading of level 1', { type: 'heading', attrs: { level: 1 }, content: [] }],
  ['a heading with an id', { type: 'heading', attrs: { level: 2, id: 'login' }, content: [] }],
  ['a NUL', paragraph('a\u0000b')],
  ['a lone surrogate', paragraph('a\ud800b')],
  ['a control character', paragraph('a\u001bb')],
  ['a run of 5001 letters', paragraph('a'.repeat(5_001))],
  ['an empty run', paragraph('')],
  [
    '201 runs',
    { type: 'paragraph', content: Array.from({ length: 201 }, () => ({ type: 'text', text: 'a' })) },
  ],
  [
    '5 marks',
    paragraph(
      'x',
      Array.from({ length: 5 }, () => ({ type: 'bold' })),
    ),
  ],
  ['13 columns', table(1, 13)],
  ['101 rows', table(101, 1)],
  ['no rows', table(0, 0)],
  [
    '101 items',
    {
      type: 'bulletList',
      content: Array.from({ length: 101 }, () => ({ type: 'listItem', content: [paragraph('x')] })),
    },
  ],
  ['a calculator of no game', { type: 'calculator', attrs: { game: 'chess', from: {}, to: {} } }],
  ['an avatar', { type: 'picture', attrs: { picture: avatar, alt: 'x', caption: '' } }],
  ['a picture of nobody', { type: 'picture', attrs: { picture: randomUUID(), alt: 'x', caption: '' } }],
  [
    'a picture elsewhere',
    { type: 'picture', attrs: { picture: 'https://example.com/a.png', alt: 'x', caption: '' } },
  ],
  ['null', null],
  ['a list', []],
  ['a text', '<p>html</p>'],
  ['a number', 7],
]

/** Blocks that are only words: they are stored as they are, and are words to readers. */
const harmless: [name: string, block: unknown][] = [
  ...scripts.flatMap((script): [string, unknown][] => [
    [`the words ${script}`, paragraph(script)],
    [
      `the heading ${script}`,
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: script }] },
    ],
    [
      `the item ${script}`,
      { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(script)] }] },
    ],
    [`the notice ${script}`, { type: 'callout', content: [paragraph(script, [{ type: 'bold' }])] }],
    [`the code ${script}`, paragraph(script, [{ type: 'code' }])],
    [
      `the cell ${script}`,
      {
        type: 'table',
        content: [
          {
            type: 'tableRow',
            content: [{ type: 'tableHeader', attrs: { align: 'end' }, content: [paragraph(script)] }],
          },
        ],
      },
    ],
  ]),
  ['bidi controls', paragraph('\u202egnp.exe\u202c \u2066x\u2069')],
  ['a word of 5000 letters', paragraph('W'.repeat(5_000))],
  ['a hundred accents', paragraph(`a${'\u0301'.repeat(100)}`)],
  ['the largest table', table(100, 12)],
  ['two lists in lists', nested(2)],
  ['a link away', link('https://evil.example/?q=<script>')],
  ['a link with quotes', link('/valorant?x="onmouseover="alert(1)')],
  ['a hole that nothing fills', paragraph('{figures.nothing} {constructor.name} {__proto__.polluted}')],
]

const call = (method: 'POST' | 'PATCH' | 'GET', url: string, payload?: unknown) =>
  app.inject({
    method,
    url: `/v1/blog/${url}`,
    headers: { authorization, ...(payload !== undefined && { 'content-type': 'application/json' }) },
    ...(payload !== undefined && {
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    }),
  })

const created = await call('POST', 'posts', { title: 'Hostile' })
const id: string = created.json().data.post.post_id
let revision = 1
const put = (block: unknown, part = 'a', base: number | null = null) =>
  call('PATCH', `posts/${id}/drafts/en`, {
    seen: revision,
    changes: [{ type: 'put', id: part, base, block }],
  })
const stored = async () =>
  await services.db
    .selectFrom('post_drafts')
    .select(['parts', 'fields'])
    .where('post_id', '=', id)
    .executeTakeFirstOrThrow()

describe('documents that nobody types', () => {
  test('are more than three hundred', () => {
    expect(refused.length + harmless.length + scripts.length * 4).toBeGreaterThan(250)
    expect(new Set([...refused, ...harmless].map(([name]) => name)).size).toBe(
      refused.length + harmless.length,
    )
  })

  test('are refused as bad_params or an unknown picture, and nothing of them is stored', async () => {
    for (const [name, block] of refused) {
      const answer = await put(block)
      expect([name, answer.statusCode]).toEqual([name, 400])
      expect(['bad_params', 'post_picture_unknown']).toContain(answer.json().message)
    }
    expect((await stored()).parts).toEqual([])
  })

  test('are words where they are words, and what is published has nothing that the schema doesn’t name', async () => {
    for (const [name, block] of harmless) {
      const answer = await put(block, `p${revision}`)
      expect([name, answer.statusCode]).toEqual([name, 200])
      revision = answer.json().data.saved.revision
    }
    const { parts } = await stored()
    expect(parts).toHaveLength(harmless.length)
    for (const { block } of parts) expect(draftBlock.parse(block)).toEqual(block)
    const link = await call('POST', `posts/${id}/previews`)
    const shown = await app.inject({
      method: 'POST',
      url: '/v1/blog/previews/read',
      payload: { token: link.json().data.token, language: 'en' },
    })
    const { document } = shown.json().data.post
    expect(documentForm.parse(document)).toEqual(document)
    expect(document.content.length).toBe(harmless.length)
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
    const checks = (await call('GET', `posts/${id}/checks`)).json().data.checks
    expect(checks).toContainEqual(
      expect.objectContaining({ kind: 'hole_unknown', detail: '{figures.nothing}' }),
    )
  })

  test('of five megabytes are refused before they are read', async () => {
    const big = JSON.stringify({ seen: 0, changes: [], rest: 'x'.repeat(5_000_000) })
    const answer = await call('PATCH', `posts/${id}/drafts/en`, big)
    expect([answer.statusCode, answer.json().message]).toEqual([413, 'payload_too_large'])
  })

  test('that name what every object has are no keys of ours', async () => {
    for (const body of [
      '{"seen":0,"changes":[],"__proto__":{"admin":true}}',
      '{"seen":0,"changes":[{"type":"put","id":"a","base":null,"__proto__":{},"block":{"type":"paragraph"}}]}',
      '{"seen":0,"changes":[{"type":"put","id":"a","base":null,"block":{"type":"paragraph","constructor":{"prototype":{}}}}]}',
      '{"seen":1e99,"changes":[]}',
      '{"seen":-1,"changes":[]}',
      '{"seen":0,"changes":{"length":1}}',
      '[]',
      'null',
      '{',
    ])
      expect([body, (await call('PATCH', `posts/${id}/drafts/en`, body)).statusCode]).toEqual([body, 400])
    for (const part of ['constructor', 'tostring', 'valueof']) {
      const answer = await put({ type: 'paragraph', content: [] }, part)
      expect(answer.statusCode).toBe(200)
      revision = answer.json().data.saved.revision
    }
    for (const part of ['__proto__', 'A', 'a b', 'a'.repeat(17), '', '../x'])
      expect([part, (await put({ type: 'paragraph' }, part)).statusCode]).toEqual([part, 400])
  })
})

test('fields take words, and slugs only plain letters', async () => {
  const write = (field: string, value: unknown, base = 0) =>
    call('PATCH', `posts/${id}/drafts/en`, {
      seen: revision,
      changes: [{ type: 'field', field, base, value }],
    })
  for (const slug of [
    '\u202eabc',
    'a\u200bb',
    'ä',
    'A',
    'a/b',
    '..',
    'a b',
    '%2e',
    'ａ',
    'a'.repeat(81),
    '<script>',
    null,
    7,
  ])
    expect([slug, (await write('slug', slug)).statusCode]).toEqual([slug, 400])
  for (const title of ['a\u0000', 'a\nb', 'x'.repeat(201), null])
    expect((await write('title', title)).statusCode).toBe(400)
  expect((await write('__proto__', 'x')).statusCode).toBe(400)
  const facts = (body: object) => call('PATCH', `posts/${id}`, { version: 0, ...body })
  for (const body of [
    { cover: { picture: avatar, x: 50, y: 50 } },
    { cover: { picture: randomUUID(), x: 101, y: 0 } },
    { author: '' },
    { author: 'a\u0000' },
    { related: ['a', 'b', 'c', 'd'] },
    { state: 'published' },
  ])
    expect([body, (await facts(body)).statusCode]).toEqual([body, 400])
})

test('files that are no pictures are refused', async () => {
  for (const content of await hostileFiles()) {
    const { status } = await postForm(app, '/v1/blog/pictures', multipart(content), authorization.slice(7))
    expect([400, 413, 415]).toContain(status)
  }
})
