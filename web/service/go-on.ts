const storageKey = 'order-go-on'

/** Remembers, on the way to a provider and back, that the visitor was about to order. */
export function rememberOrdering(): void {
  try {
    sessionStorage.setItem(storageKey, '1')
  } catch {
    // They press the button again.
  }
}

/** Whether they were; true once. */
export function wasOrdering(): boolean {
  try {
    const was = sessionStorage.getItem(storageKey) !== null
    sessionStorage.removeItem(storageKey)
    return was
  } catch {
    return false
  }
}
