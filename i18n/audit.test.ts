import { expect, test } from 'vitest'
import { unusedKeys } from './audit.ts'

const english = {
  games: { free: 'Free', 'tier.iron': 'Iron', total: 'Total' },
  'valorant/win-boost': { lead: 'Lead', 'answer.first': 'Answer', description: 'Description' },
  'valorant/landing': { title: 'Title' },
}

test('a key is used whole, by a template of its name, or by one of its area', () => {
  expect(unusedKeys(english, [])).toHaveLength(7)
  // Templates as the sources hold them, not filled in here.
  const hole = (name: string) => ['$', '{', name, '}'].join('')
  const sources = [
    "t('games.free')",
    `t(\`games.tier.${hole('tier')}\`)`,
    `t(\`${hole('game')}/${hole('service')}.answer.${hole('place')}\`)`,
    `t(\`${hole('game')}/landing.title\`)`,
    "t('valorant/win-boost.lead')",
  ]
  expect(unusedKeys(english, sources)).toEqual(['games.total', 'valorant/win-boost.description'])
})
