const storageKey = 'password-saved-by'

/** Remembers which link has saved a password while its second step waits: after a reload, the link no longer says so. */
export function rememberSaved(token: string): void {
  try {
    sessionStorage.setItem(storageKey, token)
  } catch {
    // A reload shows the used link; the new password works all the same.
  }
}

/** Whether a link has saved a password in this tab. */
export function wasSavedBy(token: string): boolean {
  try {
    return sessionStorage.getItem(storageKey) === token
  } catch {
    return false
  }
}

/** The second step is over. */
export function forgetSaved(): void {
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // Nothing was remembered.
  }
}
