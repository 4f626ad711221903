import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useApp } from '#web/frame/session/app-context.ts'
import { useOwnTexts } from '#web/frame/texts/use-own-texts.ts'
import { Notice } from '#web/kit/ui/notice.tsx'
import type { OrderView } from '../parts/order-facts.ts'

/** How often the page looks whether the dialog is still open, as lists do. */
const lookMs = 500

/** The deeds that have a sentence of their own; any other is a change. */
const said = ['complete', 'reject', 'assign', 'cancel', 'drop'] as const

type Held = {
  /** Whether what is read now waits: staff have a dialog of the page open, which must not vanish under their hand. */
  isNeeded: () => boolean
  /** Reads the order; what a dialog could be about is shown once it is closed. */
  read: () => void
  /** What a dialog says meanwhile. */
  note: ReactNode
}

/** Keeps the order as it was while staff have a dialog open and somebody else took a step. */
export function useHeldOrder(order: OrderView | null, show: (order: OrderView) => void): Held {
  const { call } = useApp()
  const [held, setHeld] = useState<OrderView | null>(null)
  const isNeeded = () => order?.viewer === 'staff' && isDialogOpen()
  const read = async (order_id: string) => {
    try {
      const { data } = await call('getOrder', { params: { order_id } })
      if (order && isDialogOpen() && isOther(order, data.order)) setHeld(data.order)
      else show(data.order)
    } catch (error) {
      // The server refuses what no longer fits.
      console.warn(error)
    }
  }
  const look = useEffectEvent(() => {
    if (!held || isDialogOpen()) return
    setHeld(null)
    show(held)
  })
  useEffect(() => {
    if (!held) return
    const timer = setInterval(() => look(), lookMs)
    return () => clearInterval(timer)
  }, [held])
  return {
    isNeeded,
    read: () => order && void read(order.order_id),
    note: order && held ? <Meanwhile order={held} /> : null,
  }
}

/** Who did what meanwhile, in a dialog that can no longer do it. */
function Meanwhile({ order: { events } }: { order: OrderView }) {
  const t = useOwnTexts(['triage'])
  const last = events.at(-1)
  if (!t) return null
  const deed = said.find((each) => last?.actor === 'admin' && each === last.action) ?? 'other'
  const name = last?.actor_name
  return (
    <Notice
      tone="warning"
      title={name ? t(`triage.meanwhile.${deed}`, { name }) : t('triage.meanwhile.unnamed')}
    >
      {t('triage.meanwhileText')}
    </Notice>
  )
}

// The chat panel is a dialog, too, and stays open beside the page.
const isDialogOpen = () => document.querySelector('.dialog-backdrop') !== null

/** Whether the order does something else than before, or offers its reader something else. */
function isOther(before: OrderView, after: OrderView): boolean {
  const parts = ['status', 'paused', 'disputed', 'actions'] as const
  return parts.some((part) => JSON.stringify(before[part]) !== JSON.stringify(after[part]))
}
