import { useApp } from '#web/frame/session/app-context.ts'
import { ConfirmDialog } from '#web/frame/shell/confirm-dialog.tsx'
import type { StaffPayout } from './payouts-query.ts'

/** Asks for the reason before a payout's money is available to its booster again. */
export default function ReturnDialog({ payout, onClose }: { payout: StaffPayout; onClose: () => void }) {
  const { t, call } = useApp()
  const { payout_id, number } = payout
  return (
    <ConfirmDialog
      title={t('payouts.returnTitle', { number })}
      reasonLabel={t('payouts.returnReason')}
      confirmLabel={t('payouts.return')}
      send={(reason) => call('returnPayout', { params: { payout_id }, body: { reason } })}
      done={t('payouts.returned')}
      onClose={onClose}
    >
      <p className="text-ink-2">{t('payouts.returnText')}</p>
    </ConfirmDialog>
  )
}
