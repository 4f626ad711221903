import { href } from '#i18n/href.ts'
import type { LetterFacts, LetterKind } from './letter-spec.ts'
import { madeUpToken } from './made-up.ts'
import { type NoFacts, ownLetter } from './own-letter.ts'

/** Before the opening and on its day, and the mail by which staff see whether mails arrive. */
export const openingLetters = {
  opening_confirm: ownLetter({
    reason: 'opening',
    topic: null,
    secret: true,
    counts: 'network',
    words: ({ token }: { token: string }, { locale }) => ({
      page: href('/opening-mail/:token', locale, { token }),
    }),
    example: madeUpToken,
  }),
  shop_opened: ownLetter({
    reason: 'opening',
    topic: null,
    words: (_: NoFacts, { locale }) => ({ page: href('/', locale) }),
    example: {},
  }),
  test_mail: ownLetter({
    reason: 'account',
    topic: 'account',
    words: (_: NoFacts, { locale }) => ({ page: href('/dashboard/admin/opening', locale) }),
    example: {},
  }),
} satisfies Partial<Record<LetterKind, LetterFacts>>
