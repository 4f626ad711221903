import { useApp } from '#web/frame/session/app-context.ts'
import { ConfirmDialog } from '#web/frame/shell/confirm-dialog.tsx'
import type { OrderView } from '../parts/order-facts.ts'
import { VerifyEffects } from './verify-effects.tsx'

/** The effects of verifying, shown before it happens: who is paid how much, and what is deleted. */
export default function VerifyDialog({ order, onClose }: { order: OrderView; onClose: () => void }) {
  const { t, call } = useApp()
  return (
    <ConfirmDialog
      title={t('order.verifyTitle')}
      confirmLabel={t('order.staffVerify')}
      variant="primary"
      send={() => call('completeOrder', { params: { order_id: order.order_id }, query: {} })}
      done={t('order.completedNow')}
      onClose={onClose}
    >
      <VerifyEffects order={order} />
    </ConfirmDialog>
  )
}
