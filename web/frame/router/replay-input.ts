import type { EarlyInput, Field } from './early-input.ts'

/** Presses each button once more, now that code handles it. */
export function replayTaps(taps: readonly HTMLButtonElement[]): void {
  for (const button of taps) {
    delete button.dataset.pending
    if (button.isConnected) button.click()
  }
}

/** Repeats each change, now that code handles it. */
export function replayInput(early: readonly EarlyInput[]): void {
  // Read first: handling one change resets the other fields to their known values.
  const changes = early.map(({ typed, field }) =>
    typed instanceof HTMLInputElement &&
    field instanceof HTMLInputElement &&
    /^(checkbox|radio)$/.test(typed.type)
      ? choice(field, typed.checked)
      : entry(field, typed.value),
  )
  for (const change of changes) change()
}

function choice(field: HTMLInputElement, checked: boolean): () => void {
  return () => {
    // Of the changed radio buttons, the deselected one follows the selected one.
    if (field.type === 'radio' && !checked) return
    field.checked = !checked
    field.click()
  }
}

function entry(field: Field, value: string): () => void {
  return () => {
    // React notices a value only if it differs from the one it last saw.
    if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    const name = field instanceof HTMLSelectElement ? 'change' : 'input'
    field.dispatchEvent(new Event(name, { bubbles: true }))
  }
}
