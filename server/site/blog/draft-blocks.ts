import { type Document, type DraftBlock, document as documentForm } from '#contract/document.ts'
import { withHeadingIds } from '#server/platform/documents/heading-ids.ts'

type Node = { type: string; content?: Node[]; text?: string; attrs?: object }

const hasText = (node: Node): boolean =>
  node.text === undefined ? (node.content ?? []).some(hasText) : node.text.trim() !== ''

/** What a reader sees without words. */
const wordless = new Set(['calculator', 'divisions', 'picture'])

/** Whether a block says nothing yet. */
export function isEmptyBlock(block: DraftBlock): boolean {
  return !wordless.has(block.type) && !hasText(block)
}

/** Without the paragraphs and items that are still empty; null if nothing is left. The cells of a table stay. */
function tidy(node: Node): Node | null {
  if (wordless.has(node.type)) return node
  if (!hasText(node)) return null
  const inside = new Set(['bulletList', 'orderedList', 'listItem', 'callout'])
  if (!inside.has(node.type)) return node
  return { ...node, content: (node.content ?? []).flatMap((each) => tidy(each) ?? []) }
}

/**
 * The document that readers get of a draft: empty blocks are left out, headings have their anchors. Null if nothing is left. A
 * picture without a description, which is never published, has `alt` in a preview.
 */
export function documentOf(blocks: readonly DraftBlock[], alt = ''): Document | null {
  const content = blocks.flatMap((block): DraftBlock[] => {
    const left = tidy(block as Node) as DraftBlock | null
    if (left === null) return []
    if (left.type === 'heading')
      return [{ ...left, attrs: { level: left.attrs.level, id: '' } as typeof left.attrs }]
    if (left.type === 'picture' && left.attrs.alt.trim() === '')
      return alt === '' ? [] : [{ ...left, attrs: { ...left.attrs, alt } }]
    return [left]
  })
  if (content.length === 0) return null
  return documentForm.parse(withHeadingIds({ type: 'doc', content } as Document))
}

/** The blocks of what is published, as a draft has them. */
export function blocksOf(document: Document): DraftBlock[] {
  return document.content.map((block) =>
    block.type === 'heading' ? { ...block, attrs: { level: block.attrs.level } } : block,
  )
}

/** Every link of a block. */
export function linksOf(block: DraftBlock): string[] {
  return [...new Set(marksOf(block as Node))]
}

function marksOf(node: Node): string[] {
  const { marks = [] } = node as { marks?: { type: string; attrs?: { href: string } }[] }
  const own = marks.flatMap(({ type, attrs }) => (type === 'link' && attrs ? [attrs.href] : []))
  return [...own, ...(node.content ?? []).flatMap(marksOf)]
}

/** The pictures that blocks show. */
export function picturesOf(blocks: readonly DraftBlock[]): string[] {
  return blocks.flatMap((block) => (block.type === 'picture' ? [block.attrs.picture] : []))
}
