import { useEffect, useState } from 'react'

/** The reader's time zone, such as Europe/Berlin; null until the browser sets it. */
export function useTimeZone(): string | null {
  const [zone, setZone] = useState<string | null>(null)
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone), [])
  return zone
}
