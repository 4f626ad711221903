import type { Contract } from '#contract/contract.ts'
import { mostStars } from '#core/boosters/reviews.ts'
import type { GameId } from '#core/games/game.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Chip } from '#web/kit/ui/chip.tsx'
import { ReviewQuotes } from '#web/parts/finished/review-quotes.tsx'

export type GameReviews = Contract['getGameReviews']['reply']['data']

/** The mean of the game's reviews and two of them; every review is of a completed order. */
export function Reviews({ game, reviews }: { game: GameId; reviews: GameReviews }) {
  const { t, format } = useApp()
  const { count, rating, quotes } = reviews
  const stars = rating !== null && t('finished.stars', { stars: format.number(rating), most: mostStars })
  return (
    <section className="mt-16" aria-labelledby="reviews">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="reviews" className="type-h2">
          {t('game.reviewsTitle', { game: t(`games.game.${game}`) })}
        </h2>
        <p className="type-small text-ink-3">
          {quotes.some(({ demo }) => demo) && <Chip className="me-3">{t('game.demo')}</Chip>}
          {stars && <span className="me-3 text-ink-2">{t('finished.rated', { count, stars })}</span>}
          {t('game.reviewsNote')}
        </p>
      </div>
      <ReviewQuotes reviews={quotes} />
    </section>
  )
}
