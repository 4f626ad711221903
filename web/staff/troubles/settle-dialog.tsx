import { useRevalidate } from '#web/frame/router/use-revalidate.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { ConfirmDialog } from '#web/frame/shell/confirm-dialog.tsx'
import type { TroubleEvent } from './trouble-rows.ts'

/** Asks for the reason before an event that was set aside is marked as settled. */
export default function SettleDialog({ event, onClose }: { event: TroubleEvent; onClose: () => void }) {
  const { t, call } = useApp()
  const revalidate = useRevalidate()
  const settle = async (reason: string) => {
    await call('settlePaymentEvent', { params: { event_id: event.event_id }, body: { reason } })
    await revalidate()
  }
  return (
    <ConfirmDialog
      title={t('troubles.settleTitle')}
      reasonLabel={t('troubles.settleReason')}
      confirmLabel={t('troubles.settle')}
      variant="primary"
      send={settle}
      done={t('troubles.settled')}
      onClose={onClose}
    >
      <p className="text-ink-2">{t('troubles.settleText')}</p>
    </ConfirmDialog>
  )
}
