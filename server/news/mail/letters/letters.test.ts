import { expect, test } from 'vitest'
import { letterKinds } from '../letter-kinds.ts'
import { writeLetter } from '../write-letter.ts'
import { accessLetters } from './access-letters.ts'
import { changeLetters } from './change-letters.ts'
import { coachingLetters } from './coaching-letters.ts'
import { disputeLetters } from './dispute-letters.ts'
import { factorLetters } from './factor-letters.ts'
import type { LetterKind, LetterSpec, OrderLetterSpec } from './letter-spec.ts'
import { openingLetters } from './opening-letters.ts'
import { orderPage } from './order-blocks.ts'
import { type NoFacts, ownLetter } from './own-letter.ts'
import { paymentLetters } from './payment-letters.ts'
import { progressLetters } from './progress-letters.ts'
import { raffleLetters } from './raffle-letters.ts'
import { rightsLetters } from './rights-letters.ts'
import { supplyLetters } from './supply-letters.ts'
import { supportLetters } from './support-letters.ts'
import { workLetters } from './work-letters.ts'

test('each kind of letter is in one family', () => {
  const families = [
    paymentLetters,
    progressLetters,
    coachingLetters,
    changeLetters,
    disputeLetters,
    accessLetters,
    factorLetters,
    rightsLetters,
    workLetters,
    supportLetters,
    openingLetters,
    supplyLetters,
    raffleLetters,
  ]
  expect(families.flatMap(Object.keys).toSorted()).toEqual(letterKinds.toSorted())
})

test('a letter that lacks something does not compile', () => {
  const whole = {
    reader: 'customer',
    reason: 'order',
    topic: 'payments',
    page: orderPage,
    example: { order: 'climb' },
  } as const satisfies LetterSpec<'order_paid'>
  const { example: _, ...withoutExample } = whole
  // @ts-expect-error: it has no example.
  withoutExample satisfies LetterSpec<'order_paid'>

  const family = {
    order_paid: whole,
    // @ts-expect-error: no kind has this name, because no text begins with it.
    order_payed: whole,
  } satisfies Partial<Record<LetterKind, OrderLetterSpec>>

  // @ts-expect-error: the table has every kind.
  family satisfies { [Kind in LetterKind]: LetterSpec<Kind> }

  const ofAccount = { reason: 'account', topic: 'account' } as const
  const withoutEmail = ownLetter({
    ...ofAccount,
    words: (_: NoFacts) => ({ page: '/' }),
    example: {},
  })
  // @ts-expect-error: its texts name {email}.
  withoutEmail satisfies LetterSpec<'email_changed'>

  // @ts-expect-error: a letter about an order has no {email}.
  whole satisfies LetterSpec<'email_changed'>

  const withEmail = ownLetter({
    ...ofAccount,
    words: ({ email }: { email: string }) => ({ values: { email }, page: '/' }),
    // @ts-expect-error: the example has no address.
    example: {},
  })
  withEmail satisfies LetterSpec<'email_changed'>

  const work = {} as Parameters<typeof writeLetter>[0]
  const to = { email: 'mira@example.com', locale: 'en', username: null } as const
  const calls = [
    () => writeLetter(work, 'email_changed', to, { email: 'mira@example.com' }),
    // @ts-expect-error: the letter names an address.
    () => writeLetter(work, 'email_changed', to, {}),
    // @ts-expect-error: no letter has this name.
    () => writeLetter(work, 'email_changd', to, {}),
  ]
  expect(calls).toHaveLength(3)
})
