import { type FormEvent, useState } from 'react'
import { longestReview, type RatedPart, ratedParts } from '#core/boosters/reviews.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp, useUser } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { TextArea } from '#web/kit/ui/text-area.tsx'
import type { OrderView } from '../parts/order-facts.ts'
import { StarsField } from './stars-field.tsx'

type Written = NonNullable<NonNullable<OrderView['review']>['written']>
type Stars = Record<RatedPart, number>
const noStars: Stars = { overall: 0, skill: 0, speed: 0, communication: 0 }

function starsOf(written: Written | null): Stars {
  if (!written) return noStars
  const { overall, skill, speed, communication } = written
  return { overall, skill: skill ?? 0, speed: speed ?? 0, communication: communication ?? 0 }
}

type Props = {
  order: OrderView
  /** What is corrected; null for a new one. */
  written: Written | null
  onDone: () => void
}

/** The rating of the whole, three details that can be left out, and a few words. */
export function ReviewForm({ order, written, onDone }: Props) {
  const { t, call, format, locale } = useApp()
  const user = useUser()
  const { busy, run } = useAction()
  const [stars, setStars] = useState<Stars>(() => starsOf(written))
  const [text, setText] = useState(written?.text ?? '')
  const { overall, skill, speed, communication } = stars
  const missing = overall === 0 ? t('reviews.rateAll') : null
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (missing) return
    const details = { skill: skill || null, speed: speed || null, communication: communication || null }
    const body = { overall, ...details, text, language: locale }
    const params = { order_id: order.order_id }
    if (await run(() => call('reviewOrder', { params, body }), t('reviews.posted'))) onDone()
  }
  const length = t('reviews.length', {
    count: format.number(text.length),
    most: format.number(longestReview),
  })
  const shownAs =
    user?.kind === 'guest'
      ? t('reviews.shownAsGuest')
      : t('reviews.shownAs', { name: user?.username ?? order.customer.username })
  return (
    <form onSubmit={submit}>
      <div className="stars-list mt-3 border-t border-line">
        {ratedParts.map((part) => (
          <StarsField
            key={part}
            part={part}
            stars={stars[part]}
            onChange={(value) => setStars({ ...stars, [part]: value })}
          />
        ))}
      </div>
      <Field label={t('reviews.words')} className="mt-4" hint={`${length} ${shownAs}`}>
        <TextArea
          rows={3}
          dir="auto"
          maxLength={longestReview}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <div className="mt-4 flex flex-wrap items-start gap-2">
        <Button type="submit" variant="outline" busy={busy} disabledReason={missing}>
          {t(written ? 'reviews.save' : 'reviews.post')}
        </Button>
        <Button offline variant="quiet" onClick={onDone}>
          {t('reviews.leave')}
        </Button>
      </div>
    </form>
  )
}
