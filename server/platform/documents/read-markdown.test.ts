import { describe, expect, test } from 'vitest'
import { fillDocument, holesLeft } from './fill-document.ts'
import { headingsOf } from './heading-ids.ts'
import { linkTerms } from './link-terms.ts'
import { readMarkdown } from './read-markdown.ts'
import { readingMinutes } from './reading-time.ts'

const front = '---\nslug: a-post\ntitle: A post\ndescription: What it says: all of it\n---\n\n'
const read = (body: string) => readMarkdown('a.md', front + body)
const blocks = (body: string) => read(body).document.content

describe('a source file becomes a document', () => {
  test('with its front matter', () => {
    const { slug, title, description } = read('Text.')
    expect({ slug, title, description }).toEqual({
      slug: 'a-post',
      title: 'A post',
      description: 'What it says: all of it',
    })
  })

  test('with words and their marks; a line break of the source is a space, but not in Chinese', () => {
    expect(blocks('One **bold\nword** and [a page](/glossary#lp).')).toEqual([
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'One ' },
          { type: 'text', text: 'bold word', marks: [{ type: 'bold' }] },
          { type: 'text', text: ' and ' },
          { type: 'text', text: 'a page', marks: [{ type: 'link', attrs: { href: '/glossary#lp' } }] },
          { type: 'text', text: '.' },
        ],
      },
    ])
    expect(blocks('升一个\n小段')).toMatchObject([{ content: [{ text: '升一个小段' }] }])
  })

  test('with headings whose ids come from their text in any script, each only once', () => {
    const { document } = read('## Größe & Maß\n\n## كم مباراة؟\n\n### 净胜场\n\n### 净胜场')
    expect(headingsOf(document)).toEqual([
      { id: 'grosse-mass', level: 2, text: 'Größe & Maß' },
      { id: 'كم-مباراة', level: 2, text: 'كم مباراة؟' },
      { id: '净胜场', level: 3, text: '净胜场' },
      { id: '净胜场-2', level: 3, text: '净胜场' },
    ])
  })

  test('with tables whose figures are at the end', () => {
    const [table] = blocks('| Tier | Games |\n| --- | ---: |\n| Gold | 7 |')
    expect(table).toMatchObject({
      type: 'table',
      content: [
        { content: [{ type: 'tableHeader' }, { type: 'tableHeader', attrs: { align: 'end' } }] },
        { content: [{ type: 'tableCell', attrs: { align: 'start' } }, { attrs: { align: 'end' } }] },
      ],
    })
  })

  test('with lists, callouts and the blocks of the shop', () => {
    const written =
      '1. One\n   - inner\n\n> **Beware.** More.\n\n{{calculator game=league-of-legends from=silver-2 to=master}}\n\n{{divisions game=valorant}}'
    expect(blocks(written)).toMatchObject([
      { type: 'orderedList', content: [{ content: [{ type: 'paragraph' }, { type: 'bulletList' }] }] },
      { type: 'callout' },
      {
        type: 'calculator',
        attrs: { from: { tier: 'silver', division: 2 }, to: { tier: 'master', division: null } },
      },
      { type: 'divisions', attrs: { game: 'valorant' } },
    ])
  })
})

describe('what the dialect does not have is refused with file and line', () => {
  test.each([
    ['Text.\n\n# Title', 'a.md:9: headings are ## or ###; the title is the only first one'],
    ['<b>no</b>', 'a.md:7: html is not allowed in a text'],
    ['![a](https://riotgames.com/a.png)', 'a.md:7: image is not allowed in a text'],
    ['- a\n  - b\n    - c', 'a.md:9: lists nest two levels deep'],
    ['[a](/nowhere)', 'a.md:7: /nowhere is no page of the site'],
    ['[a](https://example.com)', 'a.md:7: example.com is not in the list of hosts that documents link to'],
    ['Text.\n\n[a](#b)', 'a.md:9: #b leads to no heading'],
    ['{{calculator game=valorant from=gold-1 to=emerald-4}}', 'a.md:7: valorant has no climb from "gold-1"'],
    ['{{map game=valorant}}', 'a.md:7: map is no block'],
  ])('%j', (body, reason) => {
    expect(() => read(body)).toThrow(reason)
  })

  test('front matter with anything else, too long or missing', () => {
    expect(() => readMarkdown('a.md', 'Text.')).toThrow('a.md:1: begins without front matter')
    expect(() => readMarkdown('a.md', '---\nauthor: me\n---\n')).toThrow('a.md:2: "author: me"')
    const long = `---\nslug: a\ntitle: A\ndescription: ${'a'.repeat(156)}\n---\nText.`
    expect(() => readMarkdown('a.md', long)).toThrow('156 characters')
  })
})

describe('the holes of a document', () => {
  test('are filled with figures, names of other texts and values, in the language', async () => {
    const source = read(
      'After {figures.check}: {games.addon.duo}, [{site.name}](mailto:{support.email}) {no.such}.',
    )
    const values = { 'site.name': 'Peakline', 'support.email': 'help@peakline.example' }
    const german = await fillDocument('de', source, values)
    expect(JSON.stringify(german.document)).toContain('72\u00a0Stunden')
    expect(JSON.stringify(german.document)).toContain('"href":"mailto:help@peakline.example"')
    expect(holesLeft(german)).toEqual(['{no.such}'])
  })
})

describe('terms of the glossary', () => {
  test('are linked at their first use, where the author has not linked them', () => {
    const { document } = read('## LP\n\nA net win brings LP, and LP is not [MMR](/glossary#mmr). MMR stays.')
    const terms = [
      { word: 'LP', anchor: 'lp' },
      { word: 'MMR', anchor: 'mmr' },
      { word: 'net win', anchor: 'net-win' },
      { word: 'win', anchor: 'win' },
    ]
    const linked = JSON.stringify(linkTerms(document, terms))
    expect(linked.match(/\/glossary#[\w-]+/g)).toEqual(['/glossary#net-win', '/glossary#lp', '/glossary#mmr'])
  })
})

test('the time to read counts words, and characters in Chinese', () => {
  const english = read('word '.repeat(684)).document
  expect(readingMinutes('en', english)).toBe(3)
  expect(readingMinutes('zh', read('段'.repeat(765)).document)).toBe(3)
  expect(readingMinutes('de', read('Kurz.').document)).toBe(1)
})
