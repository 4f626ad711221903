// @vitest-environment jsdom
import { Editor } from '@tiptap/core'
import { afterEach, expect, test } from 'vitest'
import { draftBlock } from '#contract/document.ts'
import { fromEditor } from '../document/block-map.ts'
import { Calculator, Divisions, Picture, postNodes } from '../document/post-schema.ts'
import { findGlossaryTerms, type GlossaryTerm } from './find-glossary-terms.ts'
import { linkTerm } from './link-term.ts'
import { typedTerm } from './typed-term.ts'

const open: Editor[] = []
afterEach(() => {
  for (const editor of open.splice(0)) editor.destroy()
})

const term = (id: string, name: string, forms: string[], english: string | null = null): GlossaryTerm => ({
  id,
  name,
  english,
  forms,
  text: '',
})
const netWin = term('net-win', 'Nettosieg', ['Nettosieg', 'Nettosiege'], 'Net win')
const win = term('win-rate', 'Siegquote', ['Siegquote', 'Gewinnrate'], 'Win rate')
const division = term('division', 'Division', ['Division', 'Divisionen'])

/** The caret is at the `|`, or the words between two are selected. */
function editorOf(text: string): Editor {
  const [before = '', inside = '', after] = text.split('|')
  const words = before + inside + (after ?? '')
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: [...postNodes, Calculator, Divisions, Picture],
    content: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] },
    injectCSS: false,
  })
  const from = before.length + 1
  editor.commands.setTextSelection({ from, to: after === undefined ? from : from + inside.length })
  open.push(editor)
  return editor
}

const blockOf = (editor: Editor) => draftBlock.parse(fromEditor(editor.getJSON().content?.[0] ?? {}))
const link = (id: string) => [{ type: 'link', attrs: { href: `/glossary#${id}` } }]

test('terms are found by their name in the language, by its forms and by the English name, the nearest first', () => {
  const terms = [division, win, netWin]
  const ids = (typed: string) => findGlossaryTerms(terms, typed).map(({ id }) => id)
  expect(ids('')).toEqual(['division', 'win-rate', 'net-win'])
  expect(ids('sieg')).toEqual(['win-rate', 'net-win'])
  expect(ids('divisionen')).toEqual(['division'])
  expect(ids('net WIN')).toEqual(['net-win'])
  expect(ids('win')).toEqual(['win-rate', 'net-win'])
  expect(ids('xyz')).toEqual([])
})

test('a slash at the start of a word asks for a term; inside a word, before a figure or a space it doesn’t', () => {
  const asked = (text: string) => typedTerm(editorOf(text).state)?.query
  expect(asked('/|')).toBe('')
  expect(asked('Play a /net w|')).toBe('net w')
  expect(asked('(/LP|')).toBe('LP')
  for (const text of ['and/or|', '5 / 7|', '1 /2|', 'https://a|', 'no slash|', '/net| win|'])
    expect(asked(text), text).toBeUndefined()
})

test('selected words are linked as they are', () => {
  const editor = editorOf('Two |net wins| more')
  linkTerm(editor, netWin)
  expect(blockOf(editor)).toEqual({
    type: 'paragraph',
    content: [
      { type: 'text', text: 'Two ' },
      { type: 'text', text: 'net wins', marks: link('net-win') },
      { type: 'text', text: ' more' },
    ],
  })
  expect(editor.getHTML()).toContain('class="term-link"')
})

test('the name takes the place of the slash, and what is typed next is no link', () => {
  const editor = editorOf('Ein /netto|')
  linkTerm(editor, netWin, typedTerm(editor.state) ?? undefined)
  editor.view.dispatch(editor.state.tr.insertText(' mehr'))
  expect(blockOf(editor)).toEqual({
    type: 'paragraph',
    content: [
      { type: 'text', text: 'Ein ' },
      { type: 'text', text: 'Nettosieg', marks: link('net-win') },
      { type: 'text', text: ' mehr' },
    ],
  })
})

test('a link under the caret leads to the term that is chosen now', () => {
  const editor = editorOf('Ein |Nettosieg| mehr')
  linkTerm(editor, division)
  editor.commands.setTextSelection(7)
  linkTerm(editor, netWin)
  expect(JSON.stringify(blockOf(editor))).toContain('net-win')
  expect(JSON.stringify(blockOf(editor))).not.toContain('division')
})
