import { useState } from 'react'
import { useApp } from '../app/app-context.ts'
import { useAction } from '../app/use-action.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Segment } from '../ui/segment.tsx'
import type { OrderView } from './order-facts.ts'

type RefundTo = 'balance' | 'payment_method'

/** Says what comes back, and where to, before anything is cancelled. */
export default function CancelDialog({ order, onClose }: { order: OrderView; onClose: () => void }) {
  const { t, format, call } = useApp()
  const { busy, run } = useAction()
  const [refundTo, setRefundTo] = useState<RefundTo>('balance')
  const paid = order.status !== 'not_paid'
  const byCard = order.payment !== null && order.payment.provider !== 'balance'
  const cancel = async () => {
    const done = await run(
      () => call('cancelOrder', { params: { order_id: order.order_id }, body: { refund_to: refundTo } }),
      t('success.orderUpdated'),
    )
    if (done) onClose()
  }
  return (
    <Dialog open onClose={onClose} title={t('order.cancelTitle')} closeLabel={t('order.close')}>
      <p className="type-body text-ink-2">
        {paid ? t('order.cancelText', { total: format.money(order.total) }) : t('order.cancelUnpaid')}
      </p>
      {paid && byCard && (
        <Segment
          className="mt-4"
          label={t('order.refundWhere')}
          value={refundTo}
          options={[
            { value: 'balance', label: t('order.refundToBalance') },
            { value: 'payment_method', label: t('order.refundToMethod') },
          ]}
          onChange={setRefundTo}
        />
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button variant="outline" onClick={onClose}>
          {t('order.keep')}
        </Button>
        <Button variant="primary" busy={busy} onClick={cancel}>
          {t('order.cancel')}
        </Button>
      </div>
    </Dialog>
  )
}
