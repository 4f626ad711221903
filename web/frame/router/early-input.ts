export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
/** What someone typed into a field, and the field that takes it. */
export type EarlyInput = { typed: Field; field: Field }

/** The fields of the page, in their order. */
export const fieldsOfPage = () => [...document.querySelectorAll<Field>('#root :is(input, select, textarea)')]

/**
 * What someone has entered before hydration, which no code has handled yet; `drawn` are the fields of before it. A
 * browser's extension that puts something into the page makes React draw it anew: the new fields take what was typed
 * into those at the same places.
 */
export function earlyInput(drawn = fieldsOfPage()): EarlyInput[] {
  return drawn.flatMap((typed, place) => {
    if (!isChanged(typed)) return []
    const field = typed.isConnected ? typed : fieldsOfPage()[place]
    return field?.name === typed.name ? [{ typed, field }] : []
  })
}

function isChanged(field: Field): boolean {
  if ('options' in field) {
    const drawn = [...field.options].findIndex(({ defaultSelected }) => defaultSelected)
    return field.selectedIndex !== Math.max(0, drawn)
  }
  return 'checked' in field && isChoice(field)
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue
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
