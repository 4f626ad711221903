/**
 * Brings the footer to life, which the browser otherwise keeps as the server rendered it: its languages lead to the
 * current page instead of the home page, and the cookie settings open.
 */
export function startFooter(): void {
  document.addEventListener('click', (event) => {
    const pressed = (event.target as Element).closest('footer [hreflang], footer [data-cookie-settings]')
    if (!pressed) return
    if (pressed.hasAttribute('data-cookie-settings')) {
      dispatchEvent(new Event('peakline:cookie-settings'))
      return
    }
    const inHeader = document.querySelector<HTMLElement>(
      `header [hreflang="${pressed.getAttribute('hreflang')}"]`,
    )
    if (!inHeader || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    inHeader.click()
  })
  document.documentElement.dataset.scripted = ''
}
