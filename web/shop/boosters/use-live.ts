import { useEffect, useEffectEvent, useState } from 'react'
import { whenIdle } from '#web/frame/router/idle.ts'

/**
 * What changes from minute to minute, read again when the page is idle: a kept page is for everyone, and can be older
 * than that. Undefined until then. `key` names what is read.
 */
export function useLive<Live>(key: string, read: () => Promise<Live>): Live | undefined {
  const [live, setLive] = useState<{ key: string; value: Live }>()
  const refresh = useEffectEvent(async (wanted: string) => {
    // Without it, only what is live stays empty.
    const value = await read().catch(() => undefined)
    if (value !== undefined) setLive({ key: wanted, value })
  })
  useEffect(() => {
    whenIdle(() => void refresh(key))
  }, [key])
  return live?.key === key ? live.value : undefined
}
