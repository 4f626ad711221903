import './list.css'
import type { ReactNode } from 'react'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { Table, Td, Th } from '#web/kit/ui/table.tsx'
import type { ShownList } from './use-list.ts'

type Direction = 'ascending' | 'descending'

export type Column<Row> = {
  /** Empty for a column of buttons; then `label` names it. */
  head: string
  label?: string
  cell: (row: Row) => ReactNode
  numeric?: boolean
  /**
   * The position on a card, on a narrow page. The first column is the card's title; a mark is beside it, a line has
   * the full width, and an end cell closes the line of the cell before it.
   */
  place?: 'mark' | 'line' | 'end'
  /** The sort orders of the list that use this column. */
  sorts?: Partial<Record<Direction, string>>
  className?: string
}

type Props<Row> = {
  label: string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  keyOf: (row: Row) => string
  /** For a list that sorts by column headings. */
  shown?: ShownList
}

/**
 * Rows separated by hairlines where there is space, cards where there is not. A link of the class `row-link` makes
 * the whole row its target; other links and buttons are above it.
 */
export function ListTable<Row>({ label, rows, columns, keyOf, shown }: Props<Row>) {
  return (
    <Table label={label} className="list-table">
      <thead>
        <tr>
          {columns.map((column) => (
            <Head key={keyOfColumn(column)} column={column} shown={shown} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} data-row={keyOf(row)}>
            {columns.map((column) => (
              <Td
                key={keyOfColumn(column)}
                numeric={column.numeric}
                data-place={column.place}
                className={column.className}
              >
                {column.cell(row)}
              </Td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** A column of buttons can be named as another column is headed. */
function keyOfColumn<Row>({ head, label }: Column<Row>): string {
  return head || `(${label})`
}

function Head<Row>({ column, shown }: { column: Column<Row> } & Pick<Props<Row>, 'shown'>) {
  const { head, label, numeric, sorts = {} } = column
  const ways = Object.entries(sorts) as [Direction, string][]
  if (!shown || ways.length === 0)
    return <Th numeric={numeric}>{head || <span className="sr-only">{label}</span>}</Th>
  const at = ways.findIndex(([, name]) => name === shown.query.sort)
  const [direction] = ways[at] ?? []
  const [, next = ''] = ways[(at + 1) % ways.length] ?? []
  return (
    <Th numeric={numeric} aria-sort={direction}>
      <button type="button" className="list-sort" onClick={() => shown.change({ sort: next })}>
        {head}
        <DashboardIcon
          name="arrow-up"
          size={16}
          className={direction === 'ascending' ? undefined : 'rotate-180'}
        />
      </button>
    </Th>
  )
}
