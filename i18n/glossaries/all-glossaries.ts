import type { Locale } from '../locales.ts'
import ar from './ar.ts'
import de from './de.ts'
import en from './en.ts'
import es from './es.ts'
import fr from './fr.ts'
import type { Glossary } from './glossary.ts'
import it from './it.ts'
import nl from './nl.ts'
import pt from './pt.ts'
import zh from './zh.ts'

/** The terms that each language uses for the product, and the words that it avoids. */
export const glossaries: Readonly<Record<Locale, Glossary>> = { ar, de, en, es, fr, it, nl, pt, zh }

/** Names and words that no language translates. */
export const sameEverywhere: readonly string[] = [
  'Redis',
  'League of Legends',
  'Teamfight Tactics',
  'League of Legends (LoL)',
  'Teamfight Tactics (TFT)',
  'Valorant',
  'Wild Rift',
  'Cookie',
  'Push',
  'Cashback',
  'Cashback, {percent}',
  'Android',
  'iOS',
  'Double Up',
  'Cashback',
  '{points} LP',
  '{size} MB',
  '{points} RR',
  'LP',
  'RR',
]
