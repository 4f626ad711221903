import { useAction } from '../../router/use-action.ts'
import { useApp } from '../../session/app-context.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { type OrderView, offered } from '../order-facts.ts'
import { RecordSession } from './record-session.tsx'

/** The coach's next step: record a session, or submit the work that staff sent back. */
export function CoachWork({ order }: { order: OrderView }) {
  const { session, logged } = order
  if (!session) return null
  if (offered(order, 'finish')?.refusal === null) return <HandInAgain order={order} />
  if (!offered(order, 'session_held')) return null
  return <RecordSession order={order} left={logged.of - logged.done} agreedAt={session.agreed_at} />
}

/** Staff sent it back after all hours were done. The notes are the proof, so the coach only needs to submit again. */
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
