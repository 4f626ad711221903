import { mostTypedLetters } from '#core/base/links.ts'
import { canChoose, type NewsTopic } from '#core/people/notification-choices.ts'
import type { LetterFacts, LetterKind } from './letters/letter-spec.ts'
import { letters, type OrderLetter, orderLetters } from './letters/letters.ts'

export const letterKinds = Object.keys(letters) as LetterKind[]

export const isOrderLetter = (kind: LetterKind): kind is OrderLetter => Object.hasOwn(orderLetters, kind)

/** A mail of a former version can have a kind that no longer exists: its link is protected rather than exposed. */
const unknownLetter: LetterFacts = { reason: 'account', topic: 'account', secret: true }

/** What holds for a kind of letter. */
export function factsOf(kind: string): Omit<LetterFacts, 'secret'> & { secret: boolean } {
  const facts = Object.hasOwn(letters, kind) ? letters[kind as LetterKind] : unknownLetter
  return { ...facts, secret: facts.secret ?? false }
}

/**
 * How many letters of a kind a mailbox gets in a day, and for whom they are counted; null: for nobody, so it is never
 * withheld. Nobody's letters use up another's. `warns`: it warns of a change or returns an account to its owner, so once
 * the address is proven it is never withheld.
 */
export function allowanceOf(kind: LetterKind): {
  per: 'network' | 'account' | null
  most: number
  warns: boolean
} {
  const { reason, counts, returns = false } = factsOf(kind)
  const warns = reason === 'account' && (returns || counts !== 'network')
  if (counts === 'network') return { per: 'network', most: mostTypedLetters, warns }
  return { per: counts === 'nobody' ? null : 'account', most: 30, warns }
}

/** The topic that its reader can turn off; null for a letter that always arrives. */
export function choiceOf(kind: LetterKind): NewsTopic | null {
  const { topic } = factsOf(kind)
  return topic && canChoose(topic, 'mail') ? topic : null
}

/** The starts of the refs of letters to addresses that are deleted with them: those letters go as soon as they are sent. */
export const openingFarewell = 'shop_opened:'
export const supplyFarewell = 'supply_ready:'
