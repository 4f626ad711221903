import { href } from '#i18n/href.ts'
import type { Locale } from '#i18n/locales.ts'
import type { LetterFacts, LetterKind, Words } from './letter-spec.ts'
import { madeUp } from './made-up.ts'
import { ownLetter } from './own-letter.ts'

type Raffle = { title: string; slug: string; number: number }
type Won = Raffle & { prize: string; until: Date }

const pageOf = ({ slug }: Raffle, locale: Locale) => href('/raffles/:slug', locale, { slug })
const about = { reason: 'raffle', topic: 'raffles' } as const
const madeUpRaffle: Raffle = { title: 'Winter raffle', slug: 'winter-raffle', number: 212 }
const madeUpPrize: Won = { ...madeUpRaffle, prize: '€25.00 for any order', until: madeUp.now }

const won = (raffle: Won, { locale, time, zone }: Words) => {
  const { title, prize, number, until } = raffle
  return {
    page: pageOf(raffle, locale),
    values: { raffle: title, prize, ticket: number, time: time.dateTime(until), zone },
  }
}

/** To someone who entered a raffle: the ticket, what it won, and a reminder to take it. */
export const raffleLetters = {
  raffle_entered: ownLetter({
    ...about,
    words: (raffle: Raffle & { closesAt: Date }, { locale, time, zone }) => ({
      page: pageOf(raffle, locale),
      values: { raffle: raffle.title, ticket: raffle.number, time: time.dateTime(raffle.closesAt), zone },
    }),
    example: { ...madeUpRaffle, closesAt: madeUp.now },
  }),
  raffle_won: ownLetter({ ...about, words: won, example: madeUpPrize }),
  raffle_waits: ownLetter({ ...about, words: won, example: madeUpPrize }),
} satisfies Partial<Record<LetterKind, LetterFacts>>
