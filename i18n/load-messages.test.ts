import { expect, test, vi } from 'vitest'
import type { Area } from './areas.ts'
import { loadMessages } from './load-messages.ts'
import { createTranslate } from './translate.ts'

test('areas load in the requested language', async () => {
  const { games, rules } = await loadMessages('de', ['games', 'rules'])
  expect(games?.['tier.iron']).toBe('Eisen')
  expect(rules?.captcha_required).toMatch(/Captcha/)
})

test('a game page loads its own area from the game’s folder', async () => {
  const messages = await loadMessages('en', ['valorant/win-boost'])
  expect(Object.keys(messages)).toEqual(['valorant/win-boost'])
  const t = createTranslate('en', messages)
  expect(t('valorant/win-boost.question.first')).toBe('How much RR will ten net wins get me?')
})

test('an area that can’t be loaded is logged, and the others load (spec 7)', async () => {
  const messages = await loadMessages('fr', ['games', 'nowhere' as Area])
  expect(messages).toMatchObject({ games: { 'tier.gold': 'Or' }, nowhere: {} })
  expect(vi.mocked(console.error).mock.calls.map(([text]) => text)).toEqual([
    'The texts of nowhere in fr could not be loaded',
  ])
  vi.mocked(console.error).mockClear()
})
