import { useApp } from '#web/frame/session/app-context.ts'
import { ConfirmDialog } from '#web/frame/shell/confirm-dialog.tsx'
import type { Batch } from './payouts-query.ts'

/** Asks before a batch's payouts are marked as sent. */
export default function SentDialog({ batch, onClose }: { batch: Batch; onClose: () => void }) {
  const { t, call } = useApp()
  const { batch_id, number } = batch
  return (
    <ConfirmDialog
      title={t('payouts.sentTitle', { number })}
      confirmLabel={t('payouts.markSent')}
      variant="primary"
      send={() => call('sendPayoutBatch', { params: { batch_id } })}
      done={t('payouts.sent')}
      onClose={onClose}
    >
      <p className="text-ink-2">{t('payouts.sentText')}</p>
    </ConfirmDialog>
  )
}
