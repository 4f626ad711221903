import { useState } from 'react'
import { isCallError } from '#web/frame/session/call.ts'
import { useMessageOf } from '#web/frame/texts/message-of.ts'

/** The one press of a link's page: busy while it runs; a link that ended meanwhile calls `onOver`. */
export function useLinkPress(onOver: () => void) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const messageOf = useMessageOf()
  const press = async (work: () => Promise<void>) => {
    setBusy(true)
    setError(null)
    try {
      await work()
    } catch (thrown) {
      if (isCallError(thrown) && thrown.code === 'link_not_valid') onOver()
      else setError(messageOf(thrown))
    } finally {
      setBusy(false)
    }
  }
  return { busy, error, press }
}
