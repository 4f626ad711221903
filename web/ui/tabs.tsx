import type { ReactNode } from 'react'

/**
 * Links to sibling pages, the present one marked `aria-current="page"` and underlined in the game's hue
 * (`data-game` on the page); they scroll sideways where there is little room.
 */
export function Tabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className="tabs" aria-label={label}>
      {children}
    </nav>
  )
}
