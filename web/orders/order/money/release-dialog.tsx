import { useApp } from '#web/frame/session/app-context.ts'
import { ConfirmDialog } from '#web/frame/shell/confirm-dialog.tsx'
import type { OrderView } from '../parts/order-facts.ts'

/** Staff confirm the shares of a closed order and release them. */
export default function ReleaseDialog({ order, onClose }: { order: OrderView; onClose: () => void }) {
  const { t, call } = useApp()
  return (
    <ConfirmDialog
      title={t('order.releaseTitle')}
      reasonLabel={t('order.reason')}
      confirmLabel={t('order.releaseShares')}
      variant="primary"
      send={(reason) => call('releaseShares', { params: { order_id: order.order_id }, body: { reason } })}
      done={t('order.sharesReleased')}
      onClose={onClose}
    >
      <p className="type-body text-ink-2">{t('order.releaseText')}</p>
    </ConfirmDialog>
  )
}
