import { useApp } from '#web/frame/session/app-context.ts'
import { ConfirmDialog } from '#web/frame/shell/confirm-dialog.tsx'
import { kindWords } from '../parts/kind-words.ts'
import type { OrderView } from '../parts/order-facts.ts'

/** Staff unassign the booster: the order returns to the board, and both sides see the reason. */
export default function TakeBackDialog({ order, onClose }: { order: OrderView; onClose: () => void }) {
  const { t, call } = useApp()
  return (
    <ConfirmDialog
      title={t('order.takeBackTitle')}
      reasonLabel={t('order.reasonBoth')}
      confirmLabel={t('order.takeBack')}
      send={(reason) => call('dropOrder', { params: { order_id: order.order_id }, body: { reason } })}
      done={t('order.takenBack')}
      onClose={onClose}
    >
      <p className="type-body text-ink-2">
        {t(kindWords(order).takeBack, { booster: order.booster?.username ?? '' })}
      </p>
    </ConfirmDialog>
  )
}
