import { needsAccount } from '#core/orders/kinds.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { ConfirmDialog } from '#web/frame/shell/confirm-dialog.tsx'
import type { OrderView } from '../parts/order-facts.ts'

/**
 * Asks the customer once before a result is confirmed: who is paid, and what is deleted. A report that is opened in
 * another tab meanwhile changes what the dialog asks; a result that is confirmed there closes it.
 */
export default function ConfirmResultDialog({ order, onClose }: { order: OrderView; onClose: () => void }) {
  const { t, call } = useApp()
  const { disputed } = order
  const booster = order.booster?.username ?? t('order.booster')
  return (
    <ConfirmDialog
      title={t(disputed ? 'order.confirm.titleReported' : 'order.confirm.title')}
      confirmLabel={t(disputed ? 'order.confirm.withdraw' : 'order.complete')}
      variant="primary"
      send={() =>
        call('completeOrder', {
          params: { order_id: order.order_id },
          query: { reported: disputed ? 'true' : 'false' },
        })
      }
      onClose={onClose}
    >
      <ul className="type-body grid list-disc gap-1 ps-5">
        {disputed && <li>{t('order.confirm.endsReport')}</li>}
        <li>{t('order.confirm.pays', { booster })}</li>
        {needsAccount(order.config) && <li>{t('order.confirm.deletesLogin')}</li>}
        <li>{t('order.confirm.noUndo')}</li>
      </ul>
    </ConfirmDialog>
  )
}
