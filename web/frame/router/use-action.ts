import { createContext, useCallback, useContext, useState } from 'react'
import { waitsForColleague } from '#core/money/waits-for-colleague.ts'
import { showError, showSuccess } from '#web/kit/ui/toasts.ts'
import { useTranslate } from '../session/app-context.ts'
import { useMessageOf } from '../texts/message-of.ts'
import { useRevalidate } from './use-revalidate.ts'

/** How a page shows what an action returned, so that it needn't ask again. */
export type ReplyTaker = {
  /**
   * An action begins; the returned function ends it, and says whether the page now shows everything that it knows of.
   */
  begin: () => (reply: unknown) => boolean
}

export const ReplyContext = createContext<ReplyTaker | null>(null)

/**
 * An action of a person: busy while it runs, with a toast for a refusal. The page shows the reply next; if the page
 * takes no replies, or the action was refused, its data is read again.
 */
export function useAction(): {
  busy: boolean
  run: (work: () => Promise<unknown>, done?: string) => Promise<boolean>
} {
  const [busy, setBusy] = useState(false)
  const t = useTranslate()
  const messageOf = useMessageOf()
  const revalidate = useRevalidate()
  const taker = useContext(ReplyContext)
  const run = useCallback(
    async (work: () => Promise<unknown>, done?: string) => {
      setBusy(true)
      const end = taker?.begin()
      let reply: unknown
      try {
        reply = await work()
        if (done) void showSuccess(waits(reply) ? t('shell.waitsForColleague') : done)
        return true
      } catch (error) {
        // What a person stopped needs no word.
        if (!isStopped(error)) void showError(messageOf(error))
        return false
      } finally {
        if (!end?.(reply)) await revalidate()
        setBusy(false)
      }
    },
    [t, messageOf, revalidate, taker],
  )
  return { busy, run }
}

/** Whether nothing has happened yet, because a colleague has to approve it. */
function waits(reply: unknown): boolean {
  return (reply as { message?: unknown } | undefined)?.message === waitsForColleague
}

function isStopped(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
