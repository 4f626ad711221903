import { useState } from 'react'
import { useTranslate } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'

const KeepOrderDialog = opensLater(() => import('./keep-order-dialog.tsx'))

/** Offers a guest to become a customer: a lost cookie then loses nothing. */
export function KeepOrder() {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Notice
        title={t('account.keepTitle')}
        action={
          <Button variant="outline" size="small" onClick={() => setOpen(true)}>
            {t('account.keepButton')}
          </Button>
        }
      >
        {t('account.keepText')}
      </Notice>
      {open && <KeepOrderDialog onClose={() => setOpen(false)} />}
    </>
  )
}
