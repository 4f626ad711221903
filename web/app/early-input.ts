export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The fields that somebody has changed since the page was drawn, which nobody has heard while it slept. */
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
