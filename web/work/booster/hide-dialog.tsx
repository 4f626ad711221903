import { useState } from 'react'
import { type NotForMeReason, notForMeReasons } from '#core/orders/not-for-me.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ChoiceList } from '#web/kit/ui/choice-list.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'

/** Takes an order off the board, with a reason if the booster gives one. */
export default function HideDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  const [reason, setReason] = useState<NotForMeReason | null>(null)
  const hide = async () => {
    const body = reason ? { reason } : {}
    if (await run(() => call('hideOrder', { params: { order_id: orderId }, body }), t('booster.hiddenNow')))
      onClose()
  }
  return (
    <Dialog open onClose={onClose} title={t('booster.hideTitle')} closeLabel={t('shell.close')}>
      <p className="type-body text-ink-2">{t('booster.hideText')}</p>
      <div className="mt-4">
        <ChoiceList
          label={t('booster.hideReason')}
          options={notForMeReasons.map((each) => [each, t(`booster.notForMe.${each}`)])}
          value={reason}
          onChange={setReason}
        />
      </div>
      <div className="mt-6 flex justify-end">
        <Button variant="primary" busy={busy} onClick={hide}>
          {t('booster.hide')}
        </Button>
      </div>
    </Dialog>
  )
}
