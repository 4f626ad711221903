const storageKey = 'shortcuts'

/** Whether single keys work: whoever speaks to the computer can switch them off (WCAG 2.1.4). */
export function singleKeysWork(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off'
  } catch {
    return true
  }
}

export function letSingleKeysWork(on: boolean): void {
  try {
    if (on) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, 'off')
  } catch {
    // The browser blocks storage, so they stay on.
  }
}
