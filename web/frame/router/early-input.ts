export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
/** What someone typed into a field, and the field that takes it. */
export type EarlyInput = { typed: Field; field: Field }

/**
 * The fields of the page, each by its place: the first with this name, the second, … A browser's extension that puts
 * something into the page makes React draw it anew, and what was typed until then stands in the fields of before.
 */
export function fieldsByPlace(): Map<string, Field> {
  const places = new Map<string, Field>()
  for (const field of document.querySelectorAll<Field>('#root :is(input, select, textarea)')) {
    const kind = `${field.type} ${field.name || field.id}`
    let nth = 0
    while (places.has(`${kind} ${nth}`)) nth++
    places.set(`${kind} ${nth}`, field)
  }
  return places
}

/** What someone has entered before hydration, which no code has handled yet; `drawn` are the fields of before it. */
export function earlyInput(drawn = fieldsByPlace()): EarlyInput[] {
  const changed = [...drawn].filter(([, field]) => isChanged(field))
  if (changed.length === 0) return []
  const now = fieldsByPlace()
  return changed.flatMap(([place, typed]) => {
    const field = typed.isConnected ? typed : now.get(place)
    return field ? [{ typed, field }] : []
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
