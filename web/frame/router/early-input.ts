export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The fields that someone has changed before hydration, which no code has handled yet. */
export function earlyInput(): Field[] {
  return [...document.querySelectorAll<Field>('#root :is(input, select, textarea)')].filter((field) => {
    if ('options' in field) {
      const drawn = [...field.options].findIndex(({ defaultSelected }) => defaultSelected)
      return field.selectedIndex !== Math.max(0, drawn)
    }
    return 'checked' in field && isChoice(field)
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue
  })
}

const isChoice = ({ type }: Field) => type === 'checkbox' || type === 'radio'

/**
 * The buttons that were pressed before React listens (web/frame/shell/start-script.ts); from now on React handles them
 * itself.
 */
export function takeEarlyTaps(): HTMLButtonElement[] {
  const place: { taps?: HTMLButtonElement[] | null } = document as object
  const taps = place.taps ?? []
  place.taps = null
  return taps
}
