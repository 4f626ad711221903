import { useEffect, useEffectEvent, useState } from 'react'
import type { Contract } from '#contract/contract.ts'
import { useRealtime } from '#web/frame/realtime/use-realtime.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { say } from '#web/frame/texts/say.ts'
import type { Decided } from './decision-mark.tsx'
import type { OrderView } from './order-facts.ts'

type Notices = Contract['getOrderNotices']['reply']['data']

/** What staff should know of an order, read with each of its versions; what colleagues decide meanwhile is heard. */
export function useOrderNotices({ order_id, version }: OrderView) {
  const { t, call } = useApp()
  const [notices, setNotices] = useState<Notices | null>(null)
  const [decided, setDecided] = useState<Decided | null>(null)
  const params = { order_id }
  const read = useEffectEvent(async () => {
    try {
      const { data } = await call('getOrderNotices', { params })
      setNotices(data)
      setDecided(data.decision && { ...data.decision, done: false })
    } catch (error) {
      // The page itself is there; what was read before stays.
      console.warn(error)
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each version of the order is read once
  useEffect(() => void read(), [order_id, version])
  useRealtime('order_notices', (told) => {
    if (told.order_id === null || told.order_id === order_id) void read()
  })
  useRealtime('connected', () => void read())
  useRealtime('order_decision', ({ order_id: of, became, ...decision }) => {
    if (of !== order_id) return
    setDecided(became === null ? { ...decision, done: false } : null)
  })
  const undo = async () => {
    try {
      await call('undoDecision', { params })
      setDecided(null)
    } catch (error) {
      void say(t, error)
      void read()
    }
  }
  return { notices, decided, undo: () => void undo() }
}
