const storageKey = 'support-sounds'

/** Whether new talks with support make a sound in this browser: staff sit beside the inbox all day. */
export function supportSounds(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'on'
  } catch {
    return false
  }
}

export function keepSupportSounds(on: boolean): void {
  try {
    if (on) localStorage.setItem(storageKey, 'on')
    else localStorage.removeItem(storageKey)
  } catch {
    // Without storage it stays silent after a reload.
  }
}
