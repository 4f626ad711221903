import { useEffect, useState } from 'react'
import { useLostAt } from '../pwa/use-lost-at.ts'

const everyMs = 30_000

/**
 * The current time, updated twice a minute; null until the browser sets it, since rendering on the server has none.
 * Without a connection it is the time of what is shown, because nobody knows what has happened since.
 */
export function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [])
  return useLostAt() ?? now
}
