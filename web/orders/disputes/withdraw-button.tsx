import { useState } from 'react'
import { useApp } from '#web/frame/session/app-context.ts'
import { ConfirmDialog } from '#web/frame/shell/confirm-dialog.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { offered } from '../order/parts/offered.ts'
import type { OrderView } from '../order/parts/order-facts.ts'

/** Whoever opened the dispute can withdraw it. */
export function WithdrawButton({ order }: { order: OrderView }) {
  const { t, call } = useApp()
  const [open, setOpen] = useState(false)
  if (!offered(order, 'withdraw_dispute')) return null
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {t('disputes.withdraw')}
      </Button>
      {open && (
        <ConfirmDialog
          title={t('disputes.withdrawTitle')}
          confirmLabel={t('disputes.withdraw')}
          variant="primary"
          send={() => call('withdrawDispute', { params: { order_id: order.order_id } })}
          done={t('disputes.withdrawnNow')}
          onClose={() => setOpen(false)}
        >
          <p className="type-body text-ink-2">{t('disputes.withdrawText')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
