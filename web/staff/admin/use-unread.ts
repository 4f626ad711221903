import { useState } from 'react'
import { useRealtime } from '#web/frame/realtime/use-realtime.ts'
import type { StaffRow } from './staff-columns.tsx'

/** Staff's rows with the messages that have come since they were read; an answer of staff clears an order's count. */
export function useUnread(rows: readonly StaffRow[]): readonly StaffRow[] {
  const [since, setSince] = useState({ rows, counts: new Map<string, number>() })
  if (since.rows !== rows) setSince({ rows, counts: new Map() })
  useRealtime('order_chat', ({ order_id, from }) =>
    setSince((before) => {
      const row = before.rows.find((each) => each.order_id === order_id)
      if (!row) return before
      const count = before.counts.get(order_id) ?? row.unread
      return {
        rows: before.rows,
        counts: new Map(before.counts).set(order_id, from === 'staff' ? 0 : count + 1),
      }
    }),
  )
  return rows.map((row) => ({ ...row, unread: since.counts.get(row.order_id) ?? row.unread }))
}
