import { useApp } from '#web/frame/session/app-context.ts'
import { ConfirmDialog } from '#web/frame/shell/confirm-dialog.tsx'
import type { OrderView } from '../order/parts/order-facts.ts'

type Props = { order: OrderView; change: NonNullable<OrderView['change']>; onClose: () => void }

/** The booster declines a change with a reason that the customer reads. */
export default function DeclineDialog({ order, change, onClose }: Props) {
  const { t, call } = useApp()
  return (
    <ConfirmDialog
      title={t('order.change.declineTitle')}
      reasonLabel={t('order.reason')}
      confirmLabel={t('order.change.decline')}
      send={(reason) =>
        call('declineChange', {
          params: { order_id: order.order_id },
          body: { change_id: change.change_id, reason },
        })
      }
      done={t('order.event.change_declined')}
      onClose={onClose}
    >
      <p className="type-body text-ink-2">{t('order.change.declineText')}</p>
    </ConfirmDialog>
  )
}
