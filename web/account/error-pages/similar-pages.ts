import { alternates, pathIn } from '#i18n/href.ts'
import type { Locale } from '#i18n/locales.ts'
import type { RoutePattern } from '#i18n/paths.ts'

/** What players write for a game or a service. */
const shortForms: Record<string, string> = {
  lol: 'league-of-legends',
  tft: 'teamfight-tactics',
  val: 'valorant',
  wr: 'wild-rift',
  elo: 'elo-boost',
  duo: 'duo-boost',
  placements: 'placement-boost',
  wins: 'win-boost',
  terms: 'terms-of-service',
  privacy: 'privacy-policy',
  refunds: 'refund-policy',
  cookies: 'cookie-policy',
  faq: 'glossary',
  news: 'blog',
  jobs: 'become-booster',
  support: 'contact',
}

const wordsOf = (path: string) =>
  path
    .toLowerCase()
    .split('/')
    .map((segment) => shortForms[segment] ?? segment)
    .flatMap((segment) => segment.split(/[-_.\s]/))
    .filter((word) => word.length > 1)

/** How much two words have in common: their pairs of letters (Dice), so that a typing slip changes little. */
function likeness(one: string, other: string): number {
  if (one === other) return 1
  const pairs = (word: string) => new Set([...word].slice(1).map((_, i) => word.slice(i, i + 2)))
  const [a, b] = [pairs(one), pairs(other)]
  const shared = [...a].filter((pair) => b.has(pair)).length
  return a.size + b.size === 0 ? 0 : (2 * shared) / (a.size + b.size)
}

/** How well a page's address fits the one that was asked for, from 0 to 1. */
function fitOf(asked: readonly string[], address: readonly string[]): number {
  if (asked.length === 0 || address.length === 0) return 0
  const best = (word: string, among: readonly string[]) =>
    Math.max(...among.map((each) => likeness(word, each)))
  const there = asked.reduce((sum, word) => sum + best(word, address), 0) / asked.length
  const back = address.reduce((sum, word) => sum + best(word, asked), 0) / address.length
  return (there + back) / 2
}

/**
 * The pages whose address is most like an unknown one, best first. It compares with the words of every language,
 * because an address that someone remembers can be another language's.
 */
export function similarPages(
  pathname: string,
  patterns: readonly RoutePattern[],
  locale: Locale,
  most = 3,
): { pattern: RoutePattern; href: string }[] {
  const asked = wordsOf(pathname.replace(/^\/[a-z]{2}(?=\/)/, ''))
  return patterns
    .filter((pattern) => pattern !== '/' && !pattern.includes(':'))
    .map((pattern) => {
      const addresses = new Set(alternates(pattern).map(({ href }) => href.replace(/^\/[a-z]{2}\//, '/')))
      return { pattern, fit: Math.max(...[...addresses].map((href) => fitOf(asked, wordsOf(href)))) }
    })
    .filter((page) => page.fit > 0.55)
    .sort((one, other) => other.fit - one.fit)
    .slice(0, most)
    .map(({ pattern }) => ({ pattern, href: pathIn(pattern, locale) }))
}
