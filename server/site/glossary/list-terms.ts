import type { z } from 'zod'
import type { listTerms as call } from '#contract/glossary.ts'
import type { GameId, ServiceId } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { serviceRanges } from '#core/prices/ladder-prices.ts'
import type { PriceTable } from '#core/prices/price-table.ts'
import { isPriced } from '#core/prices/priced-games.ts'
import { glossaryTerms } from '#core/site/glossary.ts'
import { alphabetOf, inAlphabet, letterOf } from '#i18n/alphabet.ts'
import type { Locale } from '#i18n/locales.ts'
import { presentPrices } from '#server/money/prices/price-table-store.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { glossaryWords } from './glossary-words.ts'

type Listed = z.output<typeof call.reply>['data']
type Term = Listed['letters'][number]['terms'][number]

/** The whole glossary in a language, under the letters of its alphabet. */
export async function listTerms(services: Services, locale: Locale): Promise<Listed> {
  const [words, english, prices] = await Promise.all([
    glossaryWords(locale),
    glossaryWords('en'),
    pricesIfSet(services),
  ])
  const terms = glossaryTerms.flatMap((facts): Term[] => {
    const own = words.terms.get(facts.id)
    if (!own) return []
    const inEnglish = english.terms.get(facts.id)?.name ?? null
    const see = 'see' in facts ? words.terms.get(facts.see) : undefined
    return [
      {
        ...own,
        id: facts.id,
        english: inEnglish === own.name ? null : inEnglish,
        games: [...facts.games],
        ours: 'ours' in facts,
        drawing: 'drawing' in facts ? facts.drawing : null,
        see: see && 'see' in facts ? { id: facts.see, name: see.name } : null,
        from: prices && 'service' in facts ? lowestPrice(prices, facts.games, facts.service) : null,
      },
    ]
  })
  const compare = inAlphabet(locale)
  const byLetter = Map.groupBy(
    terms.toSorted((one, other) => compare(one.name, other.name)),
    ({ name }) => letterOf(locale, name),
  )
  const letters = alphabetOf(locale).map((letter) => ({ letter, terms: byLetter.get(letter) ?? [] }))
  return { letters, labels: words.labels }
}

/** The lowest price of a service in any of the games, and the game that has it. */
function lowestPrice(prices: PriceTable, of: readonly GameId[], service: ServiceId): Term['from'] {
  const all = of
    .filter((game) => isPriced(prices, game))
    .map((game) => ({ service, game, amount: serviceRanges(prices, games[game])[service].low }))
  return all.reduce<Term['from']>((low, each) => (low && low.amount <= each.amount ? low : each), null)
}

/** A shop that isn't open yet explains its words all the same. */
async function pricesIfSet(services: Services): Promise<PriceTable | null> {
  try {
    return await presentPrices(services)
  } catch (error) {
    if (error instanceof AppError && error.code === 'prices_not_set') return null
    throw error
  }
}
