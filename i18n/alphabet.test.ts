import { expect, test } from 'vitest'
import { alphabetOf, inAlphabet, letterOf } from './alphabet.ts'

test('Latin words are found under their first letter, without its accent', () => {
  expect(letterOf('fr', 'Équipe')).toBe('E')
  expect(letterOf('de', 'Übung')).toBe('U')
  expect(letterOf('pt', 'Divisão')).toBe('D')
  expect(['Ösen', 'Ort', 'Punkt'].toSorted(inAlphabet('de'))).toEqual(['Ort', 'Ösen', 'Punkt'])
})

test('Arabic words are found without their article, foreign ones at the end', () => {
  expect(letterOf('ar', 'القسم')).toBe('ق')
  expect(letterOf('ar', 'إضافة')).toBe('أ')
  expect(letterOf('ar', 'MMR')).toBe('A–Z')
  expect(alphabetOf('ar').at(-1)).toBe('A–Z')
  expect(['MMR', 'القسم', 'فوز صافٍ', 'إضافة'].toSorted(inAlphabet('ar')).slice(0, 3)).toEqual([
    'إضافة',
    'فوز صافٍ',
    'القسم',
  ])
})

test('Chinese words are found by their pinyin, Latin ones at the end', () => {
  const words = {
    小段: 'X',
    净胜场: 'J',
    保险箱: 'B',
    段位: 'D',
    优惠券: 'Y',
    账号: 'Z',
    服务器: 'F',
    LP: 'Aa',
  }
  for (const [word, letter] of Object.entries(words)) expect(letterOf('zh', word), word).toBe(letter)
})

test('each letter that a word can have is in its alphabet, only once', () => {
  for (const locale of ['en', 'ar', 'zh'] as const) {
    const letters = alphabetOf(locale)
    expect(new Set(letters).size).toBe(letters.length)
  }
})
