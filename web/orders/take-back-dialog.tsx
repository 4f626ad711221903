import { useState } from 'react'
import { useAction } from '../router/use-action.ts'
import { useApp } from '../session/app-context.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { kindWords } from './kind-words.ts'
import type { OrderView } from './order-facts.ts'
import { ReasonField, reasonMissing } from './reason-field.tsx'

/** Staff take an order from its booster: it goes back to the board, and both sides read why. */
export default function TakeBackDialog({ order, onClose }: { order: OrderView; onClose: () => void }) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  const [reason, setReason] = useState('')
  const params = { order_id: order.order_id }
  const takeBack = async () => {
    const done = await run(() => call('dropOrder', { params, body: { reason } }), t('order.takenBack'))
    if (done) onClose()
  }
  return (
    <Dialog open onClose={onClose} title={t('order.takeBackTitle')} closeLabel={t('order.close')}>
      <p className="type-body text-ink-2">
        {t(kindWords(order).takeBack, {
          booster: order.booster?.username ?? '',
        })}
      </p>
      <ReasonField label={t('order.reasonBoth')} className="mt-4" reason={reason} onChange={setReason} />
      <div className="mt-6 flex flex-wrap items-start gap-2">
        <Button variant="quiet" busy={busy} disabledReason={reasonMissing(t, reason)} onClick={takeBack}>
          {t('order.takeBack')}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {t('order.leaveAsIs')}
        </Button>
      </div>
    </Dialog>
  )
}
