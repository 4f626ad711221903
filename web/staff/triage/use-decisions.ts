import { useState } from 'react'
import type { StaffDecision } from '#core/orders/staff-decisions.ts'
import { useRealtime } from '#web/frame/realtime/use-realtime.ts'
import { useApp, usePerson } from '#web/frame/session/app-context.ts'
import type { Said } from '#web/frame/shell/said-reason.ts'
import { useMessageOf } from '#web/frame/texts/message-of.ts'
import { showError } from '#web/kit/ui/toasts.ts'
import type { Decided } from '#web/orders/order/parts/decision-mark.tsx'
import type { TriageData, TriageRow } from './triage-list.ts'

type Heard = ReadonlyMap<string, Decided | null>
const nothing: Heard = new Map()

export type Decisions = {
  /** What was decided about a row; null if nothing was. */
  of(row: Pick<TriageRow, 'order_id' | 'decision'>): Decided | null
  isOwn(decided: Decided): boolean
  /** Returns whether the order was the reader's to decide. */
  decide(
    order: { order_id: string; version: number },
    action: StaffDecision,
    said: Said<'reject'>,
  ): Promise<boolean>
  undo(orderId: string): Promise<void>
}

/** What staff decided a moment ago, here or elsewhere: the rows say it before anything has happened to the orders. */
export function useDecisions(data: TriageData, changed: (orderId?: string) => void): Decisions {
  const { t, call } = useApp()
  const messageOf = useMessageOf()
  const ownId = usePerson()?.id
  const [heard, setHeard] = useState({ data, map: nothing })
  const map = heard.data === data ? heard.map : nothing
  const hear = (orderId: string, decided: Decided | null) =>
    setHeard((before) => ({
      data,
      map: new Map(before.data === data ? before.map : nothing).set(orderId, decided),
    }))
  useRealtime('order_decision', ({ order_id, became, ...decision }) => {
    const stays = became === null || became === 'carried_out'
    hear(order_id, stays ? { ...decision, done: became !== null } : null)
    if (became === 'refused') changed(order_id)
  })
  return {
    of: ({ order_id, decision }) => {
      const live = map.get(order_id)
      return live !== undefined ? live : decision && { ...decision, done: false }
    },
    isOwn: ({ by }) => by.user_id === ownId,
    async decide({ order_id, version }, action, said) {
      try {
        const body = { action, version, ...said }
        const { data: reply } = await call('decideResult', { params: { order_id }, body })
        const { decision } = reply
        hear(order_id, { ...decision, done: false })
        if (decision.by.user_id === ownId && decision.action === action) return true
        void showError(t('triage.decidedBy', { name: decision.by.username }))
      } catch (error) {
        void showError(messageOf(error))
        changed(order_id)
      }
      return false
    },
    async undo(order_id) {
      try {
        await call('undoDecision', { params: { order_id } })
        hear(order_id, null)
      } catch (error) {
        void showError(messageOf(error))
        changed(order_id)
      }
    },
  }
}
