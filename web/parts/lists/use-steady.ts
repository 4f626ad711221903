import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRevalidate } from '#web/frame/router/use-revalidate.ts'

/** A finger that has just left comes back to what it saw. */
const touchMs = 2_000
/** How often a list with changes looks whether it is still in use. */
const lookMs = 500

export type Steady = {
  /** The element around the rows. */
  rows: React.RefObject<HTMLDivElement | null>
  /** How many changes wait. */
  waiting: number
  /** Something of the list changed, such as one of its orders: it is read now, or once nobody uses the rows. */
  changed(of?: string): void
  /** Reads the list at once. */
  show(): void
  /** A pointer went over the rows, or left them. */
  pointed(event: { pointerType: string }): void
}

/**
 * Keeps the rows of a live list where they are while somebody is about to press one: a pointer is over them, the keyboard is
 * in them, a finger has just left, or a dialog is open. What changed meanwhile waits, and is read afterwards. `data` is what the
 * list shows; new data have everything that waited.
 */
export function useSteady(data: unknown): Steady {
  const revalidate = useRevalidate()
  const rows = useRef<HTMLDivElement>(null)
  const pointer = useRef({ type: '', at: 0 })
  const [waiting, setWaiting] = useState<{ data: unknown; changes: ReadonlySet<string> }>()
  const changes = waiting && waiting.data === data ? waiting.changes.size : 0
  const isInUse = useEffectEvent(() => {
    if (!rows.current) return false
    // After a tap, `:hover` stays where the finger was.
    const pointed = pointer.current.type !== 'touch' && rows.current.matches(':hover')
    // The chat panel is a dialog, too, and stays open beside the list.
    const asked = document.querySelector('.dialog-backdrop') !== null
    const touched = pointer.current.type === 'touch' && performance.now() - pointer.current.at < touchMs
    return pointed || asked || touched || rows.current.querySelector(':focus-visible') !== null
  })
  const show = () => void revalidate()

  useEffect(() => {
    if (changes === 0) return
    const timer = setInterval(() => {
      if (!isInUse()) void revalidate()
    }, lookMs)
    return () => clearInterval(timer)
  }, [changes, revalidate])

  return {
    rows,
    waiting: changes,
    changed(of = '') {
      if (!isInUse()) return show()
      setWaiting((before) => ({
        data,
        changes: new Set(before && before.data === data ? before.changes : []).add(of),
      }))
    },
    show,
    pointed: ({ pointerType: type }) => {
      pointer.current = { type, at: performance.now() }
    },
  }
}
