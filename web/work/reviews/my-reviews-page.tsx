import { answerStates } from '#core/boosters/reviews.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import type { LoaderContext, MetaContext } from '#web/frame/router/page.ts'
import { useApp, usePerson } from '#web/frame/session/app-context.ts'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import { RatingBars } from '#web/parts/finished/rating-bars.tsx'
import { FilterBar } from '#web/parts/lists/filter-bar.tsx'
import { List } from '#web/parts/lists/list.tsx'
import { readList } from '#web/parts/lists/list-query.ts'
import { useList } from '#web/parts/lists/use-list.ts'
import {
  type MyReview,
  type MyReviews,
  myReviewList,
  readMyReviews,
  starChoices,
} from './my-reviews-query.ts'
import { ReviewEntry } from './review-entry.tsx'

export function loader({ call, url }: LoaderContext) {
  return readMyReviews(call, readList(myReviewList, url.searchParams))
}

export function meta({ t, site }: MetaContext<MyReviews>) {
  return { title: `${t('shell.myReviews')} | ${site.name}`, description: t('myreviews.lead') }
}

/** All that customers said of a booster, with the answers that are due first. */
export function Page({ data }: { data: MyReviews }) {
  const { t } = useApp()
  const shown = useList(myReviewList)
  const { ratings, due } = data
  const list = (
    <List
      list={data}
      shown={shown}
      none={{ title: t('myreviews.none'), text: t('profile.noReviewsText'), action: <ToProfile /> }}
      bar={
        <FilterBar
          shown={shown}
          count={data.total}
          choices={[
            {
              name: 'answer',
              label: t('myreviews.answer'),
              options: answerStates.map((state) => [state, t(`myreviews.answer.${state}`)]),
            },
            {
              name: 'stars',
              label: t('adminreviews.colRating'),
              options: starChoices.map((stars) => [stars, t('finished.stars', { stars, most: 5 })]),
            },
          ]}
        />
      }
      count={t('adminreviews.total', { count: data.total })}
    >
      <Groups reviews={data.items} />
    </List>
  )
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="type-h1">{t('shell.myReviews')}</h1>
          <p className="type-body mt-1 text-ink-2">
            {due > 0 ? t('day.answers', { count: due }) : t('myreviews.lead')}
          </p>
        </div>
        {data.total > 0 && <ToProfile />}
      </div>
      {ratings.overall === null ? (
        <div className="mt-6">{list}</div>
      ) : (
        <div className="review-columns">
          <RatingBars ratings={ratings} count={ratings.count} mean={ratings.overall} />
          <div className="min-w-0">{list}</div>
        </div>
      )}
    </>
  )
}

/** Those that wait for an answer have a heading of their own. */
function Groups({ reviews }: { reviews: readonly MyReview[] }) {
  const { t } = useApp()
  const groups = [
    { title: t('myreviews.answer.due'), items: reviews.filter(({ answer }) => answer === 'due') },
    { title: t('myreviews.others'), items: reviews.filter(({ answer }) => answer !== 'due') },
  ].filter(({ items }) => items.length > 0)
  return groups.map(({ title, items }) => (
    <section key={title} aria-label={title} className="mt-6 first:mt-2">
      <h2 className="type-h3 mb-3">{title}</h2>
      <ul>
        {items.map((review) => (
          <ReviewEntry key={review.review_id} review={review} />
        ))}
      </ul>
    </section>
  ))
}

function ToProfile() {
  const { t } = useApp()
  const username = usePerson()?.name
  return (
    username && (
      <LocaleLink
        to="/booster/:username"
        params={{ username }}
        className={buttonClass({ variant: 'outline' })}
      >
        {t('myreviews.profile')}
      </LocaleLink>
    )
  )
}
