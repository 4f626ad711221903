import { useState } from 'react'
import { orderNumber } from '#core/base/order-number.ts'
import { reviewAspects } from '#core/boosters/reviews.ts'
import { games } from '#core/games/games.ts'
import { listed, named } from '#i18n/joined-words.ts'
import { localeInfo } from '#i18n/locales.ts'
import { rankName } from '#i18n/order-words.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { readWaiting } from '#web/frame/shell/waiting.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { WrittenIn } from '#web/frame/texts/written-in.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Chip } from '#web/kit/ui/chip.tsx'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { ReplyForm } from '#web/orders/order/review/reply-form.tsx'
import { StarPeaks } from '#web/parts/finished/star-peaks.tsx'
import type { MyReview } from './my-reviews-query.ts'

/** What a customer said, about which order, and the booster's answer or what became of it. */
export function ReviewEntry({ review }: { review: MyReview }) {
  const { t } = useApp()
  const times = useTimes()
  const { author, overall, text, language, created_at, edited_at, answer } = review
  const { tag, dir } = localeInfo(language)
  return (
    <li data-row={review.review_id} className="border-t border-line py-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h3 className="type-sign">
          <bdi>{author || t('finished.guest')}</bdi>
        </h3>
        <StarPeaks stars={overall} />
        {(answer === 'hidden' || answer === 'apart') && (
          <Chip tone="warning" icon={<DashboardIcon name="eye-off" size={16} />}>
            {t(`myreviews.answer.${answer}`)}
          </Chip>
        )}
        <span className="type-small ms-auto text-ink-3">
          {edited_at ? t('reviews.edited', { date: times.date(edited_at) }) : times.date(created_at)}
        </span>
      </div>
      <Parts review={review} />
      {text && (
        <>
          <p className="type-body mt-2 max-w-[68ch] whitespace-pre-line wrap-anywhere" lang={tag} dir={dir}>
            {text}
          </p>
          <WrittenIn language={language} />
        </>
      )}
      <About review={review} />
      <Answer review={review} />
    </li>
  )
}

/** 'Skill: 5, Speed: 4', as far as the customer rated them. */
function Parts({ review }: { review: MyReview }) {
  const { t, format } = useApp()
  const parts = reviewAspects.flatMap((aspect) => {
    const stars = review[aspect]
    return stars === null ? [] : [named(t, t(`finished.rated.${aspect}`), format.number(stars))]
  })
  const [first, ...more] = parts
  if (!first) return null
  return <p className="type-small mt-1 text-ink-2">{listed(t, first, ...more)}</p>
}

/** Which order it is about. */
function About({ review: { order, order_id, number, own } }: { review: MyReview }) {
  const { t, format } = useApp()
  const { game, service, start, target } = order
  const climb =
    start && target
      ? t('games.climb', {
          start: rankName(t, games[game], start),
          target: rankName(t, games[game], target),
        })
      : t(`games.service.${service}`)
  const name = format.ltr(orderNumber(number))
  return (
    <p className="type-small mt-1 flex flex-wrap gap-x-3 text-ink-3">
      <span>{climb}</span>
      {own ? (
        <LocaleLink to="/dashboard/order/:order_id" params={{ order_id }} className="text-link">
          {name}
        </LocaleLink>
      ) : (
        name
      )}
    </p>
  )
}

function Answer({ review }: { review: MyReview }) {
  const { t, call } = useApp()
  const times = useTimes()
  const [writing, setWriting] = useState(false)
  const { answer, order_id, reply, reply_until, hidden_reason } = review
  if (writing && reply_until)
    return (
      <div className="max-w-[68ch]">
        <ReplyForm
          orderId={order_id}
          reply={reply}
          leaves
          onDone={() => {
            setWriting(false)
            // The menu counts what is due.
            void readWaiting(call).catch(console.warn)
          }}
        />
      </div>
    )
  const until = reply_until && times.date(reply_until)
  return (
    <>
      {hidden_reason && (
        <Notice tone="warning" className="mt-3">
          {t('reviews.hidden', { reason: hidden_reason })}
        </Notice>
      )}
      {answer === 'apart' && <p className="type-small mt-3 text-ink-2">{t('myreviews.apart')}</p>}
      {answer === 'over' && <p className="type-small mt-3 text-ink-3">{t('myreviews.over')}</p>}
      {reply && (
        <div className="review-reply type-small mt-3">
          <b>{t('myreviews.yours')}</b> <span dir="auto">{reply}</span>
        </div>
      )}
      {until && (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant={reply ? 'quiet' : 'outline'} size="small" onClick={() => setWriting(true)}>
            {t(reply ? 'reviews.editReply' : 'myreviews.write')}
          </Button>
          <span className="type-small text-ink-2">
            {t(reply ? 'reviews.replyUntil' : 'myreviews.until', { date: until })}
          </span>
        </div>
      )}
    </>
  )
}
