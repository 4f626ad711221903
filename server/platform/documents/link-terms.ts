import type { Block, Document, Inline, Run } from '#contract/document.ts'

/** A word of the glossary as a text writes it, and the anchor of its entry. */
export type Term = { word: string; anchor: string }

/**
 * Links the first use of each term to the glossary; headings, tables and links stay as they are, and so does a term
 * that the author has linked.
 */
export function linkTerms(document: Document, terms: readonly Term[]): Document {
  const written = JSON.stringify(document)
  const open = terms.filter(({ anchor }) => !written.includes(`"/glossary#${anchor}"`))
  if (open.length === 0) return document
  const anchorOf = new Map(open.map(({ word, anchor }) => [word.toLowerCase(), anchor]))
  // Longer words first, so that "net win" is found before "win".
  const words = open.map(({ word }) => escaped(word)).sort((a, b) => b.length - a.length)
  const found = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
  const linked = new Set<string>()

  const linkRun = (run: Run): Inline[] => {
    if (run.marks?.some(({ type }) => type === 'link' || type === 'code')) return [run]
    const pieces: Inline[] = []
    let from = 0
    for (const match of run.text.matchAll(found)) {
      const anchor = anchorOf.get(match[0].toLowerCase())
      if (!anchor || linked.has(anchor)) continue
      linked.add(anchor)
      if (match.index > from) pieces.push({ ...run, text: run.text.slice(from, match.index) })
      const link = { type: 'link' as const, attrs: { href: `/glossary#${anchor}` } }
      pieces.push({ ...run, text: match[0], marks: [...(run.marks ?? []), link] })
      from = match.index + match[0].length
    }
    if (from < run.text.length) pieces.push({ ...run, text: run.text.slice(from) })
    return pieces
  }
  const linkInside = <Node extends object>(node: Node): Node => {
    const { content } = node as { content?: (Inline | object)[] }
    if (!content) return node
    const isRun = (each: object): each is Run => 'type' in each && each.type === 'text'
    return { ...node, content: content.flatMap((each) => (isRun(each) ? linkRun(each) : [linkInside(each)])) }
  }
  const content = document.content.map(
    (block): Block => (block.type === 'heading' || block.type === 'table' ? block : linkInside(block)),
  )
  return { ...document, content }
}

const escaped = (word: string) => word.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')
