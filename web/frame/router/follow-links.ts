import { type DataRouter, matchRoutes } from 'react-router'
import { unanswered } from '../session/call.ts'
import type { FirstRouter } from './first-router.ts'
import { goTo } from './page-state.ts'
import type { RouteEntry, View } from './route-entry.ts'

const intentMs = 60

/**
 * Follows any link to a page of this language without reloading the whole site, wherever it is, including links in
 * what the server rendered and the browser does not hydrate. Loads the link's page as soon as someone is about to
 * choose it.
 */
export function followLinks(
  router: DataRouter & Partial<FirstRouter>,
  prefetch: ((view: View) => void) | undefined,
  failed: (error: unknown) => void,
): () => void {
  const click = (event: MouseEvent) => {
    const link = linkOf(event)
    if (!link || !asksForThisWindow(event, link)) return
    const isKnown = router.isWhole !== false
    if (isKnown && !entryAt(router, link)) return stayWithoutLine(event, failed)
    event.preventDefault()
    // Shows at once that the click registered.
    link.dataset.pending = ''
    void (isKnown ? goTo(router, link.href) : follow(router, link))
      .catch(failed)
      .finally(() => delete link.dataset.pending)
  }
  const bring = (event: Event) => {
    const link = linkOf(event)
    if (!prefetch || link?.origin !== location.origin) return
    const prefetchPage = () => {
      const view = entryAt(router, link)?.view
      if (view) prefetch(view)
    }
    if (router.isWhole === false) void router.bring?.().then(prefetchPage, () => {})
    else prefetchPage()
  }
  let resting: ReturnType<typeof setTimeout> | undefined
  const rest = (event: Event) => {
    clearTimeout(resting)
    resting = setTimeout(() => bring(event), intentMs)
  }
  const listeners = { click, pointerover: rest, pointerdown: bring, focusin: bring } as const
  for (const [name, listener] of Object.entries(listeners))
    document.addEventListener(name, listener as EventListener)
  return () => {
    clearTimeout(resting)
    for (const [name, listener] of Object.entries(listeners))
      document.removeEventListener(name, listener as EventListener)
  }
}

/** Until all pages are known, the browser follows no link by itself: it would load another document for a page. */
async function follow(router: DataRouter & Partial<FirstRouter>, link: HTMLAnchorElement): Promise<void> {
  await router.bring?.()
  if (entryAt(router, link)) return goTo(router, link.href)
  if (!navigator.onLine) throw unanswered()
  location.assign(link.href)
}

function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null
}

/** Another language is another document; without a connection, the browser would replace it with its offline page. */
function stayWithoutLine(event: MouseEvent, failed: (error: unknown) => void): void {
  if (navigator.onLine) return
  event.preventDefault()
  failed(unanswered())
}

/** The page of this language that a link leads to. */
function entryAt(router: DataRouter, { pathname }: HTMLAnchorElement): RouteEntry | undefined {
  return matchRoutes(router.routes, pathname)?.at(-1)?.route.handle
}

/** A plain click on a link of the site: another button or a modifier key asks the browser for a new tab or a file. */
function asksForThisWindow(event: MouseEvent, link: HTMLAnchorElement): boolean {
  if (event.defaultPrevented || event.button !== 0) return false
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false
  // The browser itself jumps to an anchor of this very page, with the focus.
  const isAnchor = link.getAttribute('href')?.startsWith('#') ?? true
  return link.origin === location.origin && !isAnchor && !link.hasAttribute('download') && !link.target
}
