import type { BlockOf, Inline } from '#contract/document.ts'
import { listed } from '#i18n/joined-words.ts'
import { useTranslate } from '#web/frame/session/app-context.ts'
import { Table, Td, Th } from '#web/kit/ui/table.tsx'
import { DocumentWords } from './document-words.tsx'

const wordsOf = (content: readonly Inline[]) =>
  content.map((each) => (each.type === 'text' ? each.text : ' ')).join('')

/** A table that scrolls where it is wider than the page; the words of its head name it. */
export function DocumentTable({ table }: { table: BlockOf<'table'> }) {
  const t = useTranslate()
  const [head, ...rows] = table.content
  const [first = '', ...more] = (head?.content ?? []).map(({ content }) => wordsOf(content[0]?.content ?? []))
  return (
    <div className="document-table">
      <Table label={listed(t, first, ...more)}>
        <thead>
          <tr>
            {head?.content.map(({ attrs, content }, column) => (
              <Th key={column} numeric={attrs.align === 'end'}>
                <CellWords align={attrs.align} content={content[0]?.content ?? []} />
              </Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={place}>
              {row.content.map(({ attrs, content }, column) => (
                <Td key={column} numeric={attrs.align === 'end'}>
                  <CellWords align={attrs.align} content={content[0]?.content ?? []} />
                </Td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}

type CellProps = { align: 'start' | 'end'; content: readonly Inline[] }

/** Figures such as +25 / −25 read from left to right in every language. */
function CellWords({ align, content }: CellProps) {
  const words = <DocumentWords content={content} />
  return align === 'end' ? <bdi>{words}</bdi> : words
}
