import { type KeyboardEvent as KeyPress, type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react'

type MenuProps = {
  /** The content of the trigger. */
  trigger: ReactNode
  triggerClass?: string
  /** The trigger's name, if it is only an icon. */
  label?: string
  /** Opens towards the start, for triggers at the end of a line. */
  atEnd?: boolean
  panelClass?: string
  className?: string
  /** Called each time that it opens. */
  onOpen?: () => void
  /** Links and buttons; choosing one closes it. */
  children: ReactNode
}

/** Links and buttons behind a word: a native disclosure, which also works before the script has loaded. */
export function Menu({
  trigger,
  triggerClass,
  label,
  atEnd,
  panelClass = '',
  className = '',
  onOpen,
  children,
}: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const element = details.current
    const closeOutside = (event: Event) => {
      if (element?.open && !element.contains(event.target as Node)) element.open = false
    }
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element?.open) return
      element.open = false
      element.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('keydown', closeByKey)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('keydown', closeByKey)
    }
  }, [])
  const closeChosen = (event: SyntheticEvent) => {
    if (details.current && (event.target as Element).closest('a, button')) details.current.open = false
  }
  return (
    <details
      ref={details}
      className={`menu ${className}`}
      onKeyDown={moveByKey}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary className={triggerClass} aria-label={label}>
        {trigger}
      </summary>
      <div className={`menu-panel ${panelClass}`} data-end={atEnd || undefined} onClick={closeChosen}>
        {children}
      </div>
    </details>
  )
}

/** The arrow keys open it and move inside it; Tab still passes through and out. */
function moveByKey(event: KeyPress<HTMLDetailsElement>) {
  const menu = event.currentTarget
  const choices = [...menu.querySelectorAll<HTMLElement>('.menu-panel :is(a, button)')]
  const at = choices.indexOf(document.activeElement as HTMLElement)
  const to = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 }[event.key]
  if (to === undefined || (at < 0 && !event.key.startsWith('Arrow'))) return
  event.preventDefault()
  menu.open = true
  choices.at(to % choices.length)?.focus()
}
