import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useRealtime } from '#web/frame/realtime/use-realtime.ts'
import { useSearchParams } from '#web/frame/router/page-state.ts'
import { useRevalidate } from '#web/frame/router/use-revalidate.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useOrderChanges } from '#web/orders/order/parts/use-order-changes.ts'
import { type Steady, useSteady } from '#web/parts/lists/use-steady.ts'
import { type BoardData, boardCall, type PlacedOrder, withChanged } from './board-filter.ts'

/** More changed orders than this are read with their whole page. */
const mostAsked = 3

/** The board as it is now: what changes is asked for by itself, and shown once no hand is on the rows. */
export function useBoard(loaded: BoardData): { data: BoardData; steady: Steady } {
  const { call } = useApp()
  const revalidate = useRevalidate()
  const [search] = useSearchParams()
  const [changed, setChanged] = useState<{ of: BoardData; orders: ReadonlyMap<string, PlacedOrder | null> }>()
  const orders = changed?.of === loaded ? changed.orders : none
  const data = useMemo(() => withChanged(loaded, orders), [loaded, orders])

  async function read(ids: ReadonlySet<string>): Promise<void> {
    if (ids.size > mostAsked || ids.has('')) return revalidate()
    const query = boardCall(search)
    const found = await Promise.all(
      [...ids].map(async (order_id) => {
        const reply = await call('listAvailableOrders', { query: { ...query, order_id } })
        return [order_id, reply.data.items[0] ?? null] as const
      }),
    ).catch(() => null)
    // Reading the page says what is wrong.
    if (!found) return revalidate()
    setChanged((before) => ({
      of: loaded,
      orders: new Map([...(before?.of === loaded ? before.orders : none), ...found]),
    }))
  }
  const steady = useSteady(loaded, read)
  useRealtime('new_boost_order', ({ order_id }) => steady.changed(order_id))
  useRealtime('order_taken', ({ order_id }) => steady.changed(order_id))
  useRealtime('order_back', ({ order_id }) => steady.changed(order_id))
  useOrderChanges(data.items, steady.changed)
  useNextRise(data, steady.changed)
  return { data, steady }
}

const none: ReadonlyMap<string, PlacedOrder | null> = new Map()

/** Reads the orders again whose share has just risen. */
function useNextRise({ items }: BoardData, changed: (id: string) => void) {
  const rises = items.flatMap(({ order_id, share }) =>
    share?.rises ? [{ order_id, at: Date.parse(share.rises.at) }] : [],
  )
  const next = rises.length > 0 ? Math.min(...rises.map(({ at }) => at)) : null
  const read = useEffectEvent((at: number) => {
    for (const rise of rises) if (rise.at <= at) changed(rise.order_id)
  })
  useEffect(() => {
    if (next === null) return
    const timer = setTimeout(() => read(next), Math.max(1_000, next - Date.now() + 1_000))
    return () => clearTimeout(timer)
  }, [next])
}
