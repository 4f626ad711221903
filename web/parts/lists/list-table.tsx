import './list.css'
import { Fragment, type ReactNode } from 'react'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { Table, Td, Th } from '#web/kit/ui/table.tsx'
import { SelectAll, SelectRow } from './select-boxes.tsx'
import type { ShownList } from './use-list.ts'
import type { Selection } from './use-selection.ts'

type Direction = 'ascending' | 'descending'

export type Column<Row> = {
  /** Empty for a column of buttons; then `label` names it. */
  head: string
  label?: string
  cell: (row: Row) => ReactNode
  numeric?: boolean
  /**
   * The position on a card, on a narrow page. The first column is the card's title; a mark is beside it, a line has
   * the full width, and an end cell closes the line of the cell before it. A box comes first, before the title.
   */
  place?: 'box' | 'mark' | 'line' | 'end'
  /** The sort orders of the list that use this column. */
  sorts?: Partial<Record<Direction, string>>
  className?: string
  /** For a column that can be left out: its name in the address. */
  name?: string
  /** It is left out unless somebody chooses it. */
  extra?: true
}

type Props<Row> = {
  label: string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  keyOf: (row: Row) => string
  /** For a list that sorts by column headings. */
  shown?: ShownList
  /** For a list in groups: the heading above the rows from this one on; the first row of each group has one. */
  headOf?: (row: Row, before: Row | undefined) => ReactNode
  /** The row that is open beside the list. */
  isOpen?: (row: Row) => boolean
  /** For a list whose rows can be selected. */
  selection?: Selection
  /** How a row is called, for its box. */
  nameOf?: (row: Row) => string
}

/** Room for the mark of the row that is open. */
const inGroups = '@min-[720px]:first:ps-3 @min-[720px]:last:pe-3'
const opened = 'bg-surface-3 first:shadow-[inset_3px_0_var(--ink)] rtl:first:shadow-[inset_-3px_0_var(--ink)]'

/** A finger's press tints the row as one, in place of the browser's strips over its cells. */
const pressed = 'has-[.row-link:active]:bg-surface-3 [&_.row-link]:[-webkit-tap-highlight-color:transparent]'

/** A selected row; on a card the tint reaches beyond the words. */
const chosen =
  '[--tint:color-mix(in_srgb,var(--note)_7%,transparent)] data-selected:bg-(--tint) @max-[719px]:data-selected:shadow-[-8px_0_var(--tint),8px_0_var(--tint)]'

/** Where a cell is on a card whose title has a box before it, or nothing beside it. */
function placeOf<Row>(columns: readonly Column<Row>[], index: number, hasBox: boolean): string {
  const { place } = columns[index] ?? {}
  const title = columns[0]?.place === 'box' ? 1 : 0
  if (!hasBox) {
    const alone = index === 0 && columns[1]?.place !== 'end' && !columns.some((each) => each.place === 'mark')
    return alone ? '@max-[719px]:col-[1/-1]!' : ''
  }
  if (place === 'box') return '@max-[719px]:col-[1]! @max-[719px]:row-[1]!'
  if (index === title) return '@max-[719px]:col-[2]! @max-[719px]:row-[1]!'
  if (place === 'line') return ''
  return place ? '@max-[719px]:col-[3]!' : '@max-[719px]:col-[1/3]!'
}

/**
 * Rows separated by hairlines where there is space, cards where there is not. A link of the class `row-link` makes
 * the whole row its target; other links and buttons are above it.
 */
export function ListTable<Row>(props: Props<Row>) {
  const { label, rows, columns, keyOf, shown, headOf, isOpen, selection, nameOf } = props
  const hasBox = selection !== undefined || columns[0]?.place === 'box'
  return (
    // Fixed beside a sheet, so that what a row says next moves no column.
    <Table label={label} className={`list-table ${isOpen ? '@min-[720px]:table-fixed' : ''}`}>
      <thead>
        <tr>
          {selection && <SelectAll selection={selection} />}
          {columns.map((column) => (
            <Head
              key={keyOfColumn(column)}
              column={column}
              shown={shown}
              className={`${(isOpen && column.className) ?? ''} ${headOf ? inGroups : ''}`}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => {
          const head = headOf?.(row, rows[at - 1])
          return (
            <Fragment key={keyOf(row)}>
              {head && (
                <tr className="border-0! @max-[719px]:py-0!">
                  <th
                    colSpan={columns.length + (selection ? 1 : 0)}
                    scope="rowgroup"
                    className="col-span-full h-auto! pt-4 pb-2 text-start @min-[720px]:ps-3 @min-[720px]:pt-6"
                  >
                    {head}
                  </th>
                </tr>
              )}
              <tr
                data-row={keyOf(row)}
                data-open={isOpen?.(row) || undefined}
                data-selected={selection?.has(keyOf(row)) || undefined}
                className={`${pressed} ${chosen} ${hasBox ? '@max-[719px]:grid-cols-[auto_minmax(0,1fr)_auto]!' : ''}`}
              >
                {selection && <SelectRow selection={selection} of={keyOf(row)} name={nameOf?.(row) ?? ''} />}
                {columns.map((column, index) => (
                  <Td
                    key={keyOfColumn(column)}
                    numeric={column.numeric}
                    data-place={column.place}
                    className={`${column.className ?? ''} ${placeOf(columns, index, hasBox)} ${headOf ? inGroups : ''} ${isOpen?.(row) ? opened : ''}`}
                  >
                    {column.cell(row)}
                  </Td>
                ))}
              </tr>
            </Fragment>
          )
        })}
      </tbody>
    </Table>
  )
}

/** A column of buttons can be named as another column is headed. */
function keyOfColumn<Row>({ head, label }: Column<Row>): string {
  return head || `(${label})`
}

type HeadProps<Row> = Pick<Props<Row>, 'shown'> & { column: Column<Row>; className: string }

function Head<Row>({ column, shown, className }: HeadProps<Row>) {
  const { head, label, numeric, sorts = {} } = column
  const ways = Object.entries(sorts) as [Direction, string][]
  if (!shown || ways.length === 0)
    return (
      <Th numeric={numeric} className={className}>
        {head || <span className="sr-only">{label}</span>}
      </Th>
    )
  const at = ways.findIndex(([, name]) => name === shown.query.sort)
  const [direction] = ways[at] ?? []
  const [, next = ''] = ways[(at + 1) % ways.length] ?? []
  return (
    <Th numeric={numeric} aria-sort={direction} className={className}>
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
