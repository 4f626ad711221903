import './review.css'
import { useState } from 'react'
import { mostStars } from '#core/boosters/reviews.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import type { OrderView } from '../parts/order-facts.ts'
import { Peak } from './peak.tsx'

/** A review in one tap: five mountains, each a button that posts its rating; a form has the rest. */
export function TapReview({ order, onDetails }: { order: OrderView; onDetails: () => void }) {
  const { t, call, locale } = useApp()
  const { busy, run } = useAction()
  const [given, setGiven] = useState(0)
  const post = (overall: number) => {
    if (busy) return
    setGiven(overall)
    const params = { order_id: order.order_id }
    void run(() => call('reviewOrder', { params, body: { overall, language: locale } }), t('reviews.posted'))
  }
  return (
    <>
      <fieldset className="stars-choices mt-3">
        <legend className="sr-only">{t('finished.rated.overall')}</legend>
        {Array.from({ length: mostStars }, (_, i) => i + 1).map((stars) => (
          <button
            key={stars}
            type="button"
            className="grid size-12 place-items-center"
            aria-label={t('finished.stars', { stars, most: mostStars })}
            aria-busy={busy || undefined}
            onClick={() => post(stars)}
          >
            <Peak size={28} isOn={stars <= given} />
          </button>
        ))}
      </fieldset>
      <p className="type-small mt-1 text-ink-2">{t('reviews.tap')}</p>
      <Button variant="outline" size="small" className="mt-3" onClick={onDetails}>
        {t('reviews.detail')}
      </Button>
    </>
  )
}
