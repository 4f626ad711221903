import './document.css'
import type { ComponentType } from 'react'
import type { Block, BlockOf, Document } from '#contract/document.ts'
import { Notice } from '#web/kit/ui/notice.tsx'
import { DocumentPicture } from './document-picture.tsx'
import { DocumentTable } from './document-table.tsx'
import { DocumentWords } from './document-words.tsx'

/** The blocks that only some pages know how to draw. */
export type DocumentParts = {
  calculator?: ComponentType<BlockOf<'calculator'>['attrs']>
  divisions?: ComponentType<BlockOf<'divisions'>['attrs']>
}

type Props = {
  document: Document
  parts?: DocumentParts
  /** Shows the first paragraph larger, as the lead of a post. */
  lead?: boolean
}

/** A document of `contract/document.ts`: a post or a legal page. */
export function DocumentView({ document, parts = {}, lead = false }: Props) {
  return (
    <div className="document" data-lead={lead || undefined}>
      <Blocks blocks={document.content} parts={parts} />
    </div>
  )
}

type Item = BlockOf<'bulletList'>['content'][number]
type Inner = BlockOf<'callout'>['content'][number]

function Blocks({ blocks, parts = {} }: { blocks: readonly (Block | Inner)[]; parts?: DocumentParts }) {
  return blocks.map((block, place) => <BlockView key={place} block={block} parts={parts} />)
}

function BlockView({ block, parts }: { block: Block | Inner; parts: DocumentParts }) {
  switch (block.type) {
    case 'heading': {
      const Heading = `h${block.attrs.level}` as const
      return (
        <Heading id={block.attrs.id}>
          <DocumentWords content={block.content} />
        </Heading>
      )
    }
    case 'paragraph':
      return (
        <p>
          <DocumentWords content={block.content} />
        </p>
      )
    case 'bulletList':
      return (
        <ul>
          <Items items={block.content as Item[]} />
        </ul>
      )
    case 'orderedList':
      return (
        <ol start={block.attrs.start}>
          <Items items={block.content as Item[]} />
        </ol>
      )
    case 'table':
      return <DocumentTable table={block} />
    case 'callout':
      return <Callout callout={block} />
    case 'picture':
      return <DocumentPicture {...block.attrs} />
    case 'calculator':
      return parts.calculator ? <parts.calculator {...block.attrs} /> : null
    case 'divisions':
      return parts.divisions ? <parts.divisions {...block.attrs} /> : null
  }
}

function Items({ items }: { items: readonly Item[] }) {
  return items.map(({ content: [first, ...rest] }, place) => (
    <li key={place}>
      {first?.type === 'paragraph' && <DocumentWords content={first.content} />}
      <Blocks blocks={first?.type === 'paragraph' ? rest : [...(first ? [first] : []), ...rest]} />
    </li>
  ))
}

/** A notice, if its first sentence is bold; otherwise a sentence of the text, set apart. */
function Callout({ callout: { content } }: { callout: BlockOf<'callout'> }) {
  const [first] = content
  const start = first?.type === 'paragraph' ? first.content[0] : undefined
  const isNotice = start?.type === 'text' && start.marks?.some(({ type }) => type === 'bold')
  if (!isNotice)
    return (
      <blockquote>
        <Blocks blocks={content} />
      </blockquote>
    )
  return (
    <Notice tone="warning" className="document-callout">
      <Blocks blocks={content} />
    </Notice>
  )
}
