/** Puts a text into the clipboard; rejects where the browser doesn't allow it. */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  // A page without https, such as a demo in an office network, has only the old way.
  const area = document.createElement('textarea')
  area.value = text
  area.style.position = 'fixed'
  // A dialog makes what lies outside of it inert.
  const place = document.querySelector('dialog[open], [role="dialog"]') ?? document.body
  const focused = document.activeElement
  place.append(area)
  area.select()
  const copied = document.execCommand('copy')
  area.remove()
  if (focused instanceof HTMLElement) focused.focus()
  if (!copied) throw new Error('The browser refused to copy')
}
