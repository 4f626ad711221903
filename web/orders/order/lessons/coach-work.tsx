import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Card } from '#web/kit/ui/card.tsx'
import { offered } from '../parts/offered.ts'
import type { OrderView } from '../parts/order-facts.ts'
import { RecordLesson } from './record-lesson.tsx'

/** The coach's next step: record a lesson, or submit the work that staff sent back. */
export function CoachWork({ order }: { order: OrderView }) {
  const { session: lesson, logged } = order
  if (!lesson) return null
  if (offered(order, 'finish')?.refusal === null) return <HandInAgain order={order} />
  if (!offered(order, 'session_held')) return null
  return <RecordLesson order={order} left={logged.of - logged.done} agreedAt={lesson.agreed_at} />
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
