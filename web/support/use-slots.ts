import { useEffect, useState } from 'react'

/** Where the chat's button is put: the header of the page, and on pages of the dashboard also the rail. */
export type Slots = { header: Element | null; rail: Element | null }

const find = (): Slots => ({
  header: document.querySelector('[data-slot="support"]:not([data-rail])'),
  rail: document.querySelector('[data-slot="support"][data-rail]'),
})

/** The slots of the shown page; they change when a navigation replaces the frame. */
export function useSlots(): Slots {
  const [slots, setSlots] = useState<Slots>({ header: null, rail: null })
  useEffect(() => {
    const settle = () =>
      setSlots((shown) => {
        const found = find()
        return found.header === shown.header && found.rail === shown.rail ? shown : found
      })
    settle()
    const root = document.getElementById('root')
    const observer = new MutationObserver(settle)
    if (root) observer.observe(root, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])
  return slots
}
