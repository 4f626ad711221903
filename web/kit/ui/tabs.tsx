import { type ReactNode, useEffect, useRef } from 'react'

/**
 * Links to sibling pages, with the current one marked `aria-current="page"` and underlined in the game's hue
 * (`data-game` on the page); in narrow space they scroll sideways.
 */
export function Tabs({ label, children }: { label: string; children: ReactNode }) {
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    const nav = row.current
    const current = nav?.querySelector('[aria-current]')?.getBoundingClientRect()
    const { left = 0, right = 0 } = nav?.getBoundingClientRect() ?? {}
    if (nav && current && (current.left < left || current.right > right))
      nav.scrollLeft += (current.left + current.right - left - right) / 2
  }, [])
  return (
    <nav className="tabs" aria-label={label} ref={row}>
      {children}
    </nav>
  )
}
