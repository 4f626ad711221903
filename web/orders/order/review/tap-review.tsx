import './review.css'
import { useId, useState } from 'react'
import { mostStars } from '#core/boosters/reviews.ts'
import { useConnectionLost } from '#web/frame/pwa/needs-connection.tsx'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import type { OrderView } from '../parts/order-facts.ts'
import { Peak } from './peak.tsx'

/**
 * A review in one tap: five mountains, each a button that posts its rating; a form has the rest. A rating that didn't arrive
 * isn't shown as given.
 */
export function TapReview({ order, onDetails }: { order: OrderView; onDetails: () => void }) {
  const { t, call, locale } = useApp()
  const { busy, run } = useAction()
  const isLost = useConnectionLost()
  const hint = useId()
  const [given, setGiven] = useState(0)
  const post = async (overall: number) => {
    if (busy || isLost) return
    setGiven(overall)
    const params = { order_id: order.order_id }
    const body = { overall, language: locale }
    if (!(await run(() => call('reviewOrder', { params, body }), t('reviews.posted')))) setGiven(0)
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
            aria-disabled={isLost || undefined}
            aria-describedby={hint}
            onClick={() => void post(stars)}
          >
            <Peak size={28} isOn={stars <= given} />
          </button>
        ))}
      </fieldset>
      <p id={hint} className="type-small mt-1 text-ink-2">
        {t(isLost ? 'shell.needsConnection' : 'reviews.tap')}
      </p>
      <Button variant="outline" size="small" className="mt-3" onClick={onDetails}>
        {t('reviews.detail')}
      </Button>
    </>
  )
}
