import { useState } from 'react'
import { useAction } from '../router/use-action.ts'
import { useApp } from '../session/app-context.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import type { OrderView } from './order-facts.ts'
import { ReasonField, reasonMissing } from './reason-field.tsx'

/** Staff decide that a closed order's shares are right as they are. */
export default function ReleaseDialog({ order, onClose }: { order: OrderView; onClose: () => void }) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  const [reason, setReason] = useState('')
  const params = { order_id: order.order_id }
  const release = async () => {
    if (await run(() => call('releaseShares', { params, body: { reason } }), t('order.sharesReleased')))
      onClose()
  }
  return (
    <Dialog open onClose={onClose} title={t('order.releaseTitle')} closeLabel={t('order.close')}>
      <p className="type-body text-ink-2">{t('order.releaseText')}</p>
      <ReasonField label={t('order.reason')} className="mt-4" reason={reason} onChange={setReason} />
      <div className="mt-6 flex flex-wrap items-start gap-2">
        <Button variant="quiet" busy={busy} disabledReason={reasonMissing(t, reason)} onClick={release}>
          {t('order.releaseShares')}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {t('order.leaveAsIs')}
        </Button>
      </div>
    </Dialog>
  )
}
