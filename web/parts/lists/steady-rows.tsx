import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useApp } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import type { Steady } from './use-steady.ts'

/** As long as a hand that has begun to press can't stop any more. */
const movedMs = 500

type Props = { steady: Steady; children: ReactNode }

/**
 * The rows of a live list, each an element with `data-row`. Beside them it says how many changes wait, without moving them.
 * A press on a row that came under the pointer within the last half second was meant for another one, and does nothing.
 */
export function SteadyRows({ steady, children }: Props) {
  const { t } = useApp()
  const movedAt = useMoves(steady.rows)
  const stopSlip = (event: MouseEvent) => {
    // The keyboard presses what it is on, wherever that has moved.
    if (event.detail === 0) return
    const row = (event.target as Element).closest<HTMLElement>('[data-row]')?.dataset.row
    if (row === undefined || performance.now() - movedAt(row) >= movedMs) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div
      ref={steady.rows}
      className="relative"
      onClickCapture={stopSlip}
      onPointerOver={steady.pointed}
      onPointerDown={steady.pointed}
      onPointerOut={steady.pointed}
    >
      <div role="status" className="pointer-events-none sticky top-3 z-3 flex h-0 justify-center">
        {steady.waiting > 0 && (
          <p className="type-small pointer-events-auto flex h-10 items-center gap-2 rounded-full border border-line bg-surface-3 px-4 whitespace-nowrap shadow-lifted">
            {t('lists.changes', { count: steady.waiting })}
            <Button variant="link" size="small" onClick={steady.show}>
              {t('lists.showChanges')}
            </Button>
          </p>
        )}
      </div>
      {children}
    </div>
  )
}

/** When each row last got another place on the page, in the time of `performance.now()`. */
function useMoves(list: Steady['rows']): (row: string) => number {
  const places = useRef(new Map<string, number>())
  const moves = useRef(new Map<string, number>())
  const look = () => {
    const now = performance.now()
    const before = places.current
    places.current = placesOf(list.current)
    for (const [row, place] of places.current) {
      const known = before.get(row)
      const moved = known === undefined ? before.size > 0 : Math.abs(known - place) > 2
      if (moved) moves.current.set(row, now)
    }
  }
  // What is above the list can move it, too.
  useEffect(() => {
    const observer = new ResizeObserver(look)
    observer.observe(document.body)
    return () => observer.disconnect()
  })
  useLayoutEffect(look)
  return (row) => moves.current.get(row) ?? Number.NEGATIVE_INFINITY
}

function placesOf(list: HTMLElement | null): Map<string, number> {
  const rows = list?.querySelectorAll<HTMLElement>('[data-row]') ?? []
  return new Map([...rows].map((row) => [row.dataset.row ?? '', row.getBoundingClientRect().top + scrollY]))
}
