/** A cell of a grid, counted from 0. */
export type Cell = { row: number; column: number }
/** The selection: the focused cell, and the cell where the selection began. */
export type Selection = { active: Cell; anchor: Cell }
export type GridSize = { rows: number; columns: number }
type Key = { key: string; shift: boolean; ctrl: boolean; rtl: boolean }

const within = (value: number, length: number) => Math.max(0, Math.min(length - 1, value))

/** The cell that a key leads to, or null for a key that moves nothing. Arrows follow the screen in both scripts. */
export function moved(
  { row, column }: Cell,
  { key, ctrl, rtl }: Key,
  { rows, columns }: GridSize,
): Cell | null {
  const ahead = rtl ? -1 : 1
  const far = (steps: number, length: number) => (ctrl ? steps * length : steps)
  switch (key) {
    case 'ArrowUp':
      return { row: within(row - far(1, rows), rows), column }
    case 'ArrowDown':
      return { row: within(row + far(1, rows), rows), column }
    case 'ArrowRight':
      return { row, column: within(column + far(ahead, columns), columns) }
    case 'ArrowLeft':
      return { row, column: within(column - far(ahead, columns), columns) }
    case 'Home':
      return { row: ctrl ? 0 : row, column: 0 }
    case 'End':
      return { row: ctrl ? rows - 1 : row, column: columns - 1 }
    case 'PageUp':
      return { row: 0, column }
    case 'PageDown':
      return { row: rows - 1, column }
    default:
      return null
  }
}

/** The selection after a key: with Shift it grows from its anchor, otherwise it is one cell. */
export function select(selection: Selection, key: Key, size: GridSize): Selection | null {
  const active = moved(selection.active, key, size)
  if (!active) return null
  return { active, anchor: key.shift ? selection.anchor : active }
}

export function isSelected({ active, anchor }: Selection, { row, column }: Cell): boolean {
  const between = (value: number, one: number, other: number) =>
    value >= Math.min(one, other) && value <= Math.max(one, other)
  return between(row, active.row, anchor.row) && between(column, active.column, anchor.column)
}

/** The rows of a selection, each with its columns, from the first corner to the last. */
export function selectedCells({ active, anchor }: Selection): Cell[][] {
  const range = (one: number, other: number) =>
    Array.from({ length: Math.abs(one - other) + 1 }, (_, i) => Math.min(one, other) + i)
  const columns = range(active.column, anchor.column)
  return range(active.row, anchor.row).map((row) => columns.map((column) => ({ row, column })))
}

/** Text as a spreadsheet copies it: rows by line, cells by tab. */
export function pastedTexts(text: string): string[][] {
  return text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'))
}
