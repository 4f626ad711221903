import { useState } from 'react'
import { useApp } from '#web/frame/session/app-context.ts'
import { ConfirmDialog } from '#web/frame/shell/confirm-dialog.tsx'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { ReadyReasonField } from '#web/frame/shell/ready-reason-field.tsx'
import { isSaid, type Said, saidAs, saidMissing } from '#web/frame/shell/said-reason.ts'
import { Field } from '#web/kit/ui/field.tsx'
import { Segment } from '#web/kit/ui/segment.tsx'
import { TextArea } from '#web/kit/ui/text-area.tsx'
import { offered } from '../parts/offered.ts'
import type { OrderView } from '../parts/order-facts.ts'

const DisputeDialog = opensLater(() => import('../../disputes/dispute-dialog.tsx'))

type Stop = NonNullable<OrderView['stop']>
type RefundTo = Stop['refund_to'][number]
type Props = { order: OrderView; onClose: () => void }

/**
 * Shows the refund and where it goes before the order is cancelled. Its amount follows the record; another amount is a
 * dispute's to decide.
 */
export default function CancelDialog({ order, onClose }: Props) {
  const [divides, setDivides] = useState(false)
  return divides ? (
    <DisputeDialog order={order} onClose={onClose} />
  ) : (
    <Cancellation order={order} onClose={onClose} onDivide={() => setDivides(true)} />
  )
}

function Cancellation({ order, onClose, onDivide }: Props & { onDivide: () => void }) {
  const { t, call } = useApp()
  const { stop } = order
  // The original payment method comes first.
  const [refund_to, setRefundTo] = useState<RefundTo>(stop?.refund_to[0] ?? 'payment_method')
  const needsReason = offered(order, 'cancel')?.needs_reason ?? false
  const [said, setSaid] = useState<Said<'cancel'>>({})
  const [note, setNote] = useState('')
  const isStaff = order.viewer === 'staff'
  return (
    <ConfirmDialog
      title={t('order.cancelTitle')}
      confirmLabel={t('order.cancel')}
      keepLabel={t('order.keep')}
      wrong={needsReason ? saidMissing(t, said) : null}
      dirty={isSaid(said) || note.trim() !== ''}
      send={() =>
        call('cancelOrder', {
          params: { order_id: order.order_id },
          body: { refund_to, ...(needsReason && saidAs(said)), ...(note.trim() && { note: note.trim() }) },
        })
      }
      onClose={onClose}
    >
      {stop && stop.paid > 0 ? (
        <Refund stop={stop} staff={isStaff} />
      ) : (
        <p className="type-body text-ink-2">{t('order.cancelUnpaid')}</p>
      )}
      {isStaff && stop && stop.earned > 0 && offered(order, 'dispute') && (
        <p className="type-small mt-3 text-ink-2">
          {t('order.cancelOther')}{' '}
          <button type="button" className="text-link" onClick={onDivide}>
            {t('order.cancelOtherLink')}
          </button>
        </p>
      )}
      {stop && stop.refund > 0 && stop.refund_to.length > 1 && (
        <Segment
          className="mt-4"
          label={t('order.stopRefund')}
          value={refund_to}
          options={stop.refund_to.map((value) => ({ value, label: t(refundWords(order, value)) }))}
          onChange={setRefundTo}
        />
      )}
      {needsReason && (
        <ReadyReasonField
          deed="cancel"
          label={t('order.reasonBoth')}
          className="mt-4"
          said={said}
          onChange={setSaid}
        />
      )}
      {isStaff && (
        <Field label={t('order.cancelNote')} hint={t('order.cancelNoteHint')} className="mt-4">
          <TextArea rows={2} maxLength={500} value={note} onChange={({ target }) => setNote(target.value)} />
        </Field>
      )}
    </ConfirmDialog>
  )
}

/** Staff see where the customer's money goes. */
function refundWords({ viewer }: OrderView, to: RefundTo) {
  if (to !== 'balance') return 'order.refundToMethod'
  return viewer === 'staff' ? 'order.refundToTheirBalance' : 'order.refundToBalance'
}

/** The amount paid, the booster's share of it, and the refund. */
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
