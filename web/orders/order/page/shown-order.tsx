import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { intentionsOf } from '#web/frame/kept/intentions.ts'
import { useRealtime } from '#web/frame/realtime/use-realtime.ts'
import { ReplyContext, type ReplyTaker } from '#web/frame/router/use-action.ts'
import { useRevalidate } from '#web/frame/router/use-revalidate.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { DialogNoteContext } from '#web/kit/ui/dialog-note.ts'
import type { OrderView } from '../parts/order-facts.ts'
import { bringStateIntoView } from './state-in-view.ts'
import { useHeldOrder } from './use-held-order.tsx'

type Props = {
  /** The order from the page's data; null if there is none yet. */
  read: OrderView | null
  /** Whether changes of other orders matter to the page. */
  others?: boolean
  children: (order: OrderView | null) => ReactNode
}

/**
 * Shows the newest version of an order, from the page's data or an action's answer. News of a version that is already
 * shown reads nothing, so that each change is read only once.
 */
export function ShownOrder({ read, others = false, children }: Props) {
  const app = useApp()
  const revalidate = useRevalidate()
  const [replied, setReplied] = useState<OrderView | null>(null)
  const order = newest(read, replied)
  // Counts the steps that the reader took here.
  const [steps, setSteps] = useState(0)
  useEffect(() => (steps > 0 ? bringStateIntoView() : undefined), [steps])
  const now = useRef({ order, acting: 0, heard: 0 })
  useEffect(() => {
    now.current.order = order
  }, [order])

  const taker = useMemo(
    (): ReplyTaker => ({
      begin() {
        const state = now.current
        if (state.acting++ === 0) state.heard = 0
        return (reply) => {
          state.acting--
          const answered = orderIn(reply)
          if (answered === null || answered.order_id !== state.order?.order_id) return false
          if (isStep(state.order, answered)) setSteps((taken) => taken + 1)
          state.order = newest(state.order, answered)
          setReplied(state.order)
          return state.heard <= answered.version
        }
      },
    }),
    [],
  )

  // What waited here has arrived: the page shows it in the same step in which the queue no longer does.
  useEffect(
    () =>
      intentionsOf(app).onSent((_, reply) => {
        const answered = orderIn(reply)
        if (answered?.order_id === now.current.order?.order_id) setReplied(answered)
      }),
    [app],
  )

  const held = useHeldOrder(order, (shown) => setReplied((before) => newest(shown, before)))

  useRealtime('order_changed', ({ order_id, version }) => {
    const state = now.current
    const own = order_id === state.order?.order_id
    if (own ? version <= (state.order?.version ?? 0) : !others) return
    // News of an action often arrives before its answer, which includes the change.
    if (own && state.acting > 0) state.heard = Math.max(state.heard, version)
    else if (!own || !held.isNeeded()) void revalidate()
    else held.read()
  })
  useRealtime('connected', () => (held.isNeeded() ? held.read() : void revalidate()))

  return (
    <ReplyContext value={taker}>
      <DialogNoteContext value={held.note}>{children(order)}</DialogNoteContext>
    </ReplyContext>
  )
}

/** Whether the order does something else than before. */
function isStep(before: OrderView, after: OrderView): boolean {
  return (['status', 'paused', 'disputed'] as const).some((part) => before[part] !== after[part])
}

function newest(read: OrderView | null, replied: OrderView | null): OrderView | null {
  return replied && replied.order_id === read?.order_id && replied.version > read.version ? replied : read
}

function orderIn(reply: unknown): OrderView | null {
  const data = (reply as { data?: { order?: OrderView } } | undefined)?.data
  return data?.order ?? null
}
