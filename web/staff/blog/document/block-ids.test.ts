// @vitest-environment jsdom
import { Editor } from '@tiptap/core'
import { afterEach, expect, test } from 'vitest'
import { BlockIds } from './block-ids.ts'
import { Calculator, Divisions, Picture, postNodes } from './post-schema.ts'

const open: Editor[] = []
afterEach(() => {
  for (const editor of open.splice(0)) editor.destroy()
})

const paragraph = (id: string, text: string) => ({
  type: 'paragraph',
  attrs: { id },
  content: text ? [{ type: 'text', text }] : [],
})

function editorOf(...content: object[]): Editor {
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: [...postNodes, Calculator, Divisions, Picture, BlockIds],
    content: { type: 'doc', content },
    injectCSS: false,
  })
  open.push(editor)
  return editor
}

const ids = (editor: Editor) => editor.getJSON().content?.map(({ attrs }) => attrs?.id as string)
const fresh = expect.stringMatching(/^[a-z\d]{10}$/)

test('the first half of a split block keeps its id; the second one gets its own', () => {
  const editor = editorOf(paragraph('a', 'one two'), paragraph('b', 'three'))
  editor.commands.setTextSelection(4)
  editor.commands.splitBlock()
  expect(ids(editor)).toEqual(['a', fresh, 'b'])
})

test('a block with an empty one put before it keeps its id', () => {
  const editor = editorOf(paragraph('a', 'one two'))
  editor.commands.setTextSelection(1)
  editor.commands.splitBlock()
  expect(ids(editor)).toEqual([fresh, 'a'])
})

test('of two joined blocks the first keeps its id, and undoing brings the other back', () => {
  const editor = editorOf(paragraph('a', 'one'), paragraph('b', 'two'))
  editor.commands.setTextSelection(6)
  editor.commands.joinBackward()
  expect(ids(editor)).toEqual(['a'])
  editor.commands.undo()
  expect(ids(editor)).toEqual(['a', 'b'])
})

test('a paragraph keeps its id as a heading, in a list, in a notice, and back', () => {
  const editor = editorOf(paragraph('a', 'one'), paragraph('b', 'two'))
  editor.commands.setTextSelection(2)
  editor.commands.setNode('heading', { level: 2 })
  expect(ids(editor)).toEqual(['a', 'b'])
  editor.commands.setNode('paragraph')
  editor.commands.toggleBulletList()
  expect(ids(editor)).toEqual(['a', 'b'])
  editor.commands.liftListItem('listItem')
  expect(ids(editor)).toEqual(['a', 'b'])
  editor.commands.wrapIn('callout')
  expect(ids(editor)).toEqual(['a', 'b'])
  editor.commands.lift('callout')
  expect(ids(editor)).toEqual(['a', 'b'])
})

test('a copied block gets its own id; one that was cut keeps it', () => {
  const editor = editorOf(paragraph('a', 'one'), paragraph('b', 'two'))
  editor.commands.setTextSelection(editor.state.doc.content.size - 1)
  const event = { clipboardData: null } as unknown as ClipboardEvent
  editor.view.pasteHTML('<p></p><p data-id="a">one</p><h2 data-id="c">cut elsewhere</h2><p>new</p>', event)
  expect(ids(editor)).toEqual(['a', 'b', fresh, 'c', fresh])
})

test('a removed block’s id is not given to another one', () => {
  const editor = editorOf(paragraph('a', 'one'), paragraph('b', 'two'), paragraph('c', 'three'))
  editor.commands.deleteRange({ from: 5, to: 10 })
  expect(ids(editor)).toEqual(['a', 'c'])
})
