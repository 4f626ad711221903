import { type ReactNode, useState } from 'react'
import { ExportButton } from '#web/parts/lists/export-button.tsx'
import { type Selection, useSelection } from '#web/parts/lists/use-selection.ts'
import { usePageKeys } from '#web/parts/shortcuts/page-keys.ts'
import type { StaffRow } from '../staff-columns.tsx'
import { BulkBar, WholeView } from './bulk-bar.tsx'
import type { Chosen } from './use-bulk.ts'

type Given = {
  rows: readonly StaffRow[]
  /** The row that the keys mean. */
  at: () => string | null
  fileName: string
  /** If all orders of the view can be chosen, not only those shown: how many, and which. It is another one once it was read again. */
  view?: { read: unknown; total: number; chosen: Chosen }
  /** In the bar's place while nothing is selected. */
  idle?: ReactNode
}

/** Which orders of a list of staff are selected, by box or by X, and what can be done with them. */
export function useBulkSelection({ rows, at, fileName, view, idle }: Given) {
  const selection = useSelection(rows.map(({ order_id }) => order_id))
  const [allOf, setAllOf] = useState<unknown>(null)
  usePageKeys({
    select: () => toggleAt(at(), selection, false),
    selectRange: () => toggleAt(at(), selection, true),
  })
  // A view that was read again can have other orders: then it is chosen again.
  const all = view !== undefined && allOf === view.read && selection.state === 'all'
  const clear = () => {
    setAllOf(null)
    selection.clear()
  }
  const picked = rows.filter(({ order_id }) => selection.has(order_id))
  const whole = view && selection.state === 'all' && view.total > rows.length && (
    <WholeView
      total={view.total}
      shownCount={rows.length}
      all={all}
      onAll={(next) => setAllOf(next ? view.read : null)}
      onClear={clear}
    />
  )
  const bar = (
    <BulkBar
      picked={picked}
      all={all ? { count: view.total, chosen: view.chosen } : null}
      onClear={clear}
      idle={idle}
      exported={
        <ExportButton
          fileName={fileName}
          write={async (form) => (await import('../export-orders.ts')).rowsAsCsv(picked, form)}
        />
      }
    />
  )
  return { selection, whole, bar }
}

/** X without a row is left to the browser. */
function toggleAt(row: string | null, selection: Selection, range: boolean) {
  if (!row) return false
  selection.toggle(row, range)
}
