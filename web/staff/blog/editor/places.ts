import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { Watched } from '#web/kit/ui/watched.ts'

/** What is marked on a block: what the source has changed since, what the server doesn't take, what two have written. */
export type BlockMark = 'stale' | 'refused' | 'conflict' | 'twin'

export type Marked = {
  marks: ReadonlyMap<string, BlockMark>
  /** Blocks of the source that the translation lacks, each behind the block that it follows; null is the start. */
  missing: readonly { id: string; after: string | null }[]
}

const key = new PluginKey<Marked>('places')
const nothing: Marked = { marks: new Map(), missing: [] }

/** Elements between the blocks, which the page fills: a space that aligns rows, a note, the place of what is missing. */
export class Places extends Watched {
  readonly #elements = new Map<string, HTMLElement>()
  #version = 0

  version = (): number => this.#version

  element(kind: 'space' | 'note' | 'missing', id: string): HTMLElement {
    const name = `${kind} ${id}`
    const known = this.#elements.get(name)
    if (known) return known
    const made = document.createElement('div')
    made.className = `desk-${kind}`
    made.contentEditable = 'false'
    this.#elements.set(name, made)
    this.#version++
    queueMicrotask(() => this.changed())
    return made
  }
}

export const ShowPlaces = Extension.create<{ places: Places | null }>({
  name: 'showPlaces',
  addOptions: () => ({ places: null }),
  addProseMirrorPlugins() {
    const { places } = this.options
    if (!places) return []
    return [
      new Plugin<Marked>({
        key,
        state: {
          init: () => nothing,
          apply: (transaction, marked) => (transaction.getMeta(key) as Marked | undefined) ?? marked,
        },
        props: {
          decorations: (state) =>
            decorate(state.doc, key.getState(state) ?? nothing, places, state.selection.from),
        },
      }),
    ]
  },
})

/** A transaction's metadata that marks blocks. */
export const markBlocks = (marked: Marked) => [key, marked] as const

function decorate(doc: Node, { marks, missing }: Marked, places: Places, caret: number): DecorationSet {
  const found: Decoration[] = []
  const present = new Set<string>()
  doc.forEach(({ attrs }) => {
    present.add(String(attrs.id))
  })
  const widget = (at: number, kind: 'space' | 'note' | 'missing', id: string, side: number) =>
    Decoration.widget(at, () => places.element(kind, id), {
      key: `${kind} ${id}`,
      side,
      ignoreSelection: true,
      stopEvent: () => true,
    })
  const absent = (at: number, after: string | null) =>
    missing
      // A block can come before the marks are renewed: an element that is shown twice breaks the view.
      .filter((each) => each.after === after && !present.has(each.id))
      // Before the space of the next block, in their order.
      .flatMap(({ id }, index) => [
        widget(at, 'space', id, -2 + index / 1_000),
        widget(at, 'missing', id, -2 + (index + 0.5) / 1_000),
      ])
  found.push(...absent(0, null))
  doc.forEach((node, offset) => {
    const id = String(node.attrs.id)
    const end = offset + node.nodeSize
    const mark = marks.get(id)
    const isHere = caret >= offset && caret < end
    found.push(widget(offset, 'space', id, -1))
    found.push(
      Decoration.node(offset, end, {
        'data-block': id,
        ...(mark && { 'data-mark': mark }),
        ...(isHere && { 'data-here': '' }),
      }),
    )
    if (mark) found.push(widget(end, 'note', id, -3))
    found.push(...absent(end, id))
  })
  return DecorationSet.create(doc, found)
}
