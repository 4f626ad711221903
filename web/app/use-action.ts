import { useCallback, useState } from 'react'
import { useMessageOf } from './message-of.ts'
import { showError, showSuccess } from './toasts.ts'
import { useRevalidate } from './use-revalidate.ts'

/**
 * Something a person does: busy while it runs, a toast with the words of a refusal, and the page's data read
 * again either way, since a refusal mostly means that the page was out of date.
 */
export function useAction(): {
  busy: boolean
  run: (work: () => Promise<unknown>, done?: string) => Promise<boolean>
} {
  const [busy, setBusy] = useState(false)
  const messageOf = useMessageOf()
  const revalidate = useRevalidate()
  const run = useCallback(
    async (work: () => Promise<unknown>, done?: string) => {
      setBusy(true)
      try {
        await work()
        if (done) void showSuccess(done)
        return true
      } catch (error) {
        void showError(messageOf(error))
        return false
      } finally {
        await revalidate()
        setBusy(false)
      }
    },
    [messageOf, revalidate],
  )
  return { busy, run }
}
