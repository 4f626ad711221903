import { expect, test } from 'vitest'
import { matches, nearestTerms, plain } from './find-terms.ts'

test('case, accents, Arabic vowel marks and forms of alif make no difference', () => {
  expect(plain('  Équipe  Größe ')).toBe('equipe grosse')
  expect(matches('فوز صافٍ', 'صاف')).toBe(true)
  expect(matches('إضافة', 'اضافه')).toBe(true)
  expect(matches('Victoire nette', 'NETTE vict')).toBe(true)
  expect(matches('净胜场', '胜场')).toBe(true)
  expect(matches('Net win', 'loss')).toBe(false)
})

const terms = [
  { id: 'net-win', name: 'Net win', forms: ['net wins'] },
  { id: 'mmr', name: 'MMR', forms: ['matchmaking rating'] },
  { id: 'vault', name: 'Vault', forms: ['vaults'] },
]

test('a slip of the keyboard finds the nearest terms, something else none', () => {
  expect(nearestTerms(terms, 'nett wim').map(({ id }) => id)).toEqual(['net-win'])
  expect(nearestTerms(terms, 'volt').map(({ id }) => id)).toEqual(['vault'])
  expect(nearestTerms(terms, 'xyzxyzxyz')).toEqual([])
})
