import type { BoostConfig } from '#core/choices/order-config.ts'
import { gameIds, serviceIds } from '#core/games/game.ts'
import { localeOfPath } from '#i18n/locales.ts'
import { matchPath, pathExpression } from '#i18n/match-path.ts'
import { localizedPattern } from '#i18n/path-words.ts'
import { readQuery } from '#web/shop/service/config-query.ts'

/** The quote of the page below the chat. */
export type PageQuote = { config: BoostConfig; price: string }

/**
 * The quote that the page shows, or null. The page isn't asked for it: no script for the chat may join a first view.
 * Its configuration is in the address, and its price is on the page.
 */
export function pageQuote(): PageQuote | null {
  const price = document.querySelector('.price-figure')?.textContent?.trim()
  if (!price || !/\d/.test(price)) return null
  const { locale, rest } = localeOfPath(location.pathname)
  for (const game of gameIds)
    for (const service of serviceIds)
      if (matchPath(pathExpression(localizedPattern(`/${game}/${service}`, locale)), rest))
        return { config: readQuery(game, service, new URLSearchParams(location.search)), price }
  return null
}

/** Presses the button of the page's quote: what follows is the page's own. */
export function continueQuote(): void {
  document.querySelector<HTMLElement>('#order-button button')?.click()
}

/** Calls back when the page shows another price. Returns the end of it. */
export function watchQuote(changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new MutationObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(changed, 100)
  })
  const root = document.getElementById('root')
  if (root) observer.observe(root, { childList: true, subtree: true, characterData: true })
  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}
