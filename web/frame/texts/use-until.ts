import { useEffect, useState } from 'react'

/** Whether an instant (ISO 8601) is still ahead; false if there is none, and on the server. */
export function useUntil(at: string | null): boolean {
  const [ahead, setAhead] = useState(false)
  useEffect(() => {
    const left = at === null ? 0 : Date.parse(at) - Date.now()
    setAhead(left > 0)
    if (left <= 0) return
    const timer = setTimeout(() => setAhead(false), left)
    return () => clearTimeout(timer)
  }, [at])
  return ahead
}
