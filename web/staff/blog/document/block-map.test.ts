import { getSchema } from '@tiptap/core'
import { expect, test } from 'vitest'
import type { DraftBlock } from '../desk-types.ts'
import { BlockIds } from './block-ids.ts'
import { fromEditor, toEditor } from './block-map.ts'
import { Calculator, Divisions, Picture, postNodes } from './post-schema.ts'

const schema = getSchema([...postNodes, Calculator, Divisions, Picture, BlockIds])
const words = (text: string) => ({ type: 'text', text })

function thereAndBack(block: unknown): unknown {
  const node = schema.nodeFromJSON(toEditor('b0', block as DraftBlock))
  node.check()
  return fromEditor(node.toJSON())
}

test('every kind of block comes back from the editor unchanged', () => {
  const blocks = [
    { type: 'paragraph', content: [] },
    { type: 'heading', attrs: { level: 3 }, content: [words('A heading')] },
    {
      type: 'paragraph',
      content: [
        {
          type: 'text',
          text: 'linked and bold',
          marks: [{ type: 'link', attrs: { href: '/faq' } }, { type: 'bold' }],
        },
        { type: 'hardBreak' },
        { type: 'text', text: 'code', marks: [{ type: 'bold' }, { type: 'code' }] },
      ],
    },
    {
      type: 'orderedList',
      attrs: { start: 3 },
      content: [
        {
          type: 'listItem',
          content: [
            { type: 'paragraph', content: [words('one')] },
            {
              type: 'bulletList',
              content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [words('two')] }] }],
            },
          ],
        },
      ],
    },
    {
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: [
            {
              type: 'tableHeader',
              attrs: { align: 'end' },
              content: [{ type: 'paragraph', content: [words('LP')] }],
            },
            { type: 'tableHeader', attrs: { align: 'start' }, content: [{ type: 'paragraph', content: [] }] },
          ],
        },
      ],
    },
    { type: 'callout', content: [{ type: 'paragraph', content: [words('Note')] }] },
    {
      type: 'calculator',
      attrs: {
        game: 'league-of-legends',
        from: { tier: 'gold', division: 4 },
        to: { tier: 'platinum', division: 4 },
      },
    },
    { type: 'divisions', attrs: { game: 'valorant' } },
    { type: 'picture', attrs: { picture: '3f0e8a52-5b0c-4a55-9e6b-2f3c7d1a9b10', alt: '', caption: '' } },
  ]
  for (const block of blocks) expect(thereAndBack(block)).toEqual(block)
})

test('a list that is nested too deep keeps all of its words, two levels deep', () => {
  const list = (text: string, inside?: object) => ({
    type: 'bulletList',
    content: [
      {
        type: 'listItem',
        content: [{ type: 'paragraph', content: [words(text)] }, ...(inside ? [inside] : [])],
      },
    ],
  })
  const block = thereAndBack(list('one', list('two', list('three', list('four')))))
  expect(block).toEqual({
    type: 'bulletList',
    content: [
      {
        type: 'listItem',
        content: [
          { type: 'paragraph', content: [words('one')] },
          {
            type: 'bulletList',
            content: ['two', 'three', 'four'].map((text) => ({
              type: 'listItem',
              content: [{ type: 'paragraph', content: [words(text)] }],
            })),
          },
        ],
      },
    ],
  })
})

test('a run that is too long is cut between characters', () => {
  const block = thereAndBack({ type: 'paragraph', content: [words('😀'.repeat(6_000))] }) as DraftBlock
  const texts = (block as { content: { text: string }[] }).content.map(({ text }) => text)
  expect(texts.join('')).toBe('😀'.repeat(6_000))
  for (const text of texts) {
    expect(text.length).toBeLessThanOrEqual(5_000)
    expect(text).toMatch(/^(?:😀)+$/u)
  }
})
