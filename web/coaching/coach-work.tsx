import { isCoaching } from '#core/orders/order-config.ts'
import { useApp } from '../app/app-context.ts'
import { useAction } from '../app/use-action.ts'
import type { OrderView } from '../orders/order-facts.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { RecordSession } from './record-session.tsx'

/** What the coach does next: write down a session, or hand in again what staff sent back. */
export function CoachWork({ order }: { order: OrderView }) {
  const { config, session, viewer, status } = order
  if (!isCoaching(config) || viewer !== 'booster' || status !== 'boosting') return null
  const held = session?.held.reduce((sum, { hours }) => sum + hours, 0) ?? 0
  const left = config.hours - held
  if (left <= 0) return <HandInAgain order={order} />
  return <RecordSession order={order} left={left} agreedAt={session?.agreed_at ?? null} />
}

/** Sent back by staff after all hours were held: the notes are the proof, so only the word is missing. */
function HandInAgain({ order }: { order: OrderView }) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  const params = { order_id: order.order_id }
  return (
    <Card aria-labelledby="finish">
      <h2 id="finish" className="type-h3">
        {t('session.finishTitle')}
      </h2>
      <p className="type-small mt-1 mb-4 text-ink-2">{t('session.finishText')}</p>
      <Button
        variant="primary"
        busy={busy}
        onClick={() => run(() => call('finishOrder', { params, body: {} }), t('success.orderUpdated'))}
      >
        {t('session.finish')}
      </Button>
    </Card>
  )
}
