import type { Field } from './early-input.ts'

/** Presses each button once more, now that somebody hears it. */
export function replayTaps(taps: readonly HTMLButtonElement[]): void {
  for (const button of taps) {
    delete button.dataset.pending
    if (button.isConnected) button.click()
  }
}

/** Makes each change once more, now that somebody hears it. */
export function replayInput(fields: readonly Field[]): void {
  // Read first: the answer to one change sets the other fields back to what is known of them.
  const changes = fields.map((field) =>
    field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type) ? choice(field) : entry(field),
  )
  for (const change of changes) change()
}

function choice(field: HTMLInputElement): () => void {
  const { checked, type } = field
  return () => {
    // Of the radios that have changed, the one that was left follows the one that was chosen.
    if (type === 'radio' && !checked) return
    field.checked = !checked
    field.click()
  }
}

function entry(field: Field): () => void {
  const { value } = field
  return () => {
    // React hears of a value only when it is another than the one that it has seen set.
    if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    const name = field instanceof HTMLSelectElement ? 'change' : 'input'
    field.dispatchEvent(new Event(name, { bubbles: true }))
  }
}
