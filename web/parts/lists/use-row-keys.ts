import type { RefObject } from 'react'
import { usePageKeys } from '#web/parts/shortcuts/page-keys.ts'

/**
 * J and K go to the next and the previous row of a list, each an element with `data-row`. They move the focus to its link; with
 * `opens` they follow it, from the row that is open. Returns which row has the focus.
 */
export function useRowKeys(list: RefObject<HTMLElement | null>, { opens = false } = {}): () => string | null {
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  const isAt = (row: HTMLElement) =>
    opens
      ? row.matches('[aria-current]') || row.querySelector('[aria-current]') !== null
      : row.contains(document.activeElement)
  const step = (way: 1 | -1) => {
    const all = rows()
    const at = all.findIndex(isAt)
    const next = at < 0 ? (way > 0 ? 0 : all.length - 1) : at + way
    const row = all[Math.min(all.length - 1, Math.max(0, next))]
    const link = row?.querySelector<HTMLElement>('.row-link') ?? row?.querySelector<HTMLElement>('a')
    link?.focus()
    if (opens && row && !isAt(row)) link?.click()
  }
  usePageKeys({ next: () => step(1), previous: () => step(-1) })
  return () => rows().find((row) => row.contains(document.activeElement))?.dataset.row ?? null
}
