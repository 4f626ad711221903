import type { Locale } from '../locales.ts'

/** The terms that the product uses again and again. Every language has one word for each. */
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
  'tip',
  'cashback',
  'quote',
  'base price',
  'add-on',
  'vault',
  'login',
  'password',
  'passkey',
  'authenticator app',
  'recovery code',
  'second factor',
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
  'draft',
  'version',
  'preview',
  'picture',
  'raffle',
  'raffle ticket',
  'seed',
  'automatically',
] as const
export type Thing = (typeof things)[number]

/**
 * Where a word comes from: the address of a page that uses it; `voice`, the shop's own style; `review`, a decision by
 * an editor of the language in November 2026; `usage`, the words of shops and players; or `unverified`, a choice not
 * yet checked against a game's client.
 */
export type Source = `https://${string}` | 'voice' | 'review' | 'usage' | 'unverified'

/**
 * What a text must not contain. A string is one or more words. It ignores case and matches whole words only (anywhere
 * in Chinese, and after an article or a conjunction in Arabic). A pattern is used unchanged.
 */
export type Forbidden = string | RegExp

export type Term = {
  term: string
  /** Other words for the same term that this language's texts avoid. */
  forbidden?: readonly Forbidden[]
  source: Source
  note?: string
}

export type Glossary = {
  locale: Locale
  /** How texts address the reader, and the forms that would break it. */
  address: { form: string; forbidden: readonly Forbidden[] }
  /** What a translator of this language should know before starting. */
  notes: readonly string[]
  terms: Readonly<Record<Thing, Term>>
  /** Words and phrases that belong to no single term, with their replacements. */
  style: readonly { say: string; forbidden: readonly Forbidden[] }[]
  /** Texts in which a forbidden word is correct, by `area.key`. */
  exceptions: readonly { key: string; word: string; because: string }[]
  /** Whole texts that are the same as in English: names, and words that both languages share. Empty for English. */
  sameAsEnglish: readonly string[]
}
