import type { BlockContent, DefinitionContent, List, Paragraph, RootContent, Table } from 'mdast'
import type { Block, BlockOf } from '#contract/document.ts'
import { type Refuse, readInline } from './read-inline.ts'
import { ownBlock, readOwnBlock } from './read-own-block.ts'

type Node = RootContent | BlockContent | DefinitionContent
type ListBlock = BlockOf<'bulletList' | 'orderedList'>
type Inside = BlockOf<'paragraph'> | ListBlock

/** The blocks of a file; what the dialect doesn't have is refused by line. */
export function readBlocks(nodes: readonly Node[], refuse: Refuse): Block[] {
  return nodes.map((node): Block => {
    if (node.type === 'heading') {
      const level = node.depth
      if (level !== 2 && level !== 3)
        return refuse(node, 'headings are ## or ###; the title is the only first one')
      return { type: 'heading', attrs: { level, id: '-' }, content: readInline(node.children, refuse) }
    }
    if (node.type === 'paragraph') return ownBlockOf(node, refuse) ?? paragraph(node, refuse)
    if (node.type === 'list') return list(node, refuse, 1)
    if (node.type === 'table') return table(node, refuse)
    if (node.type === 'blockquote')
      return {
        type: 'callout',
        content: node.children.map((child) => inside(child, refuse, 2)),
      } as BlockOf<'callout'>
    return refuse(node, `${node.type} is not allowed`)
  })
}

function ownBlockOf(node: Paragraph, refuse: Refuse): Block | null {
  const [only, ...others] = node.children
  if (only?.type !== 'text' || others.length > 0 || !only.value.startsWith('{{')) return null
  if (!ownBlock.test(only.value.trim())) return refuse(node, `"${only.value}" is no block`)
  const block = readOwnBlock(only.value.trim())
  return typeof block === 'string' ? refuse(node, block) : block
}

function paragraph(node: Paragraph, refuse: Refuse): BlockOf<'paragraph'> {
  return { type: 'paragraph', content: readInline(node.children, refuse) }
}

function list(node: List, refuse: Refuse, depth: number): ListBlock {
  if (depth > 2) return refuse(node, 'lists nest two levels deep')
  const content = node.children.map((item) => ({
    type: 'listItem' as const,
    content: item.children.map((child) => inside(child, refuse, depth + 1)),
  }))
  const made = node.ordered
    ? { type: 'orderedList', attrs: { start: node.start ?? 1 }, content }
    : { type: 'bulletList', content }
  return made as ListBlock
}

function inside(node: Node, refuse: Refuse, depth: number): Inside {
  if (node.type === 'paragraph') return paragraph(node, refuse)
  if (node.type === 'list') return list(node, refuse, depth)
  return refuse(node, `${node.type} is not allowed in a list or a callout`)
}

/** Figures are in columns that the source aligns to the end (`---:`). */
function table(node: Table, refuse: Refuse): BlockOf<'table'> {
  return {
    type: 'table',
    content: node.children.map((row, line) => ({
      type: 'tableRow',
      content: row.children.map((cell, column) => ({
        type: line === 0 ? 'tableHeader' : 'tableCell',
        attrs: { align: node.align?.[column] === 'right' ? 'end' : 'start' },
        content: [{ type: 'paragraph', content: readInline(cell.children, refuse) }],
      })),
    })),
  }
}
