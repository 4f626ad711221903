import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useApp } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import type { Steady } from './use-steady.ts'

/** As long as a hand that has begun to press can't stop any more. */
const movedMs = 500

type Props = { steady: Steady; children: ReactNode }

/**
 * The rows of a live list, each an element with `data-row`. Beside them it says how many changes wait, without moving them.
 * A row that has just come under the pointer takes no press for half a second, because it was meant for another one.
 */
export function SteadyRows({ steady, children }: Props) {
  const { t } = useApp()
  useHeldBack(steady.rows)
  return (
    <div
      ref={steady.rows}
      className="relative"
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

/** Keeps the pointer off each row that got another place on the page, for a moment; the keyboard presses what it is on. */
function useHeldBack(list: Steady['rows']): void {
  const places = useRef(new Map<string, number>())
  const timers = useRef(new Map<HTMLElement, ReturnType<typeof setTimeout>>())
  const look = () => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const before = places.current
    places.current = new Map(rows.map((row) => [row.dataset.row ?? '', placeOf(row)]))
    if (before.size === 0) return
    for (const row of rows) {
      const known = before.get(row.dataset.row ?? '')
      if (known === undefined || Math.abs(known - placeOf(row)) > 2) holdBack(row, timers.current)
    }
  }
  // What is above the list can move it, too.
  useEffect(() => {
    const observer = new ResizeObserver(look)
    observer.observe(document.body)
    return () => observer.disconnect()
  })
  useLayoutEffect(look)
}

const placeOf = (row: HTMLElement) => row.getBoundingClientRect().top + scrollY

function holdBack(row: HTMLElement, timers: Map<HTMLElement, ReturnType<typeof setTimeout>>): void {
  clearTimeout(timers.get(row))
  row.style.pointerEvents = 'none'
  const free = () => {
    row.style.pointerEvents = ''
    timers.delete(row)
  }
  timers.set(row, setTimeout(free, movedMs))
}
