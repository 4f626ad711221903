import { expect, test } from 'vitest'
import { routePatterns } from '#i18n/paths.ts'
import { similarPages } from './similar-pages.ts'

const patterns = routePatterns.filter((pattern) => !pattern.startsWith('/dashboard'))
const first = (path: string, locale: 'en' | 'de' = 'en') => similarPages(path, patterns, locale)[0]?.href

test.each([
  ['/leage-of-legends/elo-bost', '/league-of-legends/elo-boost'],
  ['/lol/duo', '/league-of-legends/duo-boost'],
  ['/valorant/eloboost', '/valorant/elo-boost'],
  ['/blogs', '/blog'],
  ['/glosar', '/glossary'],
  ['/privacy', '/resources/privacy-policy'],
  ['/become-a-booster', '/become-booster'],
])('%s leads to %s', (asked, found) => {
  expect(first(asked)).toBe(found)
})

test('an address in another language leads to the page in one’s own', () => {
  expect(first('/de/devenir-booster', 'de')).toBe('/de/booster-werden')
})

test('an address like none suggests nothing', () => {
  expect(similarPages('/wp-login.php', patterns, 'en')).toEqual([])
  expect(similarPages('/xq/9876', patterns, 'en')).toEqual([])
})
