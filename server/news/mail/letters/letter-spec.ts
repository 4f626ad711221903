import type { OrderNews } from '#core/orders/kinds/news.ts'
import type { NewsTopic } from '#core/people/notification-choices.ts'
import type { EnglishMessages } from '#i18n/areas.ts'
import type { HolesOf } from '#i18n/holes.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Times } from '#i18n/times.ts'
import type { Translate, Values } from '#i18n/translate.ts'
import type { OrderChange } from '#server/kernel/followers.ts'
import type { Block } from '../letter-content.ts'
import type { OrderTold, Told } from './order-blocks.ts'

type Mails = EnglishMessages['mails']

/** A kind of letter is the start of its texts: `mails.{kind}_subject`, `_heading`, `_body` and `_button`. */
export type LetterKind = KindOf<keyof Mails>
type KindOf<Key> = Key extends `${infer Kind}_heading` ? Kind : never
export type LetterPart = 'subject' | 'heading' | 'body' | 'button'

/** Why its reader gets a letter: `mails.why_{reason}`. */
export type LetterReason = ReasonOf<keyof Mails>
type ReasonOf<Key> = Key extends `why_${infer Reason}` ? Reason : never

/** What holds for every letter of a kind; queue, design, foot, staff's page and tests read it. */
export type LetterFacts = {
  reason: LetterReason
  /** What the reader's choices know it as; null for the answer to someone who wrote to us. */
  topic: NewsTopic | null
  /**
   * Its button opens something that only its reader may open: staff see the letter without that address, and the address is
   * deleted once the letter is sent.
   */
  secret?: true
  /**
   * For whom it counts in the limit of its mailbox: for the account that it is about, unless
   * - `network`: typing an address is enough to cause it, so it counts for the network of the one who typed it;
   * - `nobody`: staff write it, a law asks for it, or it has a narrower limit where it is caused.
   */
  counts?: 'network' | 'nobody'
  /** It returns an account to its owner: although strangers cause it, it always reaches a proven address. */
  returns?: true
}

/** A kind of letter about an order. */
export type OrderLetterSpec = LetterFacts & {
  /** `either`: both sides get it, and who queues it says which. */
  reader: 'customer' | 'booster' | 'coach' | 'either'
  /** The news of an action that this letter goes with, and what must hold for it. Other letters are queued by their feature. */
  goesWith?: OrderNews
  when?: (change: OrderChange) => boolean
  /** Where the reader does what the letter asks for. */
  page: (told: Told) => string
  /** What stands between the text and the button, and below the button. */
  above?: OrderPart
  below?: OrderPart
  /** It says how far the order is, from the games that were played. */
  reportsGames?: true
  /** A made-up one, for the preview and the tests. */
  example: OrderExample
}
type OrderPart = (told: Told) => readonly Block[]

export type OrderExample = Partial<
  Pick<OrderTold, 'played' | 'fresh' | 'refund' | 'tip' | 'quotes' | 'appealable'>
> & {
  order: 'climb' | 'climb without its login' | 'coaching'
}

/** What a letter's words depend on besides its facts. */
export type Words = { t: Translate; locale: Locale; time: Times; zone: string; now: Date }

/** What one letter says. `Hole` are the holes of its texts; the shop's name and the order's number fill themselves. */
export type LetterWords<Hole extends string = never> = {
  /** The path of the page that the button opens, in the reader's language. The button itself changes nothing. */
  page: string
  /** The order that it is about. */
  order?: { number: number; climb: null }
  above?: readonly Block[]
  below?: readonly Block[]
} & ([Hole] extends [never] ? { values?: Values } : { values: Readonly<Record<Hole, string | number>> })

/** A kind of letter about anything else, written from what its feature hands over. */
export type OwnLetterSpec<Facts, Hole extends string = never> = LetterFacts & {
  words: (facts: Facts, words: Words) => LetterWords<Hole>
  /** Made-up facts, for the preview and the tests. */
  example: Facts
}

/** The letter of a kind: its texts decide which values it must have. */
export type LetterSpec<Kind extends LetterKind> =
  | ([LetterHole<Kind>] extends [OrderHole] ? OrderLetterSpec : never)
  // biome-ignore lint/suspicious/noExplicitAny: each kind has facts of its own; `writeLetter` asks for the right ones.
  | OwnLetterSpec<any, LetterHole<Kind>>

/** What a letter about an order can name. */
export type OrderHole = 'what' | 'total' | 'game' | 'booster' | 'amount' | 'count'

/** What a kind's texts name; the shop's name and the order's number fill themselves. */
type LetterHole<Kind extends LetterKind> = Exclude<HolesOf<`mails.${Kind}_${LetterPart}`>, 'site' | 'number'>
