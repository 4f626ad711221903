import { useApp } from '../session/app-context.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import type { OrderView } from './order-facts.ts'

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
