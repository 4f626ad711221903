import { useState } from 'react'
import { useApp } from '../app/app-context.ts'
import { useAction } from '../app/use-action.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { TextArea } from '../ui/text-area.tsx'

const shortestReason = 3

/** A coach says no: with a reason, since the customer reads it. */
export default function DeclineDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
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
    <Dialog open onClose={onClose} title={t('booster.declineTitle')} closeLabel={t('order.close')}>
      <p className="type-body mb-4 text-ink-2">{t('booster.declineText')}</p>
      <Field label={t('order.reason')}>
        <TextArea
          rows={2}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      <div className="mt-6 flex justify-end">
        <Button
          variant="primary"
          busy={busy}
          disabledReason={reason.trim().length < shortestReason ? t('order.reasonMissing') : null}
          onClick={decline}
        >
          {t('booster.decline')}
        </Button>
      </div>
    </Dialog>
  )
}
