const storageKey = 'application-go-on'

/** Remembers, across the reload after signing in, that the visitor was about to send. */
export function rememberSending(): void {
  try {
    sessionStorage.setItem(storageKey, '1')
  } catch {
    // They press the button again.
  }
}

/** Whether they were; true once. */
export function wasSending(): boolean {
  try {
    const was = sessionStorage.getItem(storageKey) !== null
    sessionStorage.removeItem(storageKey)
    return was
  } catch {
    return false
  }
}
