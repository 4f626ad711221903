import { expect, test } from 'vitest'
import { defaultConfig } from '#core/choices/order-config.ts'
import { claimRefusalCodes } from '#core/orders/claiming.ts'
import { loadMessages } from '#i18n/load-messages.ts'
import { createTranslate } from '#i18n/translate.ts'
import { refusalWords } from './refusal-words.ts'

const t = createTranslate('en', await loadMessages('en', ['games', 'order', 'booster']))
const order = { config: defaultConfig('league-of-legends', 'elo-boost') }
const limits = { solo: { active: 3, limit: 3 }, duo: { active: 2, limit: 2 } }

test.each([
  ['booster_not_available', 'You don’t offer Elo boost on EU West'],
  ['solo_order_claim_limit_reached', 'Solo limit reached (3 of 3)'],
  ['duo_order_claim_limit_reached', 'Duo limit reached (2 of 2)'],
  ['booster_blocked_on_order', 'You dropped this order'],
  ['not_eligible_to_claim_this_league_orders', 'Above your rank limit, Emerald\u00a0IV'],
] as const)('%s is shown with the value that decides it', (refusal, words) => {
  expect(refusalWords(t, order, refusal, { limits, ceilings: { 'league-of-legends': 20 } })).toBe(words)
})

test.each(['booster_not_available', 'not_eligible_to_claim_this_league_orders'] as const)(
  'for a game that a booster doesn’t offer, %s names the game',
  (refusal) => {
    expect(refusalWords(t, order, refusal, { limits, ceilings: {} })).toBe(
      'You don’t offer League of Legends',
    )
  },
)

test('every rule has a text', () => {
  for (const refusal of claimRefusalCodes)
    expect(refusalWords(t, order, refusal, { limits, ceilings: {} })).not.toContain('booster.refusal')
})
