import { type RefObject, useEffect } from 'react'

/** Marks the letter that is being read, and the term that a link has opened. */
export function useAltimeter(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const list = place.current
    if (!list) return
    const mark = () => markLetter(list)
    const open = () => {
      const id = decodeURIComponent(location.hash.slice(1))
      for (const row of list.querySelectorAll<HTMLElement>('.term')) {
        row.toggleAttribute('data-open', row.id === id)
        if (row.id === id) row.hidden = false
      }
      list.setAttribute('data-live', '')
      mark()
    }
    addEventListener('scroll', mark, { passive: true })
    addEventListener('hashchange', open)
    open()
    const grown = new MutationObserver(open)
    grown.observe(list, { childList: true })
    return () => {
      removeEventListener('scroll', mark)
      removeEventListener('hashchange', open)
      grown.disconnect()
    }
  }, [place])
}

/** The letter whose terms are in the upper third of the window, among those that a filter leaves. */
export function markLetter(list: HTMLElement): void {
  const sections = [...list.querySelectorAll<HTMLElement>('.term-letter:not([hidden])')]
  const passed = sections.filter((section) => section.getBoundingClientRect().top < innerHeight / 3)
  const { letter } = (passed.at(-1) ?? sections[0])?.dataset ?? {}
  for (const link of list.querySelectorAll<HTMLElement>('.altimeter a')) {
    const isCurrent = link.dataset.letter === letter
    if (isCurrent === link.hasAttribute('aria-current')) continue
    if (isCurrent) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
    if (isCurrent) bringIntoRow(link)
  }
}

/** On a phone the letters are a row that scrolls; the page itself must not move. */
function bringIntoRow(link: HTMLElement): void {
  const row = link.closest('ol')
  if (!row || row.scrollWidth <= row.clientWidth) return
  const [box, own] = [row.getBoundingClientRect(), link.getBoundingClientRect()]
  row.scrollLeft += own.left + own.width / 2 - box.left - box.width / 2
}
