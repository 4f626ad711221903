import { expect, test } from 'vitest'
import type { Message } from '../translate.ts'
import { readMessages } from './read-messages.ts'
import { withTexts } from './write-messages.ts'

const file = `import type { TranslationOf } from '../../translate.ts'
import type order from '../en/order.ts'

export default {
  pay: 'Payer',
  // Ne pas traduire le nom.
  'sort.newest': 'Récentes d’abord',
} satisfies TranslationOf<typeof order, 'fr'>
`
const englishKeys = ['first', 'pay', 'dueText', 'sort.newest', 'days']
const set = (texts: Record<string, Message>, source: string | null = file) =>
  withTexts(source, new Map(Object.entries(texts)), { locale: 'fr', area: 'order', englishKeys })

test('a file whose texts are the same is not written', () => {
  expect(set({ pay: 'Payer', 'sort.newest': 'Récentes d’abord' })).toBeNull()
})

test('only the text that differs changes, and invisible spaces are written as escapes', () => {
  expect(set({ pay: 'Payer\u202f: oui' })).toBe(file.replace("'Payer'", "'Payer\\u202f: oui'"))
})

test('a new text follows the key that precedes it in English, with the usual formatting', () => {
  const long =
    'Une phrase assez longue pour que le formateur du projet la mette sur sa propre ligne, sous le nom de sa clé.'
  const written = set({
    first: 'Début',
    dueText: long,
    days: { one: '{count} jour', other: '{count} jours' },
  })
  expect(readMessages(written ?? '').map(({ key }) => key)).toEqual(englishKeys)
  expect(written).toContain(`  dueText:\n    '${long}',\n`)
  expect(written).toContain("  days: { one: '{count} jour', other: '{count} jours' },\n")
  expect(written).toContain('  // Ne pas traduire le nom.\n')
})

test('an area without a file gets one', () => {
  expect(set({ pay: 'Payer' }, null)).toBe(`import type { TranslationOf } from '../../translate.ts'
import type order from '../en/order.ts'

export default {
  pay: 'Payer',
} satisfies TranslationOf<typeof order, 'fr'>
`)
})
