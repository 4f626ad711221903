import { useApp } from '#web/frame/session/app-context.ts'
import { ConfirmDialog } from '#web/frame/shell/confirm-dialog.tsx'
import type { OrderView } from '../order/parts/order-facts.ts'
import type { Amounts, Outcome } from './dispute-facts.ts'
import { DivisionView } from './division-view.tsx'

type Props = {
  order: OrderView
  outcome: Outcome
  amounts: Amounts | null
  reason: string
  onClose: () => void
}

/** The last look before a decision: the outcome and its amounts once more. */
export default function DecideDialog({ order, outcome, amounts, reason, onClose }: Props) {
  const { t, call } = useApp()
  const body = { outcome: outcome.outcome, reason, ...(amounts && { amounts }) }
  return (
    <ConfirmDialog
      title={t('disputes.sure')}
      confirmLabel={t('disputes.confirm')}
      variant="primary"
      send={() => call('decideDispute', { params: { order_id: order.order_id }, body })}
      done={t('disputes.decidedNow')}
      onClose={onClose}
    >
      <p className="type-body font-semibold">{t(`disputes.outcome.${outcome.outcome}`)}</p>
      {amounts && <DivisionView order={order} outcome={outcome} amounts={amounts} />}
      <p className="type-small mt-4 text-ink-2">{t('disputes.sureText')}</p>
    </ConfirmDialog>
  )
}
