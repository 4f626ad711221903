import type { Block, LetterContent } from './letter-content.ts'

/** A letter as plain text, complete in itself: its parts with an empty line between them. */
export function letterText(content: LetterContent): string {
  const { heading, reference, blocks, notes, links } = content
  const foot = [...notes, ...links.map(({ label, href }) => `${label}\n${href}`)]
  const parts = [reference ? `${heading}\n${reference}` : heading, ...blocks.map(blockText), '-- ', ...foot]
  return `${parts.join('\n\n')}\n`
}

function blockText(block: Block): string {
  switch (block.is) {
    case 'text':
    case 'quote':
    case 'title':
      return block.text
    case 'list':
      return block.items.map((item) => `• ${item}`).join('\n')
    case 'amounts':
      return block.rows.map(inLine).join('\n')
    case 'facts':
      return block.facts.map(inLine).join('\n')
    case 'deadline':
    case 'hint':
      return `${block.title}\n${block.text}`
    case 'path':
      return block.steps.map(({ name, note, state }) => `${marks[state]} ${inLine([name, note])}`).join('\n')
    case 'button':
      return `${block.label}\n${block.href ?? `(${block.hidden})`}`
  }
}

const marks = { done: '✓', now: '→', ahead: '·' } as const

/** A name and its figure; a name without one stands alone. */
const inLine = ([name, figure]: readonly [string, string]) => (figure ? `${name}  ${figure}` : name)
