import { needsAccount } from '#core/orders/kinds.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { ConfirmDialog } from '#web/frame/shell/confirm-dialog.tsx'
import type { OrderView } from '../parts/order-facts.ts'

/** The effects of verifying, shown before it happens: who is paid how much, and what is deleted. */
export default function VerifyDialog({ order, onClose }: { order: OrderView; onClose: () => void }) {
  const { t, format, call } = useApp()
  return (
    <ConfirmDialog
      title={t('order.verifyTitle')}
      confirmLabel={t('order.staffVerify')}
      variant="primary"
      send={() => call('completeOrder', { params: { order_id: order.order_id }, query: {} })}
      done={t('order.completedNow')}
      onClose={onClose}
    >
      <ul className="type-body grid gap-1">
        {order.stretches
          .filter(({ pay }) => pay > 0)
          .map(({ booster, pay }) => (
            <li key={booster.user_id} className="font-semibold">
              {t('order.verifyPays', { amount: format.money(pay), booster: booster.username })}
            </li>
          ))}
        <li className="text-ink-2">
          {t(needsAccount(order.config) ? 'order.verifyClosesVault' : 'order.verifyCloses')}
        </li>
      </ul>
    </ConfirmDialog>
  )
}
