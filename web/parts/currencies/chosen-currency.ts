import { useSyncExternalStore } from 'react'
import { type DisplayRates, suggestedCurrency } from '#core/prices/display-currencies.ts'

/** In the storage, this stands for prices in EUR alone. */
const none = 'EUR'
const key = 'currency'
const listeners = new Set<() => void>()
/** What was chosen on this page, if the browser stores nothing. */
let chosen: string | null = null

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function remembered(): string | null {
  try {
    return localStorage.getItem(key) ?? chosen
  } catch {
    return chosen
  }
}

function choose(code: string | null): void {
  try {
    localStorage.setItem(key, code ?? none)
  } catch (error) {
    chosen = code ?? none
    console.warn('The currency could not be remembered', error)
  }
  for (const listener of listeners) listener()
}

/** The currency beside EUR: what this browser has chosen or, until then, that of its language's region; null for none. */
export function useCurrency(rates: DisplayRates['rates']): [string | null, (code: string | null) => void] {
  const stored = useSyncExternalStore(subscribe, remembered, () => none)
  const wanted = stored ?? suggestedCurrency(navigator.language)
  return [wanted !== null && wanted in rates ? wanted : null, choose]
}
