import { showError, showSuccess } from '#web/kit/ui/toasts.ts'
import { useApp } from '../session/app-context.ts'
import { useMessageOf } from '../texts/message-of.ts'

const saidFor = 1000

/** Ends the session, confirms it for a second, and goes to '/' (spec 4). */
export function useSignOut(): () => Promise<void> {
  const { t, session } = useApp()
  const messageOf = useMessageOf()
  return async () => {
    try {
      await session?.logOut()
    } catch (error) {
      void showError(messageOf(error))
      return
    }
    void showSuccess(t('shell.signedOut'))
    setTimeout(() => location.assign('/'), saidFor)
  }
}
