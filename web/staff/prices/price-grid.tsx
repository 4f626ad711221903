import { type PointerEvent, type ReactNode, useRef } from 'react'
import { type PriceValues, priceField } from '#core/prices/price-values.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { FieldNote } from '#web/kit/ui/field.tsx'
import type { Changes } from './draft.ts'
import { faultWords } from './fault-words.ts'
import { isSelected } from './grid-moves.ts'
import { PriceCell } from './price-cell.tsx'
import { useGrid } from './use-grid.ts'

export type GridRow = {
  id: string
  /** Its name, for screen readers. */
  name: string
  head: ReactNode
  /** A path for each column. */
  paths: readonly string[]
  /** Below another row: a division of that tier. */
  below?: boolean
}

type Props = {
  label: string
  /** The heading of the first column, above the names of the rows. */
  corner: string
  columns: readonly { id: string; name: string; note?: string }[]
  rows: readonly GridRow[]
  base: PriceValues
  values: PriceValues
  /** What a cell without its own value shows. */
  inherited?: (values: PriceValues, path: string) => number
  onChange: (changes: Changes) => void
  onSelect?: (paths: string[]) => void
}

/** Values as in a spreadsheet: arrows, Enter, Escape, typing to replace; a changed cell shows its old value. */
export function PriceGrid({
  label,
  corner,
  columns,
  rows,
  base,
  values,
  inherited,
  onChange,
  onSelect,
}: Props) {
  const { t, format } = useApp()
  const shown = (path: string) => values[path] ?? inherited?.(values, path) ?? 0
  const wasShown = (path: string) => base[path] ?? inherited?.(base, path) ?? 0
  const paths = rows.map((row) => row.paths)
  const grid = useGrid({ paths, shown, base, onChange, onSelect })
  const { selection, size } = grid
  const pressedAt = useRef({ x: 0, y: 0 })
  // A page that moves under a resting pointer is not a drag: otherwise a click would select two cells and edit the
  // wrong one.
  const isDrag = ({ screenX, screenY }: PointerEvent) =>
    screenX !== pressedAt.current.x || screenY !== pressedAt.current.y
  const selectColumn = (column: number) =>
    grid.put({ active: { row: 0, column }, anchor: { row: size.rows - 1, column } })
  return (
    <div>
      <div className="price-grid-frame">
        <table
          ref={grid.table}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table that is edited.
          role="grid"
          aria-label={label}
          aria-multiselectable="true"
          className="price-grid"
          onPointerDownCapture={({ screenX, screenY }) => {
            pressedAt.current = { x: screenX, y: screenY }
          }}
          onKeyDown={grid.onKeyDown}
          onCopy={grid.onCopy}
          onPaste={grid.onPaste}
        >
          <thead>
            <tr>
              <th scope="col">{corner}</th>
              {columns.map(({ id, name, note }, column) => (
                <th key={id} scope="col">
                  {onSelect ? (
                    <button
                      type="button"
                      tabIndex={-1}
                      title={t('prices.selectColumn', { column: name })}
                      onClick={() => selectColumn(column)}
                    >
                      {name}
                    </button>
                  ) : (
                    name
                  )}
                  {note && <span>{note}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, r) => (
              <tr key={row.id} data-below={row.below || undefined}>
                <th scope="row">{row.head}</th>
                {row.paths.map((path, c) => {
                  const field = priceField(path)
                  if (!field) return null
                  const cell = { row: r, column: c }
                  const active = selection.active.row === r && selection.active.column === c
                  return (
                    <PriceCell
                      key={path}
                      field={field}
                      name={t('prices.cell', { row: row.name, column: columns[c]?.name ?? '' })}
                      shown={shown(path)}
                      own={values[path] !== undefined}
                      was={values[path] === base[path] ? null : wasShown(path)}
                      active={active}
                      selected={isSelected(selection, cell)}
                      open={grid.open.cell?.path === path ? grid.open.cell : null}
                      fault={grid.fault?.path === path}
                      onPick={(extend) =>
                        grid.put({ active: cell, anchor: extend ? selection.anchor : cell })
                      }
                      onDrag={(event) =>
                        isDrag(event) && grid.put({ active: cell, anchor: selection.anchor })
                      }
                      onEdit={() => grid.edit()}
                      onType={grid.open.type}
                      onCommit={grid.commit}
                      onLeave={grid.open.leave}
                      onCancel={grid.cancel}
                    />
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div role="status" className="min-h-6">
        {grid.fault && <FieldNote id="" error={faultWords(t, format, grid.fault)} />}
      </div>
    </div>
  )
}
