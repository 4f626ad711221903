import { readdirSync, readFileSync } from 'node:fs'
import { getSchema } from '@tiptap/core'
import { expect, test } from 'vitest'
import { draftBlock } from '#contract/document.ts'
import { readMarkdown } from '#server/platform/documents/read-markdown.ts'
import type { DraftBlock } from '#web/staff/blog/desk-types.ts'
import { BlockIds } from '#web/staff/blog/document/block-ids.ts'
import { fromEditor, toEditor } from '#web/staff/blog/document/block-map.ts'
import { Calculator, Divisions, Picture, postNodes } from '#web/staff/blog/document/post-schema.ts'

const folder = 'db/content/posts'
const files = readdirSync(folder).flatMap((post) =>
  readdirSync(`${folder}/${post}`).map((name) => `${folder}/${post}/${name}`),
)
const schema = getSchema([...postNodes, Calculator, Divisions, Picture, BlockIds])

const outermost = (marks: { type: string }[]) =>
  marks.toSorted((one, other) => Number(other.type === 'link') - Number(one.type === 'link'))

/** Without a heading's anchor, which publishing writes, and with a link around what is bold, not in it. */
const asDraft = (block: object) =>
  JSON.parse(
    JSON.stringify(block, (key, value) =>
      key === 'id' ? undefined : key === 'marks' ? outermost(value) : value,
    ),
  ) as DraftBlock

test('every block of every post that we bring passes through the editor unchanged', () => {
  let blocks = 0
  for (const file of files) {
    const { document } = readMarkdown(file, readFileSync(file, 'utf8'))
    for (const block of document.content.map(asDraft)) {
      draftBlock.parse(block)
      const node = schema.nodeFromJSON(toEditor('b0', block))
      node.check()
      expect(fromEditor(node.toJSON()), file).toEqual(block)
      blocks++
    }
  }
  expect(files.length).toBeGreaterThan(100)
  expect(blocks).toBeGreaterThan(files.length)
})
