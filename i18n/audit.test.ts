import { expect, test } from 'vitest'
import { allMessages, productSources, unusedKeys } from './audit.ts'

const english = {
  games: { free: 'Free', 'tier.iron': 'Iron', total: 'Total' },
  'valorant/win-boost': { lead: 'Lead', 'answer.first': 'Answer', description: 'Description' },
  'valorant/landing': { title: 'Title' },
}

test('a key is used when it is named in full, or by a template for it or its area', () => {
  expect(unusedKeys(english, [])).toHaveLength(7)
  // Templates as they appear in the sources; this file doesn't fill them in.
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

test('a template that names only its area uses no key, except for the codes of the contract', () => {
  const texts = {
    errors: { not_found: 'Not found' },
    order: { pause: 'Pause', 'event.pay': 'Paid', games: 'Games' },
  }
  const sources = [
    `t(\`order.${'$'}{word}\`)`,
    `t(\`order.event.${'$'}{action}\`)`,
    `t(\`errors.${'$'}{code}\`)`,
  ]
  expect(unusedKeys(texts, sources)).toEqual(['order.pause', 'order.games'])
})

test('every text is used somewhere', async () => {
  expect(unusedKeys(await allMessages('en'), await productSources())).toEqual([])
})
