import { useEffect, useEffectEvent } from 'react'
import { singleKeysWork } from './single-keys.ts'

/** The keys of single pages, by what they do: the handlers obey this table, and the list of shortcuts shows those of the page. */
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
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.shiftKey || !singleKeysWork() || belongsElsewhere(event)) return
    for (const [name, act] of Object.entries(acts) as [PageKey, Act][])
      if (event.key === pageKeys[name] && act(event) !== false) event.preventDefault()
  })
  const names = Object.keys(acts).join(' ')
  useEffect(() => {
    const own = names.split(' ').filter(Boolean) as PageKey[]
    for (const name of own) obeyed.set(name, (obeyed.get(name) ?? 0) + 1)
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => {
      for (const name of own) obeyed.set(name, (obeyed.get(name) ?? 1) - 1)
      document.removeEventListener('keydown', listen)
    }
  }, [names])
}

const fields =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role="dialog"], dialog'

/** A field or a dialog has the key, and a link or button that has the focus has Enter. */
function belongsElsewhere({ key, target }: KeyboardEvent): boolean {
  // The chat panel is a dialog, too, and stays open beside the page.
  if (document.querySelector('.dialog-backdrop')) return true
  if (!(target instanceof Element)) return false
  return target.closest(key === 'Enter' ? `${fields}, a, button` : fields) !== null
}
