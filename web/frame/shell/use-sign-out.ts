import { showError, showSuccess } from '#web/kit/ui/toasts.ts'
import { type App, useApp } from '../session/app-context.ts'
import { useMessageOf } from '../texts/message-of.ts'

const saidFor = 1000

/** Ends the session, deletes what the browser kept of the person, confirms it for a second, and goes to '/' (spec 4). */
export function useSignOut(): () => Promise<void> {
  const app = useApp()
  const { t, session } = app
  const messageOf = useMessageOf()
  return async () => {
    if (!(await maySignOut(app))) return
    try {
      await session?.logOut()
    } catch (error) {
      void showError(messageOf(error))
      return
    }
    await import('../kept/own-store.ts').then(({ forgetOwn }) => forgetOwn()).catch(console.warn)
    void showSuccess(t('shell.signedOut'))
    setTimeout(() => location.assign('/'), saidFor)
  }
}

/** Whether nothing would be lost, or the person accepts it. */
async function maySignOut(app: App): Promise<boolean> {
  if (!app.session) return true
  try {
    const { countUnsent } = await import('../kept/own-store.ts')
    const unsent = await countUnsent(app.session)
    if (unsent.messages + unsent.games === 0) return true
    const { askToLose } = await import('../kept/ask-to-lose.tsx')
    return await askToLose(app, unsent)
  } catch (error) {
    // The store can't be read, so nothing in it can be named.
    console.warn(error)
    return true
  }
}
