import { useEffect } from 'react'
import { useSingleKeys } from './use-single-keys.ts'

/**
 * The keys of single pages, by what they do: the handlers obey this table, and the list of shortcuts shows those of the page. A
 * capital letter is pressed with Shift.
 */
export const pageKeys = {
  next: 'j',
  previous: 'k',
  open: 'Enter',
  verify: 'v',
  reject: 'r',
  assign: 'a',
  undo: 'z',
  close: 'Escape',
  copyLink: 'c',
  reply: 'r',
  closeTalk: 'e',
  select: 'x',
  selectRange: 'X',
  won: 'w',
  lost: 'l',
  pick1: '1',
  pick2: '2',
  pick3: '3',
  record: 'Enter',
  note: 'n',
} as const
export type PageKey = keyof typeof pageKeys

/** What a key does; false leaves it to the browser. */
type Act = (event: KeyboardEvent) => unknown
export type KeyActs = Partial<Record<PageKey, Act>>

/** How many parts of the page obey each key. */
const obeyed = new Map<PageKey, number>()

/** The keys that the page obeys, in the order of the table. */
export function keysOfPage(): PageKey[] {
  return (Object.keys(pageKeys) as PageKey[]).filter((name) => (obeyed.get(name) ?? 0) > 0)
}

/** Obeys keys while the component is shown, but not while someone types, in a dialog, with another key held, or switched off. */
export function usePageKeys(acts: KeyActs): void {
  useSingleKeys(true, (event) => {
    if (belongsElsewhere(event)) return false
    const meant = (Object.entries(acts) as [PageKey, Act][]).filter(([name]) =>
      isPressed(pageKeys[name], event),
    )
    return meant.map(([, act]) => act(event) !== false).includes(true)
  })
  const names = Object.keys(acts).join(' ')
  useEffect(() => {
    const own = names.split(' ').filter(Boolean) as PageKey[]
    for (const name of own) obeyed.set(name, (obeyed.get(name) ?? 0) + 1)
    return () => {
      for (const name of own) obeyed.set(name, (obeyed.get(name) ?? 1) - 1)
    }
  }, [names])
}

/** Whether a key is held with Shift. */
export function isShifted(key: string): boolean {
  return key.length === 1 && key !== key.toLowerCase()
}

/** Caps Lock changes the letter, but not what is meant. */
function isPressed(key: string, event: KeyboardEvent): boolean {
  return isShifted(key) === event.shiftKey && key.toLowerCase() === event.key.toLowerCase()
}

/** A field or a dialog has the key, and a link or button that has the focus has Enter. */
function belongsElsewhere({ key, target }: KeyboardEvent): boolean {
  // The chat panel is a dialog, too, and stays open beside the page.
  if (document.querySelector('.dialog-backdrop')) return true
  const others = '[contenteditable], [role="dialog"], dialog'
  return (
    target instanceof Element && target.closest(key === 'Enter' ? `${others}, a, button` : others) !== null
  )
}
