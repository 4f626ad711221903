import { meanStars } from '#core/boosters/reviews.ts'
import { games } from '#core/games/games.ts'
import { localeInfo } from '#i18n/locales.ts'
import { rankName } from '#i18n/order-words.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { WrittenIn } from '#web/frame/texts/written-in.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import type { Review } from '#web/parts/finished/finished-types.ts'
import { RatingBars } from '#web/parts/finished/rating-bars.tsx'
import { StarPeaks } from '#web/parts/finished/star-peaks.tsx'
import type { Profile } from './booster-types.ts'
import { useMore } from './use-more.ts'

const atFirst = 3

/** What customers wrote, newest first, with the distribution of their ratings. */
export function ReviewList({ booster, reviews }: { booster: Profile; reviews: readonly Review[] }) {
  const { t, call } = useApp()
  const { username, ratings, reviewed: total } = booster
  const { shown, more, busy, showMore } = useMore({
    first: reviews,
    atFirst,
    total,
    read: async (page) =>
      (await call('listBoosterReviews', { params: { username }, query: { page } })).data.items,
  })
  return (
    <section className="mt-14" aria-labelledby="reviews">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="reviews" className="type-h2">
          {t('profile.reviews')}
        </h2>
        <p className="type-small text-ink-3">{t('profile.onlyFinished')}</p>
      </div>
      {ratings === null ? (
        <p className="type-body mt-5 border-t border-line pt-5 text-ink-2">
          {total === 0 ? t('profile.noReviewsText') : t('profile.fewReviews', { count: total })}
        </p>
      ) : (
        <div className="review-columns">
          <RatingBars ratings={ratings} count={total} mean={meanStars(ratings.stars) ?? 0} />
          <div className="min-w-0">
            <ul>
              {shown.map((review) => (
                <ReviewRow key={`${review.author}${review.created_at}`} review={review} />
              ))}
            </ul>
            {more > 0 && (
              <Button variant="outline" className="mt-4" busy={busy} onClick={showMore}>
                {t('profile.moreClimbs', { count: more })}
              </Button>
            )}
          </div>
        </div>
      )}
    </section>
  )
}

function ReviewRow({ review }: { review: Review }) {
  const { t } = useApp()
  const times = useTimes()
  const { author, booster, overall, text, language, reply, created_at, order } = review
  const { tag, dir } = localeInfo(language)
  const game = games[order.game]
  return (
    <li className="border-t border-line py-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h3 className="type-sign">
          <bdi>{author || t('finished.guest')}</bdi>
        </h3>
        <StarPeaks stars={overall} />
        <span className="type-small ms-auto text-ink-3">{times.date(created_at)}</span>
      </div>
      {text && (
        <>
          <p className="type-body mt-2 max-w-[68ch] whitespace-pre-line wrap-anywhere" lang={tag} dir={dir}>
            {text}
          </p>
          <WrittenIn language={language} />
        </>
      )}
      {order.start && order.target && (
        <p className="type-small mt-1 text-ink-3">
          {t('games.climb', {
            start: rankName(t, game, order.start),
            target: rankName(t, game, order.target),
          })}
        </p>
      )}
      {reply && (
        <div className="review-reply type-small mt-3">
          <b>{t('finished.replied', { booster })}</b> <span dir="auto">{reply}</span>
        </div>
      )}
    </li>
  )
}
