import { type Locale, localeInfo } from './locales.ts'

/** Where words of another script come, after all others. */
const latinGroup: Partial<Record<Locale, string>> = { ar: 'A–Z', zh: 'Aa' }
const arabicLetters = [...'أبتثجحخدذرزسشصضطظعغفقكلمنهوي']
const latinLetters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** The first characters by pinyin of each letter that begins Chinese words; I, U and V begin none. */
const pinyin: readonly [letter: string, first: string][] = Object.entries({
  A: '阿',
  B: '八',
  C: '嚓',
  D: '搭',
  E: '蛾',
  F: '发',
  G: '旮',
  H: '哈',
  J: '击',
  K: '喀',
  L: '垃',
  M: '妈',
  N: '拿',
  O: '噢',
  P: '啪',
  Q: '七',
  R: '然',
  S: '撒',
  T: '他',
  W: '挖',
  X: '夕',
  Y: '丫',
  Z: '匝',
})

/** The letters of a language's glossary in their order, with the group of foreign words last. */
export function alphabetOf(locale: Locale): string[] {
  const group = latinGroup[locale]
  const letters = locale === 'ar' ? arabicLetters : latinLetters
  return group ? [...letters, group] : letters
}

/** The letter under which a word is found. */
export function letterOf(locale: Locale, word: string): string {
  const plain = sortedBy(locale, word)
  const group = latinGroup[locale]
  if (group && /^[\p{Script=Latin}\d]/u.test(plain)) return group
  if (locale === 'zh') {
    const { compare } = collatorOf(locale)
    return pinyin.findLast(([, first]) => compare(first, plain) <= 0)?.[0] ?? 'A'
  }
  if (locale === 'ar')
    return plain
      .charAt(0)
      .replace(/[اإآٱ]/, 'أ')
      .replace('ى', 'ي')
  return plain.normalize('NFD').charAt(0).toUpperCase()
}

/** Compares two words as a dictionary of the language sorts them. */
export function inAlphabet(locale: Locale): (one: string, other: string) => number {
  const { compare } = collatorOf(locale)
  return (one, other) => compare(sortedBy(locale, one), sortedBy(locale, other))
}

const collatorOf = (locale: Locale) =>
  new Intl.Collator(locale === 'zh' ? 'zh-u-co-pinyin' : localeInfo(locale).tag, { numeric: true })

/** Arabic dictionaries ignore the article; quotes and isolates count nowhere. */
function sortedBy(locale: Locale, word: string): string {
  const plain = word.replaceAll(/[\u2066-\u2069«»“”"]/g, '').trim()
  return locale === 'ar' ? plain.replace(/^ال(?=\p{L}{2})/u, '') : plain
}
