import { useState } from 'react'
import { mostStars, ratedParts } from '#core/boosters/reviews.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Card } from '#web/kit/ui/card.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { StarPeaks } from '#web/parts/finished/star-peaks.tsx'
import type { OrderView } from '../parts/order-facts.ts'
import { ReplyForm } from './reply-form.tsx'
import { ReviewForm } from './review-form.tsx'
import { TapReview } from './tap-review.tsx'

/** The review of a completed order: its customer writes it, its booster answers, and both read it. */
export function ReviewCard({ order }: { order: OrderView }) {
  const { t } = useApp()
  const [editing, setEditing] = useState(false)
  const { review, viewer } = order
  if (!review || !(review.written || review.write_until)) return null
  const taps = review.write_until !== null && !review.written && !editing
  const booster = order.booster?.username ?? ''
  return (
    <Card aria-labelledby="review">
      <h2 id="review" className="type-h3">
        {t(review.written ? (viewer === 'customer' ? 'reviews.yours' : 'reviews.one') : 'reviews.title')}
      </h2>
      {!review.written && <p className="type-small mt-2 text-ink-2">{t('reviews.lead', { booster })}</p>}
      {taps ? (
        <TapReview order={order} onDetails={() => setEditing(true)} />
      ) : editing ? (
        <ReviewForm order={order} written={review.written} onDone={() => setEditing(false)} />
      ) : (
        <Written order={order} onEdit={() => setEditing(true)} />
      )}
    </Card>
  )
}

function Written({ order, onEdit }: { order: OrderView; onEdit: () => void }) {
  const { t } = useApp()
  const times = useTimes()
  const { review, viewer } = order
  const written = review?.written
  if (!review || !written) return null
  const { text, at, edited_at, hidden_reason, author } = written
  return (
    <>
      <p className="type-small mt-1 text-ink-3">
        {viewer !== 'customer' && <bdi>{author || t('finished.guest')}</bdi>}{' '}
        {edited_at ? t('reviews.edited', { date: times.date(edited_at) }) : times.date(at)}
      </p>
      {hidden_reason && (
        <Notice tone="warning" className="mt-3">
          {t('reviews.hidden', { reason: hidden_reason })}
        </Notice>
      )}
      <dl className="type-table mt-3 grid gap-1.5">
        {ratedParts.map((part) => {
          const stars = written[part]
          return (
            stars !== null && (
              <div key={part} className="flex flex-wrap justify-between gap-x-4">
                <dt className="text-ink-2">{t(`finished.rated.${part}`)}</dt>
                <dd>
                  <StarPeaks stars={Math.min(mostStars, stars)} />
                </dd>
              </div>
            )
          )
        })}
      </dl>
      {text && (
        <p dir="auto" className="type-body mt-3 whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      )}
      {review.write_until && (
        <div className="mt-4">
          <Button variant="outline" size="small" onClick={onEdit}>
            {t('reviews.edit')}
          </Button>
          <p className="type-caption mt-2 text-ink-3">
            {t('reviews.editUntil', { date: times.date(review.write_until) })}
          </p>
        </div>
      )}
      <Reply order={order} reply={written.reply} until={review.reply_until} />
    </>
  )
}

type ReplyProps = { order: OrderView; reply: string | null; until: string | null }

function Reply({ order, reply, until }: ReplyProps) {
  const { t } = useApp()
  const times = useTimes()
  const [editing, setEditing] = useState(false)
  if (until && (editing || !reply))
    return <ReplyForm orderId={order.order_id} reply={reply} onDone={() => setEditing(false)} />
  if (!reply) return null
  return (
    <>
      <div className="review-reply type-small mt-4">
        <b>{t('finished.replied', { booster: order.booster?.username ?? '' })}</b>{' '}
        <span dir="auto">{reply}</span>
      </div>
      {until && (
        <div className="mt-3">
          <Button variant="quiet" size="small" onClick={() => setEditing(true)}>
            {t('reviews.editReply')}
          </Button>
          <p className="type-caption mt-1 text-ink-3">
            {t('reviews.replyUntil', { date: times.date(until) })}
          </p>
        </div>
      )}
    </>
  )
}
