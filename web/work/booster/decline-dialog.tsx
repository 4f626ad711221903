import { useState } from 'react'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { ReasonField, reasonMissing } from '#web/frame/shell/reason-field.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'

type Props = { orderId: string; named?: boolean; onClose: () => void }

/** Declines a booking, or an order that names this booster. A reason is required because the customer reads it. */
export default function DeclineDialog({ orderId, named = false, onClose }: Props) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  const [reason, setReason] = useState('')
  const decline = async () => {
    const done = await run(
      () => call('declineOrder', { params: { order_id: orderId }, body: { reason } }),
      t('booster.declined'),
    )
    if (done) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(named ? 'booster.declineNamedTitle' : 'booster.declineTitle')}
      closeLabel={t('shell.close')}
    >
      <p className="type-body mb-4 text-ink-2">
        {t(named ? 'booster.declineNamedText' : 'booster.declineText')}
      </p>
      <ReasonField label={t('order.reason')} reason={reason} onChange={setReason} />
      <div className="mt-6 flex justify-end">
        <Button variant="primary" busy={busy} disabledReason={reasonMissing(t, reason)} onClick={decline}>
          {t('booster.decline')}
        </Button>
      </div>
    </Dialog>
  )
}
