import { useEffect, useState } from 'react'

const everyMs = 30_000

/** The present, twice a minute; null until the browser says it, since a rendering has no present. */
export function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
