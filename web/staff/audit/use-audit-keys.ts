import type { RefObject } from 'react'
import { useApp } from '#web/frame/session/app-context.ts'
import { copyText } from '#web/kit/ui/copy-text.ts'
import { showSuccess } from '#web/kit/ui/toasts.ts'
import { useRowKeys } from '#web/parts/lists/use-row-keys.ts'
import { usePageKeys } from '#web/parts/shortcuts/page-keys.ts'
import { searchAt } from './audit-list.ts'

/** J and K go from row to row, Enter opens one as any button, and C copies its link. */
export function useAuditKeys(list: RefObject<HTMLElement | null>): void {
  const { t } = useApp()
  const focused = useRowKeys(list)
  const copy = async (entry: number) => {
    await copyText(`${location.origin}${location.pathname}${searchAt(entry)}`)
    void showSuccess(t('audit.copied'))
  }
  usePageKeys({
    copyLink: () => {
      const entry = focused()
      if (!entry) return false
      void copy(Number(entry))
    },
  })
}
