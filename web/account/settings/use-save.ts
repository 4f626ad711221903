import { useState } from 'react'
import { realtime } from '#web/frame/realtime/realtime-events.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { say } from '#web/frame/texts/say.ts'
import { showSuccess } from '#web/kit/ui/toasts.ts'
import type { PartProps, Settings } from './settings.ts'

type Reply = { data: Partial<Settings> }

/**
 * Saves something of the page and shows the reply. The frame learns of it by `update_session`, like the person's other
 * pages; without a connection it reads who is signed in by itself.
 */
export function useSave(onChange: PartProps['onChange']) {
  const { t, session } = useApp()
  const [busy, setBusy] = useState(false)
  const save = async (work: () => Promise<Reply>, done?: string): Promise<boolean> => {
    setBusy(true)
    try {
      const { data } = await work()
      onChange(data)
      if (!realtime.state.connected) void session?.reload()
      if (done) void showSuccess(done)
      return true
    } catch (error) {
      void say(t, error)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, save }
}
