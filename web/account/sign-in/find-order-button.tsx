import { useState } from 'react'
import { useTranslate } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import type { ButtonLook } from '#web/kit/ui/button-class.ts'

const FindOrderDialog = opensLater(() => import('./find-order-dialog.tsx'))

/** Opens the dialog that mails guests a link to their order. */
export function FindOrderButton(look: ButtonLook) {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button {...look} onClick={() => setOpen(true)}>
        {t('account.findOrder')}
      </Button>
      {open && <FindOrderDialog onClose={() => setOpen(false)} />}
    </>
  )
}
