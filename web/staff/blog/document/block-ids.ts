import { Extension } from '@tiptap/core'
import { Fragment, type Node, Slice } from '@tiptap/pm/model'
import { Plugin, type Transaction } from '@tiptap/pm/state'
import { Mapping } from '@tiptap/pm/transform'
import { newBlockId } from './new-id.ts'
import { blockTypes } from './post-schema.ts'

/**
 * Each block at the top of a post has an id that lasts: a block that is wrapped into a list, lifted out of one or made
 * a heading keeps it; of two halves the first one keeps it, unless that one is empty; a copy gets its own.
 */
export const BlockIds = Extension.create({
  name: 'blockIds',
  addGlobalAttributes: () => [
    {
      types: [...blockTypes],
      attributes: {
        id: {
          default: null,
          keepOnSplit: false,
          parseHTML: (element) => element.dataset.id ?? null,
          renderHTML: ({ id }) => (id ? { 'data-id': id } : {}),
        },
      },
    },
  ],
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction(transactions, before, { doc, tr }) {
        if (!transactions.some(({ docChanged }) => docChanged)) return null
        const wanted = idsOf(before.doc, doc, mappingOf(transactions))
        let changed = false
        doc.forEach((node, offset, index) => {
          if (node.attrs.id === wanted[index]) return
          tr.setNodeAttribute(offset, 'id', wanted[index])
          changed = true
        })
        return changed ? tr : null
      },
      props: {
        // A copy; what was cut or dragged is nowhere else, so it stays what it was.
        transformPasted(slice, view) {
          if (view.dragging?.move) return slice
          const known = new Set(blocksOf(view.state.doc).map(({ node }) => node.attrs.id))
          const clean = slice.content.content.map((node) =>
            known.has(node.attrs.id)
              ? node.type.create({ ...node.attrs, id: null }, node.content, node.marks)
              : node,
          )
          return new Slice(Fragment.from(clean), slice.openStart, slice.openEnd)
        },
      },
    }),
  ],
})

function mappingOf(transactions: readonly Transaction[]): Mapping {
  const all = new Mapping()
  for (const { mapping } of transactions) all.appendMapping(mapping)
  return all
}

type Placed = { node: Node; at: number; index: number }

function blocksOf(doc: Node): Placed[] {
  const blocks: Placed[] = []
  doc.forEach((node, at, index) => {
    blocks.push({ node, at, index })
  })
  return blocks
}

/** The id that each block of the new document should have. */
export function idsOf(before: Node, after: Node, mapping: Mapping): string[] {
  const ids: (string | null)[] = blocksOf(after).map(({ node }) => node.attrs.id as string | null)
  const earlier = new Map(blocksOf(before).map((block) => [block.node.attrs.id as string | null, block]))
  keepOnce(ids, after, earlier)
  bringBack(ids, after, earlier, mapping)
  return ids.map((id) => id ?? newBlockId())
}

/** Of several blocks with an id one keeps it; never the empty half of a block that had words. */
function keepOnce(ids: (string | null)[], after: Node, earlier: Map<string | null, Placed>): void {
  const kept = new Map<string, number>()
  ids.forEach((id, index) => {
    if (id === null) return
    if (kept.has(id)) ids[index] = null
    else kept.set(id, index)
  })
  for (const [id, index] of kept) {
    const had = earlier.get(id)?.node.textContent
    const next = index + 1
    const isEmptyHalf = had && after.child(index).isTextblock && !after.child(index).textContent
    if (!isEmptyHalf || next >= ids.length || ids[next] !== null) continue
    if (after.child(next).textContent !== had) continue
    ids[next] = id
    ids[index] = null
  }
}

/** A block whose id is gone became another one, if what it began with is now in a block without an id. */
function bringBack(
  ids: (string | null)[],
  after: Node,
  earlier: Map<string | null, Placed>,
  mapping: Mapping,
): void {
  const present = new Set(ids)
  for (const [id, { node, at }] of earlier) {
    if (id === null || present.has(id)) continue
    // Inside the first words, which also survive a wrap.
    const inside = firstWords(node, at)
    const { pos, deletedAcross } = mapping.mapResult(inside, 1)
    if (deletedAcross) continue
    const index = after.resolve(Math.min(pos, after.content.size)).index(0)
    if (index < ids.length && ids[index] === null) ids[index] = id
  }
}

function firstWords(node: Node, at: number): number {
  let inside = at + 1
  let first: Node | null = node
  while (first && !first.isTextblock && first.firstChild && !first.isAtom) {
    first = first.firstChild
    inside++
  }
  return inside
}
