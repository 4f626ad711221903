import type { ReactNode } from 'react'
import type { Inline, Mark } from '#contract/document.ts'
import { DocumentLink } from './document-link.tsx'

/** The words of a paragraph, a heading or a cell with their marks. */
export function DocumentWords({ content }: { content: readonly Inline[] }) {
  return content.map((each, place) =>
    each.type === 'hardBreak' ? (
      <br key={place} />
    ) : (
      <Marked key={place} marks={each.marks ?? []}>
        {each.text}
      </Marked>
    ),
  )
}

/** The first mark is the outermost. */
function Marked({ marks, children }: { marks: readonly Mark[]; children: ReactNode }): ReactNode {
  const [mark, ...inner] = marks
  if (!mark) return children
  const content = <Marked marks={inner}>{children}</Marked>
  switch (mark.type) {
    case 'bold':
      return <strong>{content}</strong>
    case 'italic':
      return <em>{content}</em>
    case 'code':
      return <code>{content}</code>
    case 'link':
      return <DocumentLink href={mark.attrs.href}>{content}</DocumentLink>
  }
}
