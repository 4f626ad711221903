import type { Editor } from '@tiptap/core'
import { Fragment, type Node, type Schema } from '@tiptap/pm/model'
import { type Selection, TextSelection } from '@tiptap/pm/state'
import type { DraftBlock } from '../desk-types.ts'
import { fromEditor, toEditor } from '../document/block-map.ts'
import type { Shown } from '../sync/draft-state.ts'

/** Nodes never change, so what a node says is computed once. */
const said = new WeakMap<Node, DraftBlock>()

function blockOf(node: Node): DraftBlock {
  const known = said.get(node)
  if (known) return known
  const block = fromEditor(node.toJSON())
  said.set(node, block)
  return block
}

const isEmpty = (node: Node) => node.type.name === 'paragraph' && node.content.size === 0
const idOf = (node: Node) => String(node.attrs.id)

/** The blocks on the page. An empty paragraph that was never saved is only room to type. */
export function blocksOf(doc: Node, isSaved: (id: string) => boolean): Shown[] {
  const blocks: Shown[] = []
  doc.forEach((node) => {
    if (!isEmpty(node) || isSaved(idOf(node))) blocks.push({ id: idOf(node), block: blockOf(node) })
  })
  return blocks
}

/** A block of the server in the form that the editor would give it: its marks in the editor's order. */
export function canonical(schema: Schema, block: DraftBlock): DraftBlock {
  return blockOf(schema.nodeFromJSON(toEditor('x', block)))
}

/**
 * Shows other blocks: only those that differ are replaced, room to type stays, and the caret stays in its block. It can't
 * be undone: undoing is for what a person typed here.
 */
export function showBlocks(editor: Editor, blocks: readonly Shown[]): void {
  const { doc, schema, selection, tr } = editor.state
  const before: Node[] = []
  doc.forEach((node) => {
    before.push(node)
  })
  const after = withRoom(before, blocks, schema)
  const first = before.findIndex((node, index) => node !== after[index])
  const start = first < 0 ? Math.min(before.length, after.length) : first
  let same = 0
  while (
    same < Math.min(before.length, after.length) - start &&
    before[before.length - 1 - same] === after[after.length - 1 - same]
  )
    same++
  const size = (nodes: readonly Node[]) => nodes.reduce((sum, { nodeSize }) => sum + nodeSize, 0)
  const from = size(before.slice(0, start))
  const to = size(before.slice(0, before.length - same))
  const middle = after.slice(start, after.length - same)
  if (from === to && middle.length === 0) return
  const caret = caretIn(doc, selection)
  tr.replaceWith(from, to, Fragment.from(middle)).setMeta('addToHistory', false).setMeta('fromServer', true)
  const at = caret && placeOf(tr.doc, caret)
  if (at) tr.setSelection(TextSelection.create(tr.doc, at.anchor, at.head))
  editor.view.dispatch(tr)
}

/** The nodes of the blocks, and behind its neighbor each empty paragraph that only the page has. */
function withRoom(before: readonly Node[], blocks: readonly Shown[], schema: Schema): Node[] {
  const known = new Map(before.map((node) => [idOf(node), node]))
  const wanted = new Set(blocks.map(({ id }) => id))
  const after = blocks.map(({ id, block }) => {
    const node = known.get(id)
    if (node && JSON.stringify(blockOf(node)) === JSON.stringify(block)) return node
    return schema.nodeFromJSON(toEditor(id, block))
  })
  before.forEach((node, index) => {
    if (wanted.has(idOf(node)) || !isEmpty(node)) return
    const neighbor = before[index - 1]
    const at = neighbor ? after.findIndex((each) => idOf(each) === idOf(neighbor)) : -1
    after.splice(at + 1, 0, node)
  })
  return after.length > 0 || schema.topNodeType.contentMatch.validEnd
    ? after
    : [schema.nodeFromJSON({ type: 'paragraph' })]
}

type Caret = { id: string; anchor: number; head: number }

function caretIn(doc: Node, { $anchor, anchor, head }: Selection): Caret | null {
  if ($anchor.depth === 0) return null
  const start = $anchor.before(1)
  const node = doc.nodeAt(start)
  return node && { id: idOf(node), anchor: anchor - start, head: head - start }
}

function placeOf(doc: Node, { id, anchor, head }: Caret): { anchor: number; head: number } | null {
  let found: { anchor: number; head: number } | null = null
  doc.forEach((node, offset) => {
    if (idOf(node) !== id || !node.isTextblock) return
    const within = (place: number) => offset + Math.min(Math.max(1, place), node.nodeSize - 1)
    found = { anchor: within(anchor), head: within(head) }
  })
  return found
}
