import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { type PriceValues, priceField } from '#core/prices/price-values.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { cellText, parseCell } from './cell-text.ts'
import type { Changes } from './draft.ts'
import { type Cell, pastedTexts, type Selection, select, selectedCells } from './grid-moves.ts'

/** Why a typed text is not a value of a field. */
export type CellFault = { path: string; text: string; fault: 'kind' | 'bounds' }

/** A cell that is open for typing; `typed` if the first letter replaced its content. */
export type OpenCell = { path: string; text: string; typed: boolean }

type GridInput = {
  /** The paths of the cells, row by row. */
  paths: readonly (readonly string[])[]
  /** What a cell shows: its own value, or the inherited one. */
  shown: (path: string) => number
  base: PriceValues
  onChange: (changes: Changes) => void
  onSelect?: (paths: string[]) => void
}

const origin: Cell = { row: 0, column: 0 }

/** A spreadsheet's keyboard for a table of values. */
export function useGrid({ paths, shown, base, onChange, onSelect }: GridInput) {
  const { locale, dir } = useApp()
  const table = useRef<HTMLTableElement>(null)
  const takesFocus = useRef(false)
  const [selection, setSelection] = useState<Selection>({ active: origin, anchor: origin })
  const [fault, setFault] = useState<CellFault | null>(null)
  const size = { rows: paths.length, columns: paths[0]?.length ?? 0 }
  const pathAt = ({ row, column }: Cell) => paths[row]?.[column] ?? ''
  const chosen = () => selectedCells(selection).map((row) => row.map(pathAt))
  const open = useOpenCell((path, text) => {
    const field = priceField(path)
    const value = field ? parseCell(field, text) : 'kind'
    setFault(typeof value === 'string' ? { path, text, fault: value } : null)
    // An inherited value that was only viewed stays inherited.
    if (typeof value === 'number' && value !== shown(path)) onChange({ [path]: value })
    return typeof value === 'number'
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each move, but not on the page's own renderings.
  useEffect(() => {
    if (!takesFocus.current || open.cell) return
    takesFocus.current = false
    table.current?.querySelector<HTMLElement>('td[tabindex="0"]')?.focus()
  }, [selection, open.cell])

  const put = (next: Selection) => {
    open.leave()
    takesFocus.current = true
    setSelection(next)
    onSelect?.(selectedCells(next).flat().map(pathAt))
  }
  const edit = (text?: string) => {
    const field = priceField(pathAt(selection.active))
    if (!field) return
    setFault(null)
    const present = cellText(field, shown(field.path), locale)
    open.open({ path: field.path, text: text ?? present, typed: text !== undefined })
  }
  const cancel = () => {
    takesFocus.current = true
    setFault(null)
    open.drop()
  }
  /** Applies what was typed and moves by this many rows and columns; an invalid text stays open and says why. */
  const commit = (rows: number, columns: number) => {
    if (!open.commit()) return
    const { row, column } = selection.active
    const active = {
      row: Math.max(0, Math.min(size.rows - 1, row + rows)),
      column: Math.max(0, Math.min(size.columns - 1, column + columns)),
    }
    put({ active, anchor: active })
  }
  const reset = () => {
    const back = (path: string) => (priceField(path)?.optional ? null : (base[path] ?? null))
    onChange(
      Object.fromEntries(
        chosen()
          .flat()
          .map((path) => [path, back(path)]),
      ),
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (open.cell || event.altKey) return
    const ctrl = event.ctrlKey || event.metaKey
    const key = { key: event.key, shift: event.shiftKey, ctrl, rtl: dir === 'rtl' }
    const next = select(selection, key, size)
    if (next) put(next)
    else if (event.key === 'Enter' || event.key === 'F2') edit()
    else if (event.key === 'Delete' || event.key === 'Backspace') reset()
    else if (ctrl && event.key.toLowerCase() === 'a')
      put({ active: origin, anchor: { row: size.rows - 1, column: size.columns - 1 } })
    else if (!ctrl && /^[\d.,+\-−]$/.test(event.key)) edit(event.key)
    else return
    event.preventDefault()
  }
  const onCopy = (event: ClipboardEvent) => {
    if (open.cell) return
    const text = (path: string) => {
      const field = priceField(path)
      return field ? cellText(field, shown(path), locale) : ''
    }
    const lines = chosen().map((row) => row.map(text).join('\t'))
    event.clipboardData.setData('text/plain', lines.join('\n'))
    event.preventDefault()
  }
  const onPaste = (event: ClipboardEvent) => {
    if (open.cell) return
    event.preventDefault()
    const row = Math.min(selection.active.row, selection.anchor.row)
    const column = Math.min(selection.active.column, selection.anchor.column)
    const changes: Record<string, number> = {}
    for (const [r, texts] of pastedTexts(event.clipboardData.getData('text/plain')).entries())
      for (const [c, text] of texts.entries()) {
        const field = priceField(pathAt({ row: row + r, column: column + c }))
        if (!field) continue
        const value = parseCell(field, text)
        // All or nothing: half a pasted block would be hard to find again.
        if (typeof value === 'string') return setFault({ path: field.path, text, fault: value })
        changes[field.path] = value
      }
    setFault(null)
    onChange(changes)
  }
  return { table, selection, size, open, fault, put, edit, cancel, commit, onKeyDown, onCopy, onPaste }
}

/** The cell being edited; `take` applies its text, or returns false. */
function useOpenCell(take: (path: string, text: string) => boolean) {
  const [cell, setCell] = useState<OpenCell | null>(null)
  // Leaving twice, by a click and by the focus moving with it, applies the text once.
  const pending = useRef<OpenCell | null>(null)
  const set = (next: OpenCell | null) => {
    pending.current = next
    setCell(next)
  }
  return {
    cell,
    open: set,
    type: (text: string) => pending.current && set({ ...pending.current, text }),
    drop: () => set(null),
    commit() {
      const left = pending.current
      if (left && !take(left.path, left.text)) return false
      set(null)
      return true
    },
    leave() {
      const left = pending.current
      if (!left) return
      set(null)
      take(left.path, left.text)
    },
  }
}
