import { useEffect, useState } from 'react'

const everyMs = 30_000

/** The current time, updated twice a minute; null until the browser sets it, since rendering on the server has none. */
export function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
