/** What a visitor was about to do when they had to sign in. */
type Intent = 'order' | 'application'

const storageKey = (intent: Intent) => `${intent}-go-on`

/** Remembers it across the reload after signing in, and on the way to a provider and back. */
export function rememberIntent(intent: Intent): void {
  try {
    sessionStorage.setItem(storageKey(intent), '1')
  } catch {
    // They press the button again.
  }
}

/** Whether they were about to; true once. */
export function takeIntent(intent: Intent): boolean {
  try {
    const was = sessionStorage.getItem(storageKey(intent)) !== null
    sessionStorage.removeItem(storageKey(intent))
    return was
  } catch {
    return false
  }
}
