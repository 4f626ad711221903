import type { Block, Document, Headings, Inline } from '#contract/document.ts'

/** A document whose headings have ids from their text, each only once. */
export function withHeadingIds(document: Document): Document {
  const taken = new Set<string>()
  const content = document.content.map((block): Block => {
    if (block.type !== 'heading') return block
    const base = anchorOf(plainText(block.content)) || 'part'
    let id = base
    for (let number = 2; taken.has(id); number++) id = `${base}-${number}`
    taken.add(id)
    return { ...block, attrs: { ...block.attrs, id } }
  })
  return { ...document, content }
}

/** The headings of a document, for its table of contents. */
export function headingsOf(document: Document): Headings {
  return document.content.flatMap((block) =>
    block.type === 'heading' ? [{ ...block.attrs, text: plainText(block.content) }] : [],
  )
}

/** The words of a heading without their marks. */
function plainText(content: readonly Inline[]): string {
  return content.map((each) => (each.type === 'text' ? each.text : ' ')).join('')
}

/** Letters of every script stay; Latin ones lose their accents, so that a copied address is readable. */
function anchorOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll(/\{[^{}]{0,80}\}/g, ' ')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80)
}
