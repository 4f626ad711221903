import { useState } from 'react'
import { useAction } from '../router/use-action.ts'
import { useApp } from '../session/app-context.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Segment } from '../ui/segment.tsx'
import { type OrderView, offered } from './order-facts.ts'
import { ReasonField, reasonMissing } from './reason-field.tsx'

type Stop = NonNullable<OrderView['stop']>
type RefundTo = Stop['refund_to'][number]
type Props = { order: OrderView; onClose: () => void }

/** Says what comes back, and where to, before anything is cancelled. */
export default function CancelDialog({ order, onClose }: Props) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  const { stop } = order
  // The way it was paid comes first.
  const [refundTo, setRefundTo] = useState<RefundTo>(stop?.refund_to[0] ?? 'payment_method')
  const [reason, setReason] = useState('')
  const needsReason = offered(order, 'cancel')?.needs_reason ?? false
  const cancel = async () => {
    const params = { order_id: order.order_id }
    const body = { refund_to: refundTo, ...(needsReason && { reason }) }
    if (await run(() => call('cancelOrder', { params, body }), t('order.cancelledNow'))) onClose()
  }
  return (
    <Dialog open onClose={onClose} title={t('order.cancelTitle')} closeLabel={t('order.close')}>
      {stop && stop.paid > 0 ? (
        <Refund stop={stop} staff={order.viewer === 'staff'} />
      ) : (
        <p className="type-body text-ink-2">{t('order.cancelUnpaid')}</p>
      )}
      {stop && stop.refund > 0 && stop.refund_to.length > 1 && (
        <Segment
          className="mt-4"
          label={t('order.refundWhere')}
          value={refundTo}
          options={stop.refund_to.map((value) => ({
            value,
            label: t(value === 'balance' ? 'order.refundToBalance' : 'order.refundToMethod'),
          }))}
          onChange={setRefundTo}
        />
      )}
      {needsReason && (
        <ReasonField label={t('order.reasonBoth')} className="mt-4" reason={reason} onChange={setReason} />
      )}
      <div className="mt-6 flex flex-wrap items-start gap-2">
        <Button
          variant="quiet"
          busy={busy}
          disabledReason={needsReason ? reasonMissing(t, reason) : null}
          onClick={cancel}
        >
          {t('order.cancel')}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {t('order.keep')}
        </Button>
      </div>
    </Dialog>
  )
}

/** What was paid, what the booster has earned of it, and what goes back. */
function Refund({ stop, staff }: { stop: Stop; staff: boolean }) {
  const { t, format } = useApp()
  const whole = stop.earned === 0
  return (
    <>
      <p className="type-body text-ink-2">
        {t(staff ? 'order.cancelTextStaff' : whole ? 'order.cancelText' : 'order.cancelPart', {
          total: format.money(stop.refund),
        })}
      </p>
      {!whole && (
        <dl className="type-table mt-4 grid gap-2 tabular-nums">
          <Line label={t('order.stopPaid')} amount={format.money(stop.paid)} />
          <Line label={t('order.stopEarned')} amount={format.money(0 - stop.earned)} />
          <Line label={t('order.stopRefund')} amount={format.money(stop.refund)} sum />
        </dl>
      )}
    </>
  )
}

function Line({ label, amount, sum = false }: { label: string; amount: string; sum?: boolean }) {
  const look = sum ? 'border-t border-dashed border-line-strong pt-2 font-semibold' : ''
  return (
    <div className={`flex justify-between gap-4 ${look}`}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  )
}
