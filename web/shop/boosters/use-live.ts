import { useEffect, useEffectEvent, useState } from 'react'
import { whenIdle } from '#web/frame/router/idle.ts'

/**
 * What changes from minute to minute, read again when the page is idle: a kept page is for everyone, and can be older
 * than that. Undefined until then. `key` names what is read.
 */
export function useLive<Live>(key: string, read: () => Promise<Live>): Live | undefined {
  const [live, setLive] = useState<{ key: string; value: Live }>()
  // Without it, only what is live stays empty.
  const readNow = useEffectEvent(() => read().catch(() => undefined))
  useEffect(() => {
    let isShown = true
    whenIdle(async () => {
      const value = isShown ? await readNow() : undefined
      if (isShown && value !== undefined) setLive({ key, value })
    })
    return () => {
      isShown = false
    }
  }, [key])
  return live?.key === key ? live.value : undefined
}
