/** A request's parameters as Stripe's SDK writes them: `metadata[payment_id]=…`, `line_items[0][quantity]=…`. */
export type Form = { [key: string]: string | Form }

export function readForm(text: string): Form {
  const form: Form = {}
  for (const [name, value] of new URLSearchParams(text))
    put(form, name.split(/[[\]]+/).filter(Boolean), value)
  return form
}

function put(form: Form, [key, ...rest]: string[], value: string): void {
  if (key === undefined) return
  if (rest.length === 0) {
    form[key] = value
    return
  }
  const inner = form[key]
  const next = typeof inner === 'object' ? inner : {}
  form[key] = next
  put(next, rest, value)
}

/** The parameter at a path, or an empty text. */
export function textAt(form: Form, ...path: string[]): string {
  const value = path.reduce<Form | string | undefined>(
    (at, key) => (typeof at === 'object' ? at[key] : undefined),
    form,
  )
  return typeof value === 'string' ? value : ''
}

/** The object at a path as flat texts, as `metadata` is. */
export function textsAt(form: Form, key: string): Record<string, string> {
  const inner = form[key]
  const texts = typeof inner === 'object' ? Object.entries(inner) : []
  return Object.fromEntries(texts.filter((each): each is [string, string] => typeof each[1] === 'string'))
}
