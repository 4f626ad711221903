import type { Block, LetterContent } from './letter-content.ts'
import { letterText } from './letter-text.ts'

/** A letter without the addresses that only its reader may open: `words` stands in their place. */
export function hiddenLinks(content: LetterContent, words: string): { body: string; content: LetterContent } {
  const blocks = content.blocks.map(
    (block): Block => (block.is === 'button' ? { ...block, href: null, hidden: words } : block),
  )
  const hidden = { ...content, blocks }
  return { content: hidden, body: letterText(hidden) }
}
