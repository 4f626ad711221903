export type EarlyKeys = {
  /** Ends it and returns what was typed; the second time nothing. */
  take: () => string
}

/**
 * Keeps what somebody types from the moment they asked for a field until it has the focus, so that no letter is lost or
 * mistaken for a key of the page below. Escape ends it.
 */
export function keepEarlyKeys(onEscape: () => void): EarlyKeys {
  let typed = ''
  const hear = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape()
    else if (event.key === 'Backspace') typed = [...typed].slice(0, -1).join('')
    else if (writes(event)) typed += event.key
    // Enter has nothing to open yet.
    else if (event.key !== 'Enter') return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  window.addEventListener('keydown', hear, true)
  return {
    take() {
      window.removeEventListener('keydown', hear, true)
      const all = typed
      typed = ''
      return all
    },
  }
}

/** Whether a key writes a sign. Some keyboards write @ with Alt, which some systems report as Ctrl and Alt. */
function writes(event: KeyboardEvent): boolean {
  const held = event.ctrlKey || event.metaKey || event.altKey
  return [...event.key].length === 1 && (!held || event.getModifierState('AltGraph'))
}
