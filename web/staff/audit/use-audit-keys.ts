import { type RefObject, useEffect } from 'react'
import { useApp } from '#web/frame/session/app-context.ts'
import { copyText } from '#web/kit/ui/copy-text.ts'
import { showSuccess } from '#web/kit/ui/toasts.ts'
import { singleKeysWork } from '#web/parts/shortcuts/single-keys.ts'
import { searchAt } from './audit-list.ts'

const typing = 'input, select, textarea, [contenteditable], [role="dialog"], dialog'

/** J and K go from row to row, Enter opens one as any button, and C copies its link. */
export function useAuditKeys(list: RefObject<HTMLElement | null>): void {
  const { t } = useApp()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event
      if (ctrlKey || metaKey || altKey || event.defaultPrevented || !singleKeysWork()) return
      if (target instanceof Element && target.closest(typing)) return
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('tbody[data-row]') ?? [])]
      const at = rows.findIndex((row) => row.contains(document.activeElement))
      const way = { j: 1, k: -1 }[key]
      if (way) {
        const next = at < 0 ? (way > 0 ? 0 : rows.length - 1) : at + way
        rows[next]?.querySelector<HTMLElement>('.row-link')?.focus()
        event.preventDefault()
      }
      const entry = rows[at]?.dataset.row
      if (key === 'c' && entry) void copy(Number(entry))
    }
    const copy = async (entry: number) => {
      await copyText(`${location.origin}${location.pathname}${searchAt(entry)}`)
      void showSuccess(t('audit.copied'))
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [list, t])
}
