import { glossaries } from './glossaries/all-glossaries.ts'
import { type Locale, locales } from './locales.ts'

/** Names and words that no language translates. */
export const sameEverywhere: readonly string[] = [
  'League of Legends',
  'Teamfight Tactics',
  'Valorant',
  'Wild Rift',
  'Android',
  'iOS',
  'Double Up',
  '{points} LP',
  '{size} MB',
  '{points} RR',
  'LP',
  'RR',
]

/** Words that a language shares with English, from its glossary. */
export const sameAsEnglish = Object.fromEntries(
  locales.filter(({ code }) => code !== 'en').map(({ code }) => [code, glossaries[code].sameAsEnglish]),
) as Record<Exclude<Locale, 'en'>, readonly string[]>
