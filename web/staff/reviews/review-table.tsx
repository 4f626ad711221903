import type { Contract } from '#contract/contract.ts'
import { orderNumber } from '#core/base/order-number.ts'
import { localeInfo } from '#i18n/locales.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp, useTranslate } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Chip } from '#web/kit/ui/chip.tsx'
import { StarPeaks } from '#web/parts/finished/star-peaks.tsx'
import { type Column, ListTable } from '#web/parts/lists/list-table.tsx'
import type { ShownList } from '#web/parts/lists/use-list.ts'

export type StaffReview = Contract['listReviews']['reply']['data']['items'][number]

type Props = {
  reviews: readonly StaffReview[]
  shown: ShownList
  onOpen: (review: StaffReview) => void
}

/** A row for each review: who wrote what about whom. */
export function ReviewTable({ reviews, shown, onOpen }: Props) {
  return (
    <ListTable
      label={useTranslate()('shell.adminReviews')}
      rows={reviews}
      columns={useColumns(onOpen)}
      keyOf={({ review_id }) => review_id}
      shown={shown}
    />
  )
}

function useColumns(onOpen: Props['onOpen']): Column<StaffReview>[] {
  const { t } = useApp()
  const { day } = useTimes()
  return [
    { head: t('shell.role.booster'), cell: (review) => <About review={review} /> },
    {
      head: t('adminreviews.colRating'),
      place: 'mark',
      cell: ({ overall, hidden }) => (
        <span className="flex flex-wrap items-center gap-2">
          <StarPeaks stars={overall} />
          {hidden && <Chip tone="warning">{t('adminreviews.state.hidden')}</Chip>}
        </span>
      ),
    },
    {
      head: t('adminreviews.colReview'),
      place: 'line',
      className: 'max-w-[44ch]',
      cell: (review) => <ReviewWords review={review} />,
    },
    {
      head: t('order.colDate'),
      className: 'whitespace-nowrap text-ink-2',
      cell: ({ created_at }) => day(created_at),
    },
    {
      head: '',
      label: t('adminreviews.hide'),
      place: 'end',
      cell: (review) => (
        <Button variant="outline" size="small" aria-haspopup="dialog" onClick={() => onOpen(review)}>
          {t(review.hidden ? 'adminreviews.show' : 'adminreviews.hide')}
        </Button>
      ),
    },
  ]
}

function About({ review: { booster, order_id, number, customer } }: { review: StaffReview }) {
  const { format } = useApp()
  return (
    <>
      <LocaleLink
        to="/booster/:username"
        params={{ username: booster }}
        className="block font-semibold hover:underline"
      >
        <bdi>{booster}</bdi>
      </LocaleLink>
      <span className="type-small text-ink-2">
        <LocaleLink to="/dashboard/order/:order_id" params={{ order_id }} className="text-link">
          {format.ltr(orderNumber(number))}
        </LocaleLink>{' '}
        <bdi>{customer.username}</bdi>
      </span>
    </>
  )
}

/** The text, the booster's answer, and why it is hidden. */
export function ReviewWords({ review: { text, language, reply, hidden, booster } }: { review: StaffReview }) {
  const { t } = useApp()
  const { tag, dir } = localeInfo(language)
  return (
    <div className="grid gap-1.5 wrap-anywhere">
      {text ? (
        <p lang={tag} dir={dir} className="whitespace-pre-line">
          {text}
        </p>
      ) : (
        <p className="text-ink-3">{t('adminreviews.noText')}</p>
      )}
      {reply && (
        <div className="review-reply type-small">
          <b>{t('finished.replied', { booster })}</b> <span dir="auto">{reply}</span>
        </div>
      )}
      {hidden && <p className="type-small text-warning">{t('reviews.hidden', { reason: hidden.reason })}</p>}
    </div>
  )
}
