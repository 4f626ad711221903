/** Fields that someone has typed into and that still hold it. */
const typed = new Set<HTMLInputElement | HTMLTextAreaElement>()

const noText = new Set(['checkbox', 'radio', 'range', 'search', 'file', 'button', 'submit', 'hidden'])

/** Remembers which fields are typed into. */
export function watchTyping(): void {
  addEventListener('input', ({ target }) => {
    const isField = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement
    if (isField && !noText.has(target.type)) typed.add(target)
  })
}

/** What a reload would interrupt: text in a field, an open dialog, a page that asks before it is left, or a payment. */
export function isInTheMiddle(): boolean {
  for (const field of typed) if (!field.isConnected || field.value === '') typed.delete(field)
  return (
    typed.size > 0 || isPaying() || document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
  )
}

/** A payment is never interrupted, not even with an offer. */
export const isPaying = () => /^(\/..)?\/checkout\//.test(location.pathname)

const key = 'kept-input'
type Kept = { path: string; fields: { form: number; name: string; value: string }[] }

/** What is never stored, not even for a reload. */
const secret = (field: Element) =>
  field.getAttribute('type') === 'password' ||
  /cc-|one-time-code|password/.test(field.getAttribute('autocomplete') ?? '')

/** Keeps what is typed for the reload that follows, in this tab only; never passwords, codes or cards. */
export function keepInput(): void {
  const forms = [...document.forms]
  const fields = [...typed]
    .filter((field) => field.isConnected && field.name !== '' && !secret(field))
    .map((field) => ({
      form: field.form ? forms.indexOf(field.form) : -1,
      name: field.name,
      value: field.value,
    }))
  const kept: Kept = { path: location.pathname, fields }
  sessionStorage.setItem(key, JSON.stringify(kept))
}

/** Puts kept text back into its fields once; whether there was any. */
export function restoreInput(): boolean {
  const stored = sessionStorage.getItem(key)
  if (stored === null) return false
  sessionStorage.removeItem(key)
  const { path, fields } = JSON.parse(stored) as Kept
  if (path !== location.pathname) return false
  return fields.filter(restored).length > 0
}

function restored({ form, name, value }: Kept['fields'][number]): boolean {
  const scope = form < 0 ? document : document.forms[form]
  const field = scope?.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${CSS.escape(name)}"]`)
  if (!field || secret(field)) return false
  // React listens to the setter of the element itself.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  typed.add(field)
  return true
}
