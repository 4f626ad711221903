import { useState } from 'react'
import { actionsFor } from '#core/orders/lifecycle.ts'
import { useApp } from '../app/app-context.ts'
import { useAction } from '../app/use-action.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Notice } from '../ui/notice.tsx'
import { countKey } from './count-facts.ts'
import { actorOf } from './order-actions.tsx'
import type { OrderView } from './order-facts.ts'
import { ProofPicture } from './proof-picture.tsx'
import { ReasonField, reasonMissing } from './reason-field.tsx'

/** The handed-in result: its proof, and who may accept it or send it back. */
export function CheckCard({ order }: { order: OrderView }) {
  const { t, format, call } = useApp()
  const { busy, run } = useAction()
  const [reason, setReason] = useState('')
  if (order.status === 'completed')
    return (
      <Notice
        tone="good"
        title={t(order.session ? 'session.completedTitle' : `order.completedTitle${countKey(order)}`)}
      >
        {t(order.session ? 'session.completedText' : 'order.completedText')}
      </Notice>
    )
  if (order.status !== 'verification_required') return <Rejected order={order} />
  const actions = actionsFor(order.status, actorOf(order))
  const params = { order_id: order.order_id }
  return (
    <Card aria-labelledby="check">
      <h2 id="check" className="type-h3">
        {t(order.session ? 'session.checkTitle' : `order.checkTitle${countKey(order)}`)}
      </h2>
      {order.check_until && (
        <p className="type-body mt-1 text-ink-2">
          {t(order.session ? 'session.checkText' : 'order.checkText', {
            time: format.dateTime(order.check_until),
          })}
        </p>
      )}
      {order.proof_file_id && <ProofPicture fileId={order.proof_file_id} label={t('order.checkProof')} />}
      {actions.includes('reject') && (
        <ReasonField label={t('order.staffReason')} className="mt-4" reason={reason} onChange={setReason} />
      )}
      <div className="mt-4 flex flex-wrap items-start gap-2">
        {actions.includes('complete') && (
          <Button
            variant="primary"
            busy={busy}
            onClick={() => run(() => call('completeOrder', { params }), t('success.orderUpdated'))}
          >
            {t(order.viewer === 'staff' ? 'order.staffVerify' : 'order.complete')}
          </Button>
        )}
        {actions.includes('reject') && (
          <Button
            variant="outline"
            busy={busy}
            disabledReason={reasonMissing(t, reason)}
            onClick={() =>
              run(() => call('rejectProof', { params, body: { reason } }), t('success.orderUpdated'))
            }
          >
            {t('order.staffReject')}
          </Button>
        )}
      </div>
    </Card>
  )
}

/** Why the proof came back, until another one is handed in. */
function Rejected({ order }: { order: OrderView }) {
  const { t } = useApp()
  const last = order.events.at(-1)
  if (order.status !== 'boosting' || last?.action !== 'reject') return null
  return (
    <Notice tone="warning" title={t('order.rejectedTitle')}>
      {last.reason}
    </Notice>
  )
}
