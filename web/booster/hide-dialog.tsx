import { useState } from 'react'
import { type NotForMeReason, notForMeReasons } from '#core/orders/not-for-me.ts'
import { useAction } from '../router/use-action.ts'
import { useApp } from '../session/app-context.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

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
      <fieldset className="mt-4">
        <legend className="label">{t('booster.hideReason')}</legend>
        <div className="mt-1 divide-y divide-line">
          {notForMeReasons.map((each) => (
            <label key={each} className="flex cursor-pointer items-center gap-3 py-3">
              <input
                type="radio"
                name="reason"
                className="radio"
                checked={reason === each}
                onChange={() => setReason(each)}
              />
              <span className="type-body">{t(`booster.notForMe.${each}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="mt-6 flex justify-end">
        <Button variant="primary" busy={busy} onClick={hide}>
          {t('booster.hide')}
        </Button>
      </div>
    </Dialog>
  )
}
