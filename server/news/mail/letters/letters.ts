import { accessLetters } from './access-letters.ts'
import { changeLetters } from './change-letters.ts'
import { coachingLetters } from './coaching-letters.ts'
import { disputeLetters } from './dispute-letters.ts'
import { factorLetters } from './factor-letters.ts'
import type { LetterFacts, LetterKind, LetterSpec, OrderLetterSpec } from './letter-spec.ts'
import { openingLetters } from './opening-letters.ts'
import { paymentLetters } from './payment-letters.ts'
import { progressLetters } from './progress-letters.ts'
import { raffleLetters } from './raffle-letters.ts'
import { rightsLetters } from './rights-letters.ts'
import { supplyLetters } from './supply-letters.ts'
import { supportLetters } from './support-letters.ts'
import { workLetters } from './work-letters.ts'

const aboutOrders = {
  ...paymentLetters,
  ...progressLetters,
  ...coachingLetters,
  ...changeLetters,
  ...disputeLetters,
}
export type OrderLetter = keyof typeof aboutOrders

/** The letters about an order. */
export const orderLetters: Readonly<Record<OrderLetter, OrderLetterSpec>> = aboutOrders

/** The others, each written from facts of its own. */
export const ownLetters = {
  ...accessLetters,
  ...factorLetters,
  ...rightsLetters,
  ...workLetters,
  ...supportLetters,
  ...openingLetters,
  ...supplyLetters,
  ...raffleLetters,
}
export type OwnLetter = keyof typeof ownLetters

/** Every kind of letter. One without an example, or without a value that its texts name, doesn't compile. */
export const letters: Readonly<Record<LetterKind, LetterFacts>> = {
  ...aboutOrders,
  ...ownLetters,
} satisfies { [Kind in LetterKind]: LetterSpec<Kind> }
