import { useAction } from '../router/use-action.ts'
import { useApp } from '../session/app-context.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import type { OrderView } from './order-facts.ts'

/** What deleting the login means for the order, before it happens. */
export default function RevokeDialog({ order, onClose }: { order: OrderView; onClose: () => void }) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  const params = { order_id: order.order_id }
  const follows =
    order.status === 'waiting_for_booster'
      ? 'order.revokeWaiting'
      : order.status === 'boosting'
        ? 'order.revokeUnderWay'
        : 'order.revokePlain'
  const revoke = async () => {
    if (await run(() => call('revokeCredentials', { params }), t('order.revoked'))) onClose()
  }
  return (
    <Dialog open onClose={onClose} title={t('order.revokeTitle')} closeLabel={t('order.close')}>
      <p className="type-body text-ink-2">{t(follows)}</p>
      <div className="mt-6 flex flex-wrap items-start gap-2">
        <Button variant="quiet" busy={busy} onClick={revoke}>
          {t('order.revoke')}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {t('order.leaveAsIs')}
        </Button>
      </div>
    </Dialog>
  )
}
