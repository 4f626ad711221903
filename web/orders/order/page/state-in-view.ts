/** The line below an order's title, which says what it is doing. */
export const stateLineId = 'order-state-line'

/**
 * Shows the new state after a step that the reader took: the page's head comes into view, and the line gets the focus, so
 * that a screen reader says it. It waits until the step's dialog has closed and returned its focus. Returns how to stop.
 */
export function bringStateIntoView(): () => void {
  let frame = requestAnimationFrame(wait)
  function wait() {
    frame = requestAnimationFrame(document.querySelector('.dialog, .dialog-backdrop') ? wait : show)
  }
  return () => cancelAnimationFrame(frame)
}

function show(): void {
  const line = document.getElementById(stateLineId)
  if (!line) return
  line.focus({ preventScroll: true })
  const { top, bottom } = line.getBoundingClientRect()
  if (top < 0 || bottom > innerHeight) line.closest('header')?.scrollIntoView({ block: 'start' })
}
