import { stayingOf } from '../sync/staying.ts'
import type { Places } from './places.ts'

export type Column = { sheet: HTMLElement; places: Places; ids: readonly string[] }

type Row = { id: string; top: number; space: HTMLElement }

/** Puts the blocks of both columns that belong together at the same height, by the spaces before them. */
export function alignRows(source: Column, translation: Column): void {
  const shared = stayingOf(source.ids, translation.ids)
  const rows = [source, translation].map((column) => naturalRows(column))
  const shifts = [0, 0]
  for (const id of source.ids) {
    const pair = rows.map((own) => own.get(id))
    if (!shared.has(id) || pair.some((row) => !row)) {
      for (const row of pair) if (row) setHeight(row.space, 0)
      continue
    }
    const tops = pair.map((row, side) => (row?.top ?? 0) + (shifts[side] ?? 0))
    const lowest = Math.max(...tops)
    pair.forEach((row, side) => {
      const height = lowest - (tops[side] ?? 0)
      if (row) setHeight(row.space, height)
      shifts[side] = (shifts[side] ?? 0) + height
    })
  }
  for (const [id, { space }] of rows[1] ?? []) if (!shared.has(id)) setHeight(space, 0)
}

/** Where each block would be without the spaces. */
function naturalRows({ sheet, places, ids }: Column): Map<string, Row> {
  const top = sheet.getBoundingClientRect().top
  let before = 0
  return new Map(
    ids.flatMap((id) => {
      const space = places.element('space', id)
      if (!space.isConnected) return []
      const own = space.getBoundingClientRect()
      const row = { id, space, top: own.top - top - before }
      before += own.height
      return [[id, row] as const]
    }),
  )
}

function setHeight(space: HTMLElement, height: number): void {
  const next = height < 1 ? '' : `${Math.round(height)}px`
  if (space.style.blockSize !== next) space.style.blockSize = next
}
