import { useApp } from './app-context.ts'
import { showSuccess } from './toasts.ts'

const saidFor = 1000

/** Ends the session, says so for a second, and goes on at '/' (spec 4), whatever the server says. */
export function useSignOut(): () => Promise<void> {
  const { t, session } = useApp()
  return async () => {
    try {
      await session?.logOut()
    } finally {
      void showSuccess(t('shell.signedOut'))
      setTimeout(() => location.assign('/'), saidFor)
    }
  }
}
