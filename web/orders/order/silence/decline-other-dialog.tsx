import { useApp } from '#web/frame/session/app-context.ts'
import { ConfirmDialog } from '#web/frame/shell/confirm-dialog.tsx'
import type { OrderView } from '../parts/order-facts.ts'

/** Staff decline a request for another booster with a reason that both sides read. */
export default function DeclineOtherDialog({ order, onClose }: { order: OrderView; onClose: () => void }) {
  const { t, call } = useApp()
  return (
    <ConfirmDialog
      title={t('order.silence.decline')}
      reasonLabel={t('order.reasonBoth')}
      confirmLabel={t('order.silence.decline')}
      send={(reason) =>
        call('declineOtherBooster', { params: { order_id: order.order_id }, body: { reason } })
      }
      done={t('order.event.decline_other_booster')}
      onClose={onClose}
    >
      <p className="type-body text-ink-2">{t('order.silence.declineText')}</p>
    </ConfirmDialog>
  )
}
