import { useApp } from '#web/frame/session/app-context.ts'
import { ConfirmDialog } from '#web/frame/shell/confirm-dialog.tsx'
import type { OrderView } from '../parts/order-facts.ts'

/** The effect of deleting the login, shown before it happens. */
export default function RevokeDialog({ order, onClose }: { order: OrderView; onClose: () => void }) {
  const { t, call } = useApp()
  const follows =
    order.status === 'waiting_for_booster'
      ? 'order.revokeWaiting'
      : order.status === 'boosting'
        ? 'order.revokeUnderWay'
        : 'order.revokePlain'
  return (
    <ConfirmDialog
      title={t('order.revokeTitle')}
      confirmLabel={t('order.revoke')}
      send={() => call('revokeCredentials', { params: { order_id: order.order_id } })}
      done={t('order.revoked')}
      onClose={onClose}
    >
      <p className="type-body text-ink-2">{t(follows)}</p>
    </ConfirmDialog>
  )
}
