import { useState } from 'react'
import { useApp } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'

const KeepOrderDialog = opensLater(() => import('./keep-order-dialog.tsx'))

/** Offers a guest to become a customer: a lost cookie then loses nothing, and cashback isn't lost at the end. */
export function KeepOrder({ cashback = 0 }: { cashback?: number | undefined }) {
  const { t, format } = useApp()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Notice
        title={
          cashback > 0
            ? t('account.keepCashback', { amount: format.money(cashback) })
            : t('account.keepTitle')
        }
        action={
          <Button variant="outline" size="small" onClick={() => setOpen(true)}>
            {t('account.keepButton')}
          </Button>
        }
      >
        {t(cashback > 0 ? 'account.keepCashbackText' : 'account.keepText')}
      </Notice>
      {open && <KeepOrderDialog onClose={() => setOpen(false)} />}
    </>
  )
}
