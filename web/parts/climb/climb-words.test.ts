import { expect, test } from 'vitest'
import { defaultConfig } from '#core/choices/order-config.ts'
import { games } from '#core/games/games.ts'
import { addonName, bracketInWords, placeLine, pointsOf, wishesOf } from '#i18n/climb-words.ts'
import { loadMessages } from '#i18n/load-messages.ts'
import type { Locale } from '#i18n/locales.ts'
import { climbTitle, rankName } from '#i18n/order-words.ts'
import { createTranslate } from '#i18n/translate.ts'

const words = async (locale: Locale) => createTranslate(locale, await loadMessages(locale, ['games']))
const en = await words('en')
const ar = await words('ar')

test('the title of an order names what was bought', () => {
  expect(climbTitle(en, defaultConfig('valorant', 'elo-boost'))).toBe('Silver\u00a02 to Platinum\u00a01')
  expect(climbTitle(en, defaultConfig('valorant', 'win-boost'))).toBe('Silver\u00a02, 5 net wins')
  const placements = { ...defaultConfig('league-of-legends', 'placement-boost'), lastRank: null, games: 1 }
  expect(climbTitle(en, placements)).toBe('Unranked, 1 placement game')
  const season = { ...defaultConfig('wild-rift', 'placement-boost'), games: 8 }
  expect(climbTitle(en, season)).toBe('Silver\u00a0II, first 8 ranked games of the season')
})

test('an open tier with named divisions shows the division if its points are known', () => {
  const immortal = { tier: 'immortal', division: null } as const
  expect(rankName(en, games.valorant, { ...immortal, points: 130 })).toBe('Immortal\u00a02')
  expect(rankName(en, games.valorant, immortal)).toBe('Immortal')
  const master = { tier: 'master', division: null, points: 130 } as const
  expect(rankName(en, games['league-of-legends'], master)).toBe('Master')
})

test('a bracket is a range of points or a single mark', () => {
  expect(bracketInWords(en, games['league-of-legends'], 'gold', '41-60')).toBe('41–60\u00a0LP')
  expect(bracketInWords(en, games['wild-rift'], 'silver', '0-20')).toBe('0 marks')
  expect(bracketInWords(en, games['wild-rift'], 'silver', '21-40')).toBe('1 mark')
})

test('each language uses its own plural of marks', () => {
  const counted = (points: number) => pointsOf(ar, games['wild-rift'], points)
  expect([1, 2, 3, 21].map(counted)).toEqual(['علامة واحدة', 'علامتان', '3 علامات', '21 علامة'])
})

test('a place includes the platform if there is one', () => {
  expect(placeLine(en, defaultConfig('wild-rift', 'win-boost'))).toBe('Europe, Ranked, Android')
  expect(placeLine(en, defaultConfig('valorant', 'win-boost'))).toBe('Europe, Competitive')
})

test('agents are called agents, and duo is a preference of a win boost too', () => {
  expect(addonName(en, games.valorant, 'characters')).toBe('Specific agents')
  expect(addonName(en, games['wild-rift'], 'characters')).toBe('Specific champions')
  const wins = { ...defaultConfig('valorant', 'win-boost'), addons: ['priority' as const], duo: true }
  expect(wishesOf(wins)).toEqual(['duo', 'priority'])
})
