import { useSyncExternalStore } from 'react'
import type { ThemeChoice } from '#core/base/theme.ts'

export { themes } from '#core/base/theme.ts'
export type Theme = ThemeChoice

const key = 'theme'
const listeners = new Set<() => void>()

/** Calls the listener when a theme is chosen, here or in another tab. */
export function subscribeTheme(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The theme of this browser. */
export function chosenTheme(): Theme {
  const theme = document.documentElement.dataset.theme
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

/** Shows a theme and remembers it in this browser. */
export function chooseTheme(theme: Theme) {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
  remember(theme)
  for (const listener of listeners) listener()
}

function remember(theme: Theme) {
  try {
    if (theme === 'system') localStorage.removeItem(key)
    else localStorage.setItem(key, theme)
  } catch (error) {
    // The browser blocks storage, so the choice lasts until the page closes.
    console.warn('The theme could not be remembered', error)
  }
}

/** The chosen theme and how to choose another; `system` on the server. */
export function useTheme(): [theme: Theme, choose: (theme: Theme) => void] {
  return [useSyncExternalStore(subscribeTheme, chosenTheme, () => 'system' as const), chooseTheme]
}
