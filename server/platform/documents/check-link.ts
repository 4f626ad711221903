import { matchPath, pathExpression } from '#i18n/match-path.ts'
import { routePatterns } from '#i18n/paths.ts'

/** The publishers, whose support pages we cite, and the authorities that legal pages name. */
const knownHosts = [
  'riotgames.com',
  'leagueoflegends.com',
  'playvalorant.com',
  'teamfighttactics.com',
  'europa.eu',
  'bund.de',
  'policies.google.com',
  'tools.google.com',
  'support.google.com',
]

const pages = routePatterns.map((pattern) => pathExpression(pattern))

/** Why a link can't be in a document, or null. */
export function linkProblem(href: string): string | null {
  if (/^(?:#|mailto:|post:[a-z\d-]+$)/.test(href)) return null
  if (href.startsWith('/')) {
    const [path = ''] = href.split(/[?#]/)
    return pages.some((page) => matchPath(page, path)) ? null : `${path} is no page of the site`
  }
  const url = URL.parse(href)
  if (url?.protocol !== 'https:') return `"${href}" is neither a page of the site nor an https address`
  const known = knownHosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))
  return known ? null : `${url.hostname} is not in the list of hosts that documents link to`
}
