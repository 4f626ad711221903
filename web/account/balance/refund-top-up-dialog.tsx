import { useApp } from '#web/frame/session/app-context.ts'
import { ConfirmDialog } from '#web/frame/shell/confirm-dialog.tsx'
import type { BalanceEntry } from './balance-types.ts'

type Props = { topUp: NonNullable<BalanceEntry['top_up']>; onClose: () => void }

/** A customer confirms that what they haven't spent of a top-up goes back to their card. */
export default function RefundTopUpDialog({ topUp, onClose }: Props) {
  const { t, format, call, session } = useApp()
  const { payment_id, refundable } = topUp
  const amount = format.money(refundable)
  const send = async () => {
    await call('refundTopUp', { params: { payment_id }, body: { amount: refundable } })
    await session?.reload()
  }
  return (
    <ConfirmDialog
      title={t('balance.refundTitle', { amount })}
      confirmLabel={t('balance.refundButton', { amount })}
      variant="primary"
      send={send}
      done={t('balance.refundDone', { amount })}
      onClose={onClose}
    >
      <p className="type-body text-ink-2">{t('balance.refundText')}</p>
      <p className="type-small mt-2 text-ink-2">{t('balance.refundWhen')}</p>
    </ConfirmDialog>
  )
}
