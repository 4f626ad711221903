import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import type { LocaleCode } from '#contract/values.ts'

type ValueOf = (name: string) => string | null
type Shown = { figureOf: ValueOf; set: DecorationSet }

const key = new PluginKey<Shown>('holes')
const figure = /\{figures\.([\w.]+)\}/g

/** Shows `{figures.check}` as the figure that readers will see, unless the caret is in it; the document keeps the hole. */
export const Holes = Extension.create<{ language: LocaleCode }>({
  name: 'holes',
  addOptions: () => ({ language: 'en' }),
  addProseMirrorPlugins() {
    const { language } = this.options
    return [
      new Plugin<Shown>({
        key,
        state: {
          init: () => ({ figureOf: () => null, set: DecorationSet.empty }),
          apply: (transaction, { figureOf, set }, _before, state) => {
            const known = (transaction.getMeta(key) as ValueOf | undefined) ?? figureOf
            if (known === figureOf && !transaction.docChanged) return { figureOf, set }
            return { figureOf: known, set: DecorationSet.create(state.doc, holesIn(state.doc, known)) }
          },
        },
        props: { decorations: (state) => withoutCaret(state) },
        view: (view) => {
          // Most posts have no hole, and none needs its value before it can be written.
          void import('#i18n/figures.ts').then(({ figureForHole }) => {
            if (view.isDestroyed) return
            const figureOf: ValueOf = (name) => figureForHole(language, name)
            view.dispatch(view.state.tr.setMeta(key, figureOf).setMeta('addToHistory', false))
          })
          return {}
        },
      }),
    ]
  },
})

function holesIn(doc: Node, figureOf: ValueOf): Decoration[] {
  const found: Decoration[] = []
  doc.descendants((node, at) => {
    for (const match of node.text?.matchAll(figure) ?? []) {
      const value = figureOf(match[1] ?? '')
      const from = at + match.index
      if (value !== null)
        found.push(
          Decoration.inline(from, from + match[0].length, {
            class: 'desk-hole',
            'data-value': value,
            title: match[0],
          }),
        )
    }
  })
  return found
}

/** A hole that someone writes in shows as it is typed. */
function withoutCaret(state: EditorState): DecorationSet {
  const { set } = key.getState(state) ?? { set: DecorationSet.empty }
  const { from, to } = state.selection
  return set.remove(set.find(from, to))
}
