import type { KeyboardEvent } from 'react'

/**
 * Whether someone pressed Enter to send or choose, rather than to end a word that they compose, as in Chinese or
 * Japanese. Safari ends the composition before the key, and marks the key by its old code.
 */
export function isEnter({ key, keyCode, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !nativeEvent.isComposing && keyCode !== 229
}
