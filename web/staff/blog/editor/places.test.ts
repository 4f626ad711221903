// @vitest-environment jsdom
import { Editor } from '@tiptap/core'
import { expect, onTestFinished, test } from 'vitest'
import { BlockIds } from '../document/block-ids.ts'
import { Calculator, Divisions, Picture, postNodes } from '../document/post-schema.ts'
import { markBlocks, Places, ShowPlaces } from './places.ts'
import { showBlocks } from './sheet-blocks.ts'

const words = (id: string) => ({
  id,
  block: { type: 'paragraph' as const, content: [{ type: 'text' as const, text: `words of ${id}` }] },
})

test('a block that comes takes its place among what is missing before the marks are renewed', () => {
  const places = new Places()
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: [...postNodes, Calculator, Divisions, Picture, BlockIds, ShowPlaces.configure({ places })],
    injectCSS: false,
  })
  onTestFinished(() => editor.destroy())
  const missing = (...ids: string[]) => ids.map((id) => ({ id, after: 'a' }))
  showBlocks(editor, [words('a')])
  const [plugin, value] = markBlocks({ marks: new Map(), missing: missing('b', 'c', 'd') })
  editor.view.dispatch(editor.state.tr.setMeta(plugin, value))
  showBlocks(editor, [words('a'), words('c')])
  const shown = [...editor.view.dom.children].map(
    ({ className, textContent }) => textContent || className.split(' ')[0],
  )
  expect(shown.filter((each) => each && each !== 'desk-space')).toEqual([
    'words of a',
    'desk-missing',
    'desk-missing',
    'words of c',
  ])
  expect(places.element('missing', 'c').isConnected).toBe(false)
})
