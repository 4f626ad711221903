/** Every key of the site: the handler obeys this table, and the dialog shows it. */
export type ShortcutName = 'help' | 'palette' | 'search' | 'home' | 'dashboard' | 'notifications' | 'close'

export type Shortcut = {
  does: ShortcutName
  /** Pressed one after the other. */
  keys: readonly string[]
  /** Another way. */
  or?: readonly string[]
  /** Handled with a second key held, or by the part itself: the palette, the notifications, the dialogs. */
  elsewhere?: true
  /** The keys are pressed together, not one after the other. */
  held?: true
}

/** It needs a second key to be held, so it can't be switched off. */
export const always = ['Ctrl', '/'] as const

export const shortcuts: readonly Shortcut[] = [
  { does: 'help', keys: ['?'], or: always },
  { does: 'palette', keys: ['Ctrl', 'K'], elsewhere: true, held: true },
  { does: 'search', keys: ['/'] },
  { does: 'home', keys: ['g', 'h'] },
  { does: 'dashboard', keys: ['g', 'd'] },
  { does: 'notifications', keys: ['F8'], elsewhere: true },
  { does: 'close', keys: ['Esc'], elsewhere: true },
]

/** The shortcut that the pressed keys complete, or whether they can still become one. */
export function shortcutOf(pressed: readonly string[]): { does: ShortcutName } | 'begun' | null {
  const own = shortcuts.filter(
    ({ keys, elsewhere }) => !elsewhere && pressed.every((key, at) => keys[at] === key),
  )
  const complete = own.find(({ keys }) => keys.length === pressed.length)
  if (complete) return { does: complete.does }
  return own.length > 0 ? 'begun' : null
}
