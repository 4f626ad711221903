import type { JSONContent } from '@tiptap/core'
import type { DraftBlock } from '../desk-types.ts'

/**
 * Between the blocks of a draft and what the editor works with. The editor knows more than a document can say (ids,
 * spans of cells), and bounds less; what leaves it is always within the contract.
 */

const longestRun = 5_000
const deepestList = 2

type Mark = { type: string; attrs?: Record<string, unknown> }

/** A block as the editor reads it. */
export function toEditor(id: string, block: DraftBlock): JSONContent {
  const node = block as unknown as JSONContent
  return { ...node, attrs: { ...node.attrs, id } }
}

/** A block of the editor as a draft can have it. */
export function fromEditor(node: JSONContent): DraftBlock {
  return blockOf(node, deepestList) as unknown as DraftBlock
}

function blockOf(node: JSONContent, depth: number): JSONContent {
  const { type, attrs = {}, content = [] } = node
  switch (type) {
    case 'heading':
      return { type, attrs: { level: attrs.level }, content: inlineOf(content) }
    case 'paragraph':
      return { type, content: inlineOf(content) }
    case 'bulletList':
      return { type, content: itemsOf(content, depth) }
    case 'orderedList':
      return { type, attrs: { start: attrs.start ?? 1 }, content: itemsOf(content, depth) }
    case 'callout':
      return { type, content: content.map((each) => blockOf(each, 1)) }
    case 'table':
      return { type, content: content.map(rowOf) }
    case 'calculator':
      return { type, attrs: pick(attrs, ['game', 'from', 'to']) }
    case 'divisions':
      return { type, attrs: pick(attrs, ['game']) }
    case 'picture':
      return { type, attrs: pick(attrs, ['picture', 'alt', 'caption']) }
    default:
      throw new Error(`A draft has no block ${type}`)
  }
}

function pick(attrs: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, attrs[name]]))
}

function rowOf({ content = [] }: JSONContent): JSONContent {
  return {
    type: 'tableRow',
    content: content.map(({ type, attrs, content: inside = [] }) => ({
      type: type as string,
      attrs: { align: attrs?.align ?? 'start' },
      content: inside.map((each) => blockOf(each, 1)),
    })),
  }
}

/** Items of a list. Lists below the deepest level become further items of it. */
function itemsOf(items: readonly JSONContent[], depth: number): JSONContent[] {
  return items.flatMap(({ content = [] }) => {
    const isTooDeep = (each: JSONContent) => depth === 1 && each.type !== 'paragraph'
    const kept = content.filter((each) => !isTooDeep(each))
    const raised = content.filter(isTooDeep).flatMap((list) => itemsOf(list.content ?? [], depth))
    const own = kept.map((each) => blockOf(each, depth - 1))
    return [...(own.length > 0 ? [{ type: 'listItem', content: own }] : []), ...raised]
  })
}

/** Words and breaks; a run that is too long is cut into several with the same marks. */
function inlineOf(content: readonly JSONContent[]): JSONContent[] {
  return content.flatMap(({ type, text = '', marks = [] }): JSONContent[] => {
    if (type === 'hardBreak') return [{ type }]
    const own = marks.map(markOf)
    return piecesOf(text).map((piece) => ({
      type: 'text',
      text: piece,
      ...(own.length > 0 && { marks: own }),
    }))
  })
}

function markOf({ type, attrs }: Mark): { type: string; attrs?: Record<string, unknown> } {
  return type === 'link' ? { type, attrs: { href: attrs?.href } } : { type }
}

function piecesOf(text: string): string[] {
  const pieces: string[] = []
  let from = 0
  while (from < text.length) {
    let to = Math.min(from + longestRun, text.length)
    // Never between the two halves of one character.
    if (to < text.length && /[\ud800-\udbff]/.test(text.charAt(to - 1))) to--
    pieces.push(text.slice(from, to))
    from = to
  }
  return pieces
}
