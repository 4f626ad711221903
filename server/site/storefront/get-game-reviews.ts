import { minuteMs } from '#core/base/durations.ts'
import { meanRating } from '#core/boosters/reviews.ts'
import { type GameId, gameIds } from '#core/games/game.ts'
import { type Locale, locales } from '#i18n/locales.ts'
import { findQuotable, sumRatings } from '#server/boosters/reviews/review-store.ts'
import { reviewView } from '#server/boosters/reviews/review-view.ts'
import type { Db } from '#server/platform/db/pool.ts'
import { Remembered } from '#server/platform/db/remember.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { quoted } from './get-storefront.ts'

const quotes = 2

/** What customers say about a game's orders, at most a minute old; without a mean until there are enough reviews. */
export function getGameReviews({ db }: Services, { game, language }: { game: GameId; language: Locale }) {
  return remembered.get(db, `${game} ${language}`, () => read(db, game, language))
}

const remembered = new Remembered<Awaited<ReturnType<typeof read>>>({
  forMs: minuteMs,
  most: gameIds.length * locales.length,
})

async function read(db: Db, game: GameId, language: Locale) {
  const [{ count, sum }, found] = await Promise.all([
    sumRatings(db, game),
    findQuotable(db, quoted, { language, limit: quotes, game }),
  ])
  const rating = meanRating(Number(sum), Number(count))
  return { count: Number(count), rating, quotes: rating === null ? [] : found.map(reviewView) }
}
