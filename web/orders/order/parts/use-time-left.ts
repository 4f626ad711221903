import { useEffect, useState } from 'react'
import { useLostAt } from '#web/frame/pwa/use-lost-at.ts'

/** Milliseconds until an instant, by the second and the clock; null until the browser knows the time, and offline. */
export function useTimeLeft(until: string | null): number | null {
  const [left, setLeft] = useState<number | null>(null)
  useEffect(() => {
    if (until === null) return setLeft(null)
    const tick = () => setLeft(Math.max(0, Date.parse(until) - Date.now()))
    tick()
    const timer = setInterval(tick, 1_000)
    return () => clearInterval(timer)
  }, [until])
  return useLostAt() === null ? left : null
}
