import { href } from '#i18n/href.ts'
import type { LetterFacts, LetterKind, Words } from './letter-spec.ts'
import { madeUp } from './made-up.ts'
import { type NoFacts, ownLetter } from './own-letter.ts'

const notice = { reason: 'account', topic: 'account' } as const
const board = {
  words: (_: NoFacts, { locale }: Words) => ({ page: href('/dashboard/booster/available-orders', locale) }),
}

const application = { reason: 'application', topic: 'application', counts: 'nobody' } as const
type Note = { note: string }
const noted = ({ note }: Note, { locale }: Words) => ({
  above: note ? [{ is: 'quote' as const, text: note }] : [],
  page: href('/become-booster', locale),
})

/** Working as a booster: the application, what staff change about the work, and where the pay goes. */
export const workLetters = {
  application_sent: ownLetter({
    ...application,
    words: ({ due }: { due: Date | null }, { locale, time }) => ({
      values: { date: due ? time.day(due) : '' },
      page: href('/become-booster', locale),
    }),
    example: { due: new Date('2026-11-25T17:50:00Z') },
  }),
  application_asked: ownLetter({
    ...application,
    words: noted,
    example: { note: 'Which of the accounts in your pictures is yours?' },
  }),
  application_accepted: ownLetter({
    ...application,
    words: ({ note }: Note, words) => ({ ...noted({ note }, words), ...board.words({}, words) }),
    example: { note: '' },
  }),
  application_refused: ownLetter({
    ...application,
    words: noted,
    example: { note: 'We can’t find the season that your pictures show.' },
  }),
  work_begins: ownLetter({ ...notice, counts: 'nobody', ...board, example: {} }),
  work_changed: ownLetter({ ...notice, counts: 'nobody', ...board, example: {} }),
  work_paused: ownLetter({
    ...notice,
    counts: 'nobody',
    words: (_: NoFacts, { locale }) => ({ page: href('/dashboard/booster/active-orders', locale) }),
    example: {},
  }),
  work_resumed: ownLetter({ ...notice, counts: 'nobody', ...board, example: {} }),
  payout_details_saved: ownLetter({
    ...notice,
    words: ({ start, end, usable }: { start: string; end: string; usable: Date }, { locale, time }) => ({
      values: { start, end, date: time.date(usable) },
      page: href('/dashboard/booster/earnings', locale),
    }),
    example: { start: 'DE89', end: '3000', usable: madeUp.now },
  }),
} satisfies Partial<Record<LetterKind, LetterFacts>>
