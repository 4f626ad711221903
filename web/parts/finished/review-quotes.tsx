import './finished.css'
import { games } from '#core/games/games.ts'
import { listed } from '#i18n/joined-words.ts'
import { localeInfo } from '#i18n/locales.ts'
import { rankName } from '#i18n/order-words.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { WrittenIn } from '#web/frame/texts/written-in.tsx'
import { Avatar } from '#web/kit/ui/avatar.tsx'
import { ClimbProfile } from './climb-ends.tsx'
import type { Review } from './finished-types.ts'
import { StarPeaks } from './star-peaks.tsx'

/** Two reviews in large type, with who wrote them about which order. Needs the texts of `games` and `finished`. */
export function ReviewQuotes({ reviews }: { reviews: readonly Review[] }) {
  return (
    <div className="grid gap-x-16 gap-y-10 md:grid-cols-2">
      {reviews.map((review) => (
        <ReviewQuote key={`${review.booster}${review.created_at}`} review={review} />
      ))}
    </div>
  )
}

function ReviewQuote({ review }: { review: Review }) {
  const { t } = useApp()
  const times = useTimes()
  const { author, booster, overall, text, language, order, created_at } = review
  const { tag, dir } = localeInfo(language)
  const { game, start, target } = order
  const name = author || t('finished.guest')
  return (
    <figure className="flex h-full flex-col justify-between gap-6">
      <blockquote className="review-quote" lang={tag} dir={dir}>
        <p>
          <q>{text}</q>
        </p>
      </blockquote>
      <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Avatar name={name} />
        <div className="min-w-0 grow">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <bdi className="type-sign">{name}</bdi>
            <StarPeaks stars={overall} />
          </p>
          <WrittenIn language={language} />
          <p className="type-small text-ink-3">
            {listed(t, t(`games.service.${order.service}`), times.date(created_at))}{' '}
            <LocaleLink
              to="/booster/:username"
              params={{ username: booster }}
              className="hit underline hover:text-ink"
              aria-label={t('finished.profileOf', { booster })}
            >
              <bdi>{booster}</bdi>
            </LocaleLink>
          </p>
        </div>
        {start && target && (
          <span>
            <span className="sr-only">
              {t('games.climb', {
                start: rankName(t, games[game], start),
                target: rankName(t, games[game], target),
              })}
            </span>
            <ClimbProfile climb={{ game, start, target }} />
          </span>
        )}
      </figcaption>
    </figure>
  )
}
