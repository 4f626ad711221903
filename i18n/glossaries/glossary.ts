import type { Locale } from '../locales.ts'

/** The things that the product names again and again. Every language has one word for each. */
export const things = [
  'booster',
  'customer',
  'guest',
  'staff',
  'coach',
  'order',
  'available orders',
  'claim an order',
  'drop an order',
  'submit the result',
  'check the result',
  'dispute',
  'status',
  'proof',
  'screenshot',
  'match log',
  'share',
  'payout',
  'refund',
  'balance',
  'coupon',
  'quote',
  'base price',
  'add-on',
  'vault',
  'login',
  'password',
  'in-game name',
  'preferences',
  'session',
  'game',
  'tier',
  'division',
  'rank',
  'rank limit',
  'ladder',
  'LP',
  'RR',
  'marks',
  'fortitude',
  'placement games',
  'net win',
  'win',
  'unranked',
  'server',
  'queue',
  'solo',
  'duo',
  'champion',
  'agent',
  'climb',
  'start',
  'target',
  'elo boost',
  'duo boost',
  'placement boost',
  'win boost',
  'automatically',
] as const
export type Thing = (typeof things)[number]

/**
 * Where a word comes from: the address of a page that uses it; `voice`, the shop's own style; `review`, what an editor
 * of the language decided in November 2026; `usage`, what shops and players of the field write; or `unverified`, a
 * choice that nobody has checked against a game's client.
 */
export type Source = `https://${string}` | 'voice' | 'review' | 'usage' | 'unverified'

/**
 * What a text must not say. A string is a word or a few: upper and lower case count as the same, and it has to stand
 * alone (in Chinese it is found anywhere, in Arabic also behind an article or a conjunction). A pattern is taken as it
 * is.
 */
export type Forbidden = string | RegExp

export type Term = {
  term: string
  /** Other words for the same thing, which the texts of this language don't use. */
  forbidden?: readonly Forbidden[]
  source: Source
  note?: string
}

export type Glossary = {
  locale: Locale
  /** How the reader is spoken to, and the forms that would break it. */
  address: { form: string; forbidden: readonly Forbidden[] }
  /** What a translator of this language should know before beginning. */
  notes: readonly string[]
  terms: Readonly<Record<Thing, Term>>
  /** Words and turns that belong to no single thing: what to say instead. */
  style: readonly { say: string; forbidden: readonly Forbidden[] }[]
  /** Texts in which a forbidden word is right after all, by `area.key`. */
  exceptions: readonly { key: string; word: string; because: string }[]
  /** Whole texts that are the same as in English: names, and words that both languages share. Empty for English. */
  sameAsEnglish: readonly string[]
}
