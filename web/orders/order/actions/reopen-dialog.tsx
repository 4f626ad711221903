import { useApp } from '#web/frame/session/app-context.ts'
import { ConfirmDialog } from '#web/frame/shell/confirm-dialog.tsx'
import type { OrderView } from '../parts/order-facts.ts'

/** Asks before a completed order runs again. */
export default function ReopenDialog({ order, onClose }: { order: OrderView; onClose: () => void }) {
  const { t, call } = useApp()
  return (
    <ConfirmDialog
      title={t('disputes.reopenTitle')}
      reasonLabel={t('order.reason')}
      confirmLabel={t('disputes.reopen')}
      variant="primary"
      send={(reason) => call('reopenOrder', { params: { order_id: order.order_id }, body: { reason } })}
      done={t('disputes.reopened')}
      onClose={onClose}
    >
      <p className="type-body text-ink-2">{t('disputes.reopenText')}</p>
    </ConfirmDialog>
  )
}
