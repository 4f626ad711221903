import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useRealtime } from '#web/frame/realtime/use-realtime.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import type { OrderView } from '#web/orders/order/parts/order-facts.ts'

type Read = { id: string; order: OrderView | null; error: unknown }

/** The order of the open sheet as it is now; it is read again when it changes, and the next one is read ahead. */
export function useSheetOrder(
  openId: string | null,
  nextId: string | null,
): { order: OrderView | null; error: unknown; again: () => void } {
  const { call } = useApp()
  const [reads, setReads] = useState<ReadonlyMap<string, Read>>(new Map())
  const read = useCallback(
    async (id: string) => {
      const keep = (found: Omit<Read, 'id'>) =>
        setReads((before) => {
          const known = before.get(id)?.order
          const isOlder = known && found.order && found.order.version < known.version
          return isOlder ? before : new Map(before).set(id, { id, ...found })
        })
      try {
        const { data } = await call('getOrder', { params: { order_id: id } })
        keep({ order: data.order, error: null })
      } catch (error) {
        keep({ order: null, error })
      }
    },
    [call],
  )
  const begin = useEffectEvent((id: string) => {
    if (!reads.has(id)) void read(id)
  })
  useEffect(() => {
    if (openId) begin(openId)
  }, [openId])
  const known = openId === null ? undefined : reads.get(openId)
  const isThere = known !== undefined
  useEffect(() => {
    if (isThere && nextId) begin(nextId)
  }, [isThere, nextId])
  useRealtime('order_changed', ({ order_id, version }) => {
    const shown = reads.get(order_id)
    if (shown && (shown.order?.version ?? 0) < version) void read(order_id)
  })
  useRealtime('connected', () => {
    for (const id of reads.keys()) if (id === openId) void read(id)
  })
  return {
    order: known?.order ?? null,
    error: known?.error ?? null,
    again: () => openId !== null && void read(openId),
  }
}
