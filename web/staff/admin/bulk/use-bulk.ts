import { useEffect, useEffectEvent, useState } from 'react'
import type { Contract } from '#contract/contract.ts'
import { useRevalidate } from '#web/frame/router/use-revalidate.ts'
import { useApp } from '#web/frame/session/app-context.ts'

export type Chosen = Contract['beginBulk']['body']['chosen']
export type Run = Contract['getBulk']['reply']['data']['run']

const lookMs = 1_000

const isEnded = ({ state }: Run) => state === 'done' || state === 'stopped'

/** A run that this page has begun, read again each second until it has ended; leaving the page doesn't stop it. */
export function useRun() {
  const { call } = useApp()
  const revalidate = useRevalidate()
  const [run, setRun] = useState<Run | null>(null)
  const take = (next: Run) => {
    setRun(next)
    if (isEnded(next) && run?.state !== next.state) void revalidate()
  }
  const look = useEffectEvent(async () => {
    if (run) take((await call('getBulk', { params: { run_id: run.run_id } })).data.run)
  })
  // The server says for how long it can be undone.
  const goesOn = run !== null && (run.state === 'running' || run.undo_until !== null)
  useEffect(() => {
    if (!goesOn) return
    // A second that brings no answer is asked again by the next.
    const timer = setInterval(() => void look().catch(console.warn), lookMs)
    return () => clearInterval(timer)
  }, [goesOn])
  const stop = async () => {
    if (run) take((await call('stopBulk', { params: { run_id: run.run_id } })).data.run)
  }
  const undo = async () => {
    if (run) take((await call('undoBulk', { params: { run_id: run.run_id } })).data.run)
  }
  return { run, take, stop, undo, close: () => setRun(null) }
}
