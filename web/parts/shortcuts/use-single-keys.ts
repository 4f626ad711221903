import { useEffect, useEffectEvent } from 'react'
import { singleKeysWork } from './single-keys.ts'

/**
 * Single keys of a page, while `isOn`: they do nothing while somebody types, with a second key held, or where single keys are
 * switched off. `act` says whether the key meant something.
 */
export function useSingleKeys(isOn: boolean, act: (event: KeyboardEvent) => boolean): void {
  const latest = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
    if (isTyping(event.target) || !singleKeysWork()) return
    if (act(event)) event.preventDefault()
  })
  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => latest(event)
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn])
}

/** Where a key writes something, or chooses from a list. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest('input:not([type=checkbox], [type=radio]), textarea, select') !== null)
  )
}

export function isInDialog(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
}
