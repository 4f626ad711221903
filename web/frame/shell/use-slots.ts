import { useEffect, useState } from 'react'
import type { HeaderSlot } from './header-slots.tsx'

/** Where a part's button is put: the header of the page, and on pages of the dashboard also the rail. */
export type Slots = { header: Element | null; rail: Element | null }

const find = (slot: HeaderSlot): Slots => ({
  header: document.querySelector(`[data-slot="${slot}"]:not([data-rail])`),
  rail: document.querySelector(`[data-slot="${slot}"][data-rail]`),
})

/** The slots of the shown page; they change when a navigation replaces the frame. */
export function useSlots(slot: HeaderSlot): Slots {
  const [slots, setSlots] = useState<Slots>({ header: null, rail: null })
  useEffect(() => {
    const settle = () =>
      setSlots((shown) => {
        const found = find(slot)
        return found.header === shown.header && found.rail === shown.rail ? shown : found
      })
    settle()
    const root = document.getElementById('root')
    const observer = new MutationObserver(settle)
    if (root) observer.observe(root, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [slot])
  return slots
}
