import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRevalidate } from '#web/frame/router/use-revalidate.ts'

const none: ReadonlySet<string> = new Set()

/** A finger that has just left comes back to what it saw. */
const touchMs = 2_000
/** How often a list with changes looks whether it is still in use. */
const lookMs = 500

export type Steady = {
  /** The element around the rows. */
  rows: React.RefObject<HTMLDivElement | null>
  /** How many changes wait for the hand to leave. */
  waiting: number
  /** Something of the list changed, such as one of its orders: it is read now, or once nobody uses the rows. */
  changed(of?: string): void
  /** Reads the list at once. */
  show(): void
  /** A pointer went over the rows, or left them. */
  pointed(event: { pointerType: string }): void
}

/** What has changed since the list was read. */
type Waiting = { data: unknown; changes: ReadonlySet<string> }

/**
 * Keeps the rows of a live list where they are while somebody is about to press one: a pointer is over them, the keyboard is
 * in them, a finger has just left, or a dialog is open. What changed meanwhile waits, and is read afterwards; so does what changes
 * during a reading. `data` is what the page loaded; new data have everything that waited. `read` reads what changed, by
 * default the whole page.
 */
export function useSteady(data: unknown, read?: (changes: ReadonlySet<string>) => Promise<void>): Steady {
  const revalidate = useRevalidate()
  /** What changes during a reading; null while none goes on. */
  const reading = useRef<Set<string> | null>(null)
  const rows = useRef<HTMLDivElement>(null)
  const pointer = useRef({ type: '', at: 0 })
  const [waiting, setWaiting] = useState<Waiting>()
  const isInUse = useEffectEvent(() => {
    if (!rows.current) return false
    // After a tap, `:hover` stays where the finger was.
    const pointed = pointer.current.type !== 'touch' && rows.current.matches(':hover')
    // The chat panel is a dialog, too, and stays open beside the list.
    const asked = document.querySelector('.dialog-backdrop') !== null
    const touched = pointer.current.type === 'touch' && performance.now() - pointer.current.at < touchMs
    return pointed || asked || touched || rows.current.querySelector(':focus-visible') !== null
  })
  const changes = waiting && waiting.data === data ? waiting.changes : none
  const take = useEffectEvent((found: ReadonlySet<string>) => {
    if (!isInUse()) void show(found)
    else
      setWaiting((before) => ({
        data,
        changes: new Set([...(before && before.data === data ? before.changes : none), ...found]),
      }))
  })
  const show = async (found: ReadonlySet<string>) => {
    reading.current = new Set()
    setWaiting(undefined)
    try {
      await (read ? read(found) : revalidate())
    } finally {
      const meanwhile = reading.current
      reading.current = null
      if (meanwhile.size > 0) take(meanwhile)
    }
  }
  const look = useEffectEvent(() => {
    if (!isInUse()) void show(changes)
  })

  useEffect(() => {
    if (changes.size === 0) return
    const timer = setInterval(() => look(), lookMs)
    return () => clearInterval(timer)
  }, [changes.size])

  return {
    rows,
    waiting: changes.size,
    changed(of = '') {
      if (reading.current) reading.current.add(of)
      else take(new Set([of]))
    },
    show: () => void show(changes),
    pointed: ({ pointerType: type }) => {
      pointer.current = { type, at: performance.now() }
    },
  }
}
