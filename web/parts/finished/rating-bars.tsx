import '#web/kit/drawing/ratings/rating-bars.css'
import type { Contract } from '#contract/contract.ts'
import { mostStars, reviewAspects } from '#core/boosters/reviews.ts'
import { useApp } from '#web/frame/session/app-context.ts'

type Ratings = NonNullable<Contract['getBooster']['reply']['data']['booster']['ratings']>
type Props = { ratings: Ratings; count: number; mean: number }

/** The mean of all reviews, how many gave each number of stars, and the mean of each part. */
export function RatingBars({ ratings, count: total, mean }: Props) {
  const { t, format } = useApp()
  return (
    <div>
      <p className="type-price-card">
        {format.number(mean)}{' '}
        <span className="type-sign text-ink-3">
          {t('finished.stars', { stars: '', most: mostStars }).trim()}
        </span>
      </p>
      <ul className="mt-3 grid gap-1">
        {ratings.stars
          .map((count, i) => ({ count, stars: i + 1 }))
          .toReversed()
          .map(({ count, stars }) => (
            <li key={stars} className="rating-bar type-caption text-ink-3 tabular-nums">
              <span className="sr-only">
                {t('profile.starsCount', { count: stars, stars, total: format.number(count) })}
              </span>
              <span aria-hidden="true">{stars}</span>
              <i aria-hidden="true">
                <i style={{ inlineSize: `${(count / total) * 100}%` }} />
              </i>
              <span className="text-end" aria-hidden="true">
                {format.number(count)}
              </span>
            </li>
          ))}
      </ul>
      <dl className="type-small mt-5 grid gap-1">
        {reviewAspects
          .filter((aspect) => ratings[aspect] !== null)
          .map((aspect) => (
            <div key={aspect} className="flex justify-between gap-x-3">
              <dt className="text-ink-2">{t(`finished.rated.${aspect}`)}</dt>
              <dd className="tabular-nums">{format.number(ratings[aspect] ?? 0)}</dd>
            </div>
          ))}
      </dl>
    </div>
  )
}
